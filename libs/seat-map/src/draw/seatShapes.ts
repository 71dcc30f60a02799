import { OFFERED_LOOK } from '../model/seatLooks.ts';
import { rgbaOf, type Rgba } from './colour.ts';
import type { SeatMapPalette } from './palette.ts';
import { circle, common, line, polygon, ring, union, type Shape } from './signedDistance.ts';

/** Shape in a colour; later layers cover earlier ones. */
export type Layer = readonly [shape: Shape, colour: Rgba];

/** Returns the glyph of a kind of seat at a diameter in pixels; `undefined` for plain seats. */
export type GlyphOf = (kind: number, diameter: number) => Shape | undefined;

/** One shape per price level, distinguishable without colour. */
const levelShapes: readonly Shape[] = [
  circle(0.94),
  common(circle(1.04), (x, y) => Math.max(Math.abs(x), Math.abs(y)) - 0.84),
  polygon(4, 1.08),
  polygon(3, 1.2, 0.18),
  polygon(6, 1),
  union(line(-0.6, 0, 0.6, 0, 0.36), line(0, -0.6, 0, 0.6, 0.36)),
];

/** Shapes and colours of `seatLooks`, in the same order. */
function stateLayer(look: number, thin: number, palette: SeatMapPalette): Layer {
  const { sold, held, accent, muted, outline } = palette;
  const cross = union(line(-0.32, -0.32, 0.32, 0.32, thin * 0.9), line(-0.32, 0.32, 0.32, -0.32, thin * 0.9));
  const states: [Shape, string][] = [
    [circle(0.16), sold],
    [cross, sold],
    [union(ring(circle(0.8), thin), line(-0.3, 0, 0.3, 0, thin)), held],
    [union(ring(circle(0.94), 0.13), circle(0.5)), accent],
    [ring(circle(0.62), thin * 0.8), muted],
    [circle(0.62), outline],
  ];
  const [shape, colour] = states[look]!;
  return [shape, rgbaOf(colour)];
}

/** Returns the layers of a look at a diameter in pixels. */
export function seatLayers(
  look: number,
  diameter: number,
  palette: SeatMapPalette,
  glyphOf?: GlyphOf,
): Layer[] {
  const level = (look - OFFERED_LOOK) >> 2;
  if (level < 0) return [stateLayer(look, Math.max(0.11, 1.1 / diameter), palette)];
  const glyph = glyphOf?.((look - OFFERED_LOOK) & 3, diameter);
  const base: Layer = [levelShapes[level]!, rgbaOf(palette.levels[level]!)];
  return glyph ? [base, [glyph, rgbaOf(palette.onLevel)]] : [base];
}
