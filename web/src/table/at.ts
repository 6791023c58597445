import type { At } from '../documents';

/** Which table this is: after so many decisions, on which branch. */
export function nameOf(table: At | null): At {
  return { decision: table?.decision ?? 0, branch: table?.branch ?? 0 };
}

/** Whether two are the same table. */
export function isAt(one: At, other: At): boolean {
  return one.decision === other.decision && one.branch === other.branch;
}
