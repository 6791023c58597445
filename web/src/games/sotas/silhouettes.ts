import { silhouette } from './figures';
import { acted, statesOf, type Figure, type State } from './model';

/** Signs of states, on a 12 × 12 grid. */
export const signs: Record<State, string> = {
  down: 'M6 1.500v6M3 5.500l3 3.500 3-3.500M2 10.500h8',
  unconscious: 'M2.500 3h4l-4 5h4M7.500 6.500h3l-3 4h3',
  bound: 'M3 5.500h6v5H3zM4 5.500V4a2 2 0 0 1 4 0v1.500',
  wounded: 'M6 2v8M2 6h8',
  weak: 'M2 3l4 4 4-4M2 6.500l4 4 4-4',
  confused: 'M4 4a2 2 0 1 1 3 1.800c-.7.400-1 .9-1 1.700M6 9.800v.2',
  controlled: 'M6 1.500l4.500 8h-9zM6 5v2',
  climbing: 'M3.500 1.500v9M8.500 1.500v9M3.500 4h5M3.500 8h5',
  shield: 'M6 1.500l4 1.300V6c0 2.300-1.600 3.800-4 4.600C3.600 9.800 2 8.300 2 6V2.800z',
  carries: 'M2 4.500l4-2 4 2v4l-4 2-4-2zM2 4.500l4 2 4-2M6 6.500v4',
  aloft: 'M6 8.500V2M3 5l3-3.500L9 5M2 10.500h8',
  distracted: 'M6 3a3 3 0 1 0 .01 0M6 .5v1M6 10.500v1M.5 6h1M10.500 6h1',
  empty: 'M4 2h4v7H4zM3 11h6',
};

/** How a figure's token looks. */
export function tokenOf(figure: Figure): { figure: Figure; shape: string; signs: string[]; lies: boolean; acted: boolean } {
  const states = statesOf(figure);
  return {
    figure, shape: silhouette(figure), signs: states.filter((it) => it !== 'down').map((it) => signs[it]),
    lies: states.includes('down') || states.includes('unconscious'), acted: acted(figure),
  };
}
