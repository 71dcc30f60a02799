/** Tells whether a point lies inside a flat polygon. */
export function isInside(x: number, y: number, polygon: readonly number[]): boolean {
  let inside = false;
  const count = polygon.length / 2;
  for (let index = 0, before = count - 1; index < count; before = index, index += 1) {
    const [x1 = 0, y1 = 0] = [polygon[index * 2], polygon[index * 2 + 1]];
    const [x2 = 0, y2 = 0] = [polygon[before * 2], polygon[before * 2 + 1]];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
