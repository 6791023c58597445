/** The geometry of the documents, which is the same in every game that measures. */
export type { Point, Segment, Shape, Witness } from '../../generated/sotas';
