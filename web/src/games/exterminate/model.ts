import type { Json } from '../../documents';
import type { View } from '../../generated/exterminate';

export function viewOf(json: Json): View {
  return json as unknown as View;
}
