import { acted, statesOf, type Figure, type State } from './model';

/** Our own figures, seen from the front, on a 24 × 24 grid. */
const HUMAN = 'M12 3.500a4 4 0 1 0 .01 0zM4.500 21c.2-5.200 3.200-8.500 7.500-8.500s7.300 3.300 7.500 8.500z';

export const silhouettes: Record<Figure['kind'], string> = {
  human: HUMAN,
  'time-lord': 'M12 3a4 4 0 1 0 .01 0zM3.500 21.500l2-6.500c.5-1.600 1.700-2.600 3.300-2.900L12 16.800l3.200-4.700c1.600.3 2.800 1.300 3.300 2.900l2 6.500h-6.200L12 18.500l-2.300 3z',
  alien: 'M12 2.500c-4.400 0-7 2.700-7 6 0 3.900 3.700 8 7 8s7-4.100 7-8c0-3.300-2.600-6-7-6zM7.600 8.300l3.300 1.600-.6 1.700-3.100-1.500zM16.400 8.300l-3.300 1.600.6 1.700 3.100-1.500zM6 21.500c.6-2.400 3-4 6-4s5.400 1.600 6 4z',
  cyborg: 'M7.500 3h9v10.500h-9zM9 6.200v2h6v-2zM9.500 10.500v1h5v-1zM4.500 7.500H6v3H4.500zM18 7.500h1.500v3H18zM4 21.500c.3-3.600 2.700-6.500 5.500-6.500h5c2.800 0 5.200 2.900 5.500 6.500z',
  robot: 'M11.300 1.500h1.400V4h3.800v7h-9V4h3.800zM9 6.500v2h2v-2zM13 6.500v2h2v-2zM5 12.500h14v9H5zM8.500 15v1.500h7V15zM8.500 18v1.500h7V18z',
  android: 'M12 2.500c3.200 0 5 2 5 5.200 0 3.100-2 5.800-5 5.800s-5-2.700-5-5.800c0-3.200 1.800-5.200 5-5.200zM8.200 7v1.600h7.600V7zM4.500 21.500c.2-4.200 2.700-6.700 5-6.700l2.500 2 2.500-2c2.300 0 4.800 2.500 5 6.700z',
  construct: 'M8.500 2.500h7v6h-7zM3.500 9.500h17v6h-4v6.500h-3.500v-5h-2v5H7.500v-6.500h-4z',
  swarm: 'M7 5.500a2.300 2.300 0 1 0 .01 0zM16.500 4a2 2 0 1 0 .01 0zM12 9.500a2.600 2.600 0 1 0 .01 0zM5.500 14a2.200 2.200 0 1 0 .01 0zM18.500 12a2.400 2.400 0 1 0 .01 0zM13 17a2.300 2.300 0 1 0 .01 0z',
  animal: 'M6.500 7.500a2.300 2.800 0 1 0 .01 0zM17.500 7.500a2.300 2.800 0 1 0 .01 0zM10 3.500a2 2.600 0 1 0 .01 0zM14 3.500a2 2.600 0 1 0 .01 0zM12 11c3 0 5.500 3 5.500 6 0 2.200-1.500 3.500-3.200 3.500-1 0-1.500-.5-2.300-.5s-1.300.5-2.300.5c-1.700 0-3.200-1.300-3.200-3.500 0-3 2.500-6 5.500-6z',
  plant: 'M12 22v-8M12 14c-5.500 0-8-3.500-8-9 5.500 0 8 3.500 8 9zM12 14c0-4.400 2.300-8 8-8 0 5.500-2.500 8-8 8z',
};

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
    figure, shape: silhouettes[figure.kind], signs: states.filter((it) => it !== 'down').map((it) => signs[it]),
    lies: states.includes('down') || states.includes('unconscious'), acted: acted(figure),
  };
}
