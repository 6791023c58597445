import type { View } from '../../generated/exterminate';
import { CHEVRON } from '../miniatures/plate';
import { statesOf, acted, type Figure, type State } from './model';

/** Our own figures, seen from the front, on a 24 × 24 grid. */
const SHAPES = {
  dalek: 'M8.500 8.500c0-3.600 1.500-5.500 3.500-5.500s3.500 1.900 3.500 5.500zM4 5.200h5.200v1.400H4zM7.500 9.500h9l.8 3.500H6.700zM2.500 11h4.200v1.400H2.500zM6.300 14h11.400l1.800 7.500h-15zM8 16.200a.8.8 0 1 0 .01 0zM12 16.200a.8.8 0 1 0 .01 0zM16 16.200a.8.8 0 1 0 .01 0zM7.400 18.700a.8.8 0 1 0 .01 0zM12 18.700a.8.8 0 1 0 .01 0zM16.600 18.700a.8.8 0 1 0 .01 0z',
  davros: 'M12 3a3.200 3.200 0 1 0 .01 0zM8 10.500c1-1 2.300-1.500 4-1.500s3 .5 4 1.500l.7 2.500H7.300zM4.500 14h15l1.500 7.500H3zM7 16.500v1.500h10v-1.500z',
  cyberman: 'M6.500 3.500h2v-1h7v1h2v4h-1.800v5H8.300v-5H6.500zM9.500 5.500v1.700h1.700V5.500zM12.800 5.500v1.700h1.700V5.500zM10 9.500v1h4v-1zM4.500 21.500l.8-5.500c.3-1.700 1.500-2.500 3-2.500h7.400c1.500 0 2.700.8 3 2.500l.8 5.500zM9.500 15.500v3h5v-3z',
  swarm: 'M7 5.500a2.300 2.300 0 1 0 .01 0zM16.500 4a2 2 0 1 0 .01 0zM12 9.500a2.600 2.600 0 1 0 .01 0zM5.500 14a2.200 2.200 0 1 0 .01 0zM18.500 12a2.400 2.400 0 1 0 .01 0zM13 17a2.300 2.300 0 1 0 .01 0z',
  judoon: 'M11.200 2l.8-1 .8 1 .8 3h2.600c1.600 0 2.600 1.200 2.600 2.800 0 3-2.500 5.700-6.800 5.700s-6.800-2.700-6.800-5.700C5.200 6.200 6.200 5 7.800 5h2.600zM8.200 7.500v1.600h2.200V7.500zM13.600 7.500v1.600h2.200V7.500zM3 21.500c.4-4 2.600-6.800 6-6.800h6c3.400 0 5.600 2.800 6 6.800z',
  zygon: 'M12 2c-3.600 0-6 2.600-6 6 0 2 1 3.500 2 4.500-3 .8-4.800 4-5 9h18c-.2-5-2-8.200-5-9 1-1 2-2.500 2-4.500 0-3.400-2.400-6-6-6zM8.700 7.200l2.400.8v1.400l-2.400-.7zM15.300 7.200l-2.400.8v1.400l2.400-.7zM7 16a1 1 0 1 0 .01 0zM12 17a1 1 0 1 0 .01 0zM17 16a1 1 0 1 0 .01 0zM12 13.200a.9.900 0 1 0 .01 0z',
  silent: 'M12 1.500c-3.300 0-5 2-5 4.800 0 3 2 6.700 5 6.700s5-3.700 5-6.700c0-2.800-1.700-4.800-5-4.800zM8.600 6.300l2.500 1.200v1l-2.700-1zM15.400 6.300l-2.500 1.200v1l2.700-1zM6.500 22l.8-6c.2-1.600 1.200-2.400 2.700-2.400l2 2.900 2-2.900c1.500 0 2.500.8 2.700 2.400l.8 6h-3.500L12 17.500 10 22z',
  sontaran: 'M12 4.500c-4.600 0-7 2-7 5.300 0 2.500 2.400 4.200 7 4.200s7-1.700 7-4.200c0-3.300-2.400-5.300-7-5.300zM7.800 9v1.700h2.700V9zM13.500 9v1.700h2.700V9zM3 21.500c0-4 2-6.500 5-6.500h8c3 0 5 2.500 5 6.500zM9.500 17v1.500h5V17z',
  reptile: 'M12 2l1.500 2.500h2l1.500 3-.8 1.500c0 2.800-1.800 5-4.200 5s-4.200-2.200-4.200-5L7 7.500l1.500-3h2zM9 8l2 .7v1.200l-2-.5zM15 8l-2 .7v1.200l2-.5zM3.500 21.500c.3-4 2.600-6.500 5.500-6.500l3 2 3-2c2.900 0 5.200 2.500 5.500 6.500z',
  angel: 'M12 4a3 3 0 1 0 .01 0zM2 3.500c3.500 1 6 4 6.500 8L6 21.500h12l-2.500-10c.5-4 3-7 6.500-8 .3 6-1.300 10.500-4.500 13l1 5h-13l1-5C3.300 14 1.700 9.500 2 3.500zM9.500 11h5l1.500 9H8z',
  human: 'M12 3.500a4 4 0 1 0 .01 0zM4.500 21c.2-5.200 3.200-8.500 7.500-8.500s7.300 3.300 7.500 8.500z',
  soldier: 'M7 6.500C7 4 9 2.500 12 2.500S17 4 17 6.500l2 .7v1.300h-2.200c-.4 2.600-2.300 4.500-4.800 4.500s-4.400-1.900-4.800-4.500H5V7.200zM4.500 21.500c.2-4.400 3-7.300 7.500-7.300s7.300 2.900 7.500 7.300zM8 16.500V19h2.500v-2.500zM13.500 16.500V19H16v-2.500z',
  doctor: 'M12 3a4 4 0 1 0 .01 0zM3.500 21.500l2-6.500c.5-1.600 1.700-2.600 3.300-2.900L12 16.800l3.200-4.700c1.600.3 2.800 1.300 3.300 2.900l2 6.500h-6.200L12 18.500l-2.300 3z',
} as const;

/** Who looks otherwise than their faction. */
const OWN: Record<string, keyof typeof SHAPES> = {
  'dal.6': 'davros', 'cyb.5': 'swarm', 'cyb.6': 'human', 'sil.4': 'soldier', 'doc.1': 'doctor', 'doc.2': 'doctor', 'doc.8': 'reptile', 'doc.10': 'sontaran', 'uni.5': 'human',
};
const FACTIONS: Record<string, keyof typeof SHAPES> = {
  dal: 'dalek', cyb: 'cyberman', jud: 'judoon', zyg: 'zygon', sil: 'silent', son: 'sontaran', uni: 'soldier', slu: 'reptile', ang: 'angel',
};

/** The silhouette of a recruitment card: of its kind, or of people where it is none of ours. */
export function shapeOf(profile: string): string {
  return SHAPES[OWN[profile] ?? FACTIONS[profile.split('.')[0] ?? ''] ?? 'human'];
}

/** Signs of states, on a 12 × 12 grid. */
const SIGNS: Record<State, string> = {
  shocked: 'M7 1L3 7h3l-1 4 4-6H6z',
  'stress-1': 'M6 2.500v4.500M6 9.500v.200',
  'stress-2': 'M4 2.500v4.500M4 9.500v.200M8 2.500v4.500M8 9.500v.200',
  wounded: 'M6 2v8M2 6h8',
  carries: 'M6 4.500a1.500 1.500 0 1 0 .010 0M5 4.500C5.500 2 7.500 1.200 9.500 1.800M7.800 6C9.700 7.500 9.500 9.700 8 11M4.700 7.200C2.500 8 .900 6.800 .600 4.800',
  escorts: 'M3.500 6.500l2-2 2 2M5.500 4.500v6M2 2h8',
  hunted: 'M6 2a4 4 0 1 0 .01 0M6 .500v3M6 8.500v3M.500 6h3M8.500 6h3',
  jammed: 'M2 2l8 8M10 2l-8 8',
  lasting: 'M6 1.500l4 1.500v3c0 2.500-1.700 4-4 5-2.300-1-4-2.500-4-5V3z',
  perched: 'M1.500 10h9M3 10V6.500h6V10M6 4.500V1.500M4.500 3L6 1.500 7.500 3',
};

/** How a figure's token looks. */
export function tokenOf(view: View, figure: Figure): { figure: Figure; shape: string; signs: string[]; lies: boolean; acted: boolean } {
  const states = statesOf(view, figure);
  return {
    figure, shape: figure.traits.includes('leader') ? CHEVRON + shapeOf(figure.profile) : shapeOf(figure.profile), signs: states.filter((it) => it !== 'shocked').map((it) => SIGNS[it]), lies: figure.shocked, acted: acted(view, figure),
  };
}
