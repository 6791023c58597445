import type { Fault } from '../documents';
import { Refused } from '../engine/engine';
import { inBoth } from '../words/reader.svelte';

/** Whatever went wrong, as something that can be told. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault;
  console.error(error);
  return { code: 'internal', message: inBoth('web-fault-internal') };
}
