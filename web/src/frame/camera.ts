/** What of a surface is seen: its centre in the surface's own lengths, and pixels per length. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place on a surface, in its own lengths. */
export interface Place {
  x: number;
  y: number;
}

export const NEAREST = 8;

/** Everything, as large as it fits. */
export function fit(world: Size, screen: Size, margin = 0): Camera {
  const scale = Math.min(screen.width / (world.width + 2 * margin), screen.height / (world.height + 2 * margin)) || 1;
  return { x: world.width / 2, y: world.height / 2, scale };
}

/** A part of the surface, as large as it fits. */
export function fitPart(part: Place & Size, world: Size, screen: Size): Camera {
  const scale = Math.min(screen.width / part.width, screen.height / part.height) || 1;
  const least = fit(world, screen).scale;
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return pan({ ...middle, scale: Math.min(Math.max(scale, least), least * NEAREST) }, 0, 0, world, screen);
}

/** Whether a screen is so much wider or narrower that what is seen is fitted anew. */
export function isOther(before: number, now: number): boolean {
  return Math.max(before, now) > Math.min(before, now) * 1.4;
}

/** So much of what is seen may lie beyond the edge of the surface. */
const BEYOND = 0.12;

/** Moves what is seen by so many pixels, little beyond the surface; what is seen whole stays in the middle. */
export function pan(camera: Camera, dx: number, dy: number, world: Size, screen: Size): Camera {
  const within = (it: number, seen: number, most: number) => {
    if (seen >= most) return most / 2;
    const least = seen * (0.5 - BEYOND);
    return Math.min(Math.max(it, least), most - least);
  };
  return {
    ...camera,
    x: within(camera.x - dx / camera.scale, screen.width / camera.scale, world.width),
    y: within(camera.y - dy / camera.scale, screen.height / camera.scale, world.height),
  };
}

/** Zooms while the point under the pointer, in pixels from the screen's centre, stays where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }, world: Size, screen: Size): Camera {
  const least = fit(world, screen).scale;
  const scale = Math.min(Math.max(camera.scale * factor, least), least * NEAREST);
  const moved = { x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale, scale };
  return pan(moved, 0, 0, world, screen);
}

/** The SVG view box of what is seen. */
export function viewBox(camera: Camera, screen: Size): string {
  const [width, height] = [screen.width / camera.scale, screen.height / camera.scale];
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`;
}

/** The place under a pixel of the screen, counted from its corner. */
export function pointAt(camera: Camera, pixel: Place, screen: Size): Place {
  return {
    x: camera.x + (pixel.x - screen.width / 2) / camera.scale,
    y: camera.y + (pixel.y - screen.height / 2) / camera.scale,
  };
}

/** What is seen once a place is: the same where it is seen already. */
export function reveal(looked: Camera | null, place: Place, world: Size, screen: Size): Camera | null {
  if (!looked) return null;
  const [half, high] = [screen.width / looked.scale / 2, screen.height / looked.scale / 2];
  const inside = Math.abs(place.x - looked.x) < half * 0.9 && Math.abs(place.y - looked.y) < high * 0.9;
  if (inside) return looked;
  const moved = pan({ ...looked, x: place.x, y: place.y }, 0, 0, world, screen);
  // A place at the edge may be seen no better than it is.
  return moved.x === looked.x && moved.y === looked.y ? looked : moved;
}
