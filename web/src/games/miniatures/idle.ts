import type { Hands } from '../surface';

const refused = () => Promise.reject(new Error('only looked at'));

/** The hands of whoever only looks. */
export const IDLE: Hands = {
  question: null, busy: false, advised: [], unasked: () => null, choose: () => undefined,
  measure: refused, odds: refused, legal: refused,
};
