import type { Witness } from '../../generated/sotas';

/** The geometry of the documents, which is the same in every game that measures. */
export type { Point, Segment, Shape, Witness } from '../../generated/sotas';

/** What shows that a rule applies: the piece or figure it is about, and where one sees it. */
export interface Proof {
  rule: string;
  piece?: string;
  figure?: string;
  witness: Witness;
}
