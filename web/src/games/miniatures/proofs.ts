import type { Place } from '../../frame/camera';
import type { Chart } from './chart';
import type { Point, Proof, Shape } from './shapes';

/** What proofs may be about. */
export interface Things {
  pieces: readonly { piece: string; shape: Shape }[];
  figures: readonly { figure: string; at: Point; radius: number }[];
}

/** Proofs as they are drawn: what they are about, outlined; areas, lines and points that show it. */
export interface Drawn {
  outlines: string[];
  areas: string[];
  lines: string[];
  points: Place[];
}

/** How proofs are drawn. Seen by an eye, a line is what is hidden: all between the two is shaded. */
export function drawnOf(proofs: readonly Omit<Proof, 'rule'>[], chart: Chart, { pieces, figures }: Things, eye?: Point): Drawn {
  // Several proofs may have the same witness.
  const [outlines, areas, lines] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const points: Place[] = [];
  for (const { piece, figure, witness } of proofs) {
    const [lies, stands] = [pieces.find((it) => it.piece === piece), figures.find((it) => it.figure === figure)];
    if (lies) outlines.add(chart.outline(lies.shape));
    if (stands) outlines.add(chart.circle(stands.at, stands.radius));
    if ('point' in witness) points.push(chart.at(witness.point));
    else if ('area' in witness) areas.add(chart.path(witness.area));
    else {
      const { from, to } = witness.line;
      if (eye) areas.add(chart.path([eye, from, to]));
      lines.add(chart.path([from, to], false));
    }
  }
  return { outlines: [...outlines], areas: [...areas], lines: [...lines], points };
}
