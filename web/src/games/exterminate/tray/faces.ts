import type { Faces } from '../../../generated/exterminate';

/** A face of the Combat die: Hit, Armour, Lightning. */
export type Face = 'H' | 'A' | 'L';

export const FACES: Face[] = ['H', 'A', 'L'];

/** Dice one by one, in the order they are written. */
export function facesOf(dice: Faces | undefined): Face[] {
  return [...(dice ?? '')].filter((it): it is Face => it === 'H' || it === 'A' || it === 'L');
}

/** Dice as they are written: Hits, Armours, Lightnings. */
export function written(faces: Face[]): Faces {
  return FACES.map((face) => face.repeat(faces.filter((it) => it === face).length)).join('');
}

/** The places of these dice among those that lie there, the last of each face first. */
export function placesOf(dice: Faces, there: Face[]): number[] {
  const left = facesOf(dice);
  const places: number[] = [];
  for (let at = there.length - 1; at >= 0; at--) {
    const found = left.indexOf(there[at] as Face);
    if (found < 0) continue;
    left.splice(found, 1);
    places.unshift(at);
  }
  return places;
}

/** Some dice are taken away and others come. */
export function replaced(there: Faces, gone: Faces, come: Faces): Faces {
  const places = new Set(placesOf(gone, facesOf(there)));
  return written([...facesOf(there).filter((_, at) => !places.has(at)), ...facesOf(come)]);
}
