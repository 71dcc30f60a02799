import type { SeatMapPalette } from './palette.ts';
import { seatLayers, type GlyphOf, type Layer } from './seatShapes.ts';

/** Diameter of a seat, relative to the distance between seats. */
const FILL = 0.86;

/** Sprites of seats at one size, rendered on first use. Pixels are RGBA words as in `ImageData`. */
export class SeatSprites {
  /** Width and height of a sprite in pixels. */
  readonly side: number;
  /** Sub-pixel positions per axis: small seats are placed exactly, large ones on whole pixels. */
  readonly phases: number;
  /** Number of rendered sprites. */
  made = 0;
  readonly #layersOf: (look: number) => Layer[];
  readonly #radius: number;
  readonly #pictures: Uint32Array[] = [];

  /** @param pitch pixels between neighbouring seats */
  constructor(pitch: number, palette: SeatMapPalette, glyphOf?: GlyphOf) {
    const diameter = pitch * FILL;
    this.#layersOf = (look) => seatLayers(look, diameter, palette, glyphOf);
    this.#radius = diameter / 2;
    this.phases = pitch < 16 ? 3 : 1;
    this.side = Math.ceil(this.#radius * 1.1 + 1) * 2 + 1;
  }

  /** @param phase `phaseY * phases + phaseX` */
  picture(look: number, phase: number): Uint32Array {
    return (this.#pictures[look * 16 + phase] ??= this.#make(look, phase));
  }

  #make(look: number, phase: number): Uint32Array {
    const { side, phases } = this;
    const middle = (side >> 1) - 0.5;
    const [x, y] = [middle + (phase % phases) / phases, middle + Math.floor(phase / phases) / phases];
    this.made += 1;
    return rasterise(this.#layersOf(look), side, x, y, this.#radius);
  }
}

/** Composites layers with straight alpha. */
function rasterise(
  layers: readonly Layer[],
  side: number,
  cx: number,
  cy: number,
  radius: number,
): Uint32Array {
  const bytes = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < bytes.length; at += 4) {
    const x = (((at / 4) % side) - cx) / radius;
    const y = (Math.floor(at / 4 / side) - cy) / radius;
    for (const [shape, colour] of layers) {
      const cover = Math.min(Math.max(0.5 - shape(x, y) * radius, 0), 1) * colour[3];
      const under = (bytes[at + 3]! / 255) * (1 - cover);
      const alpha = cover + under;
      for (let channel = at; alpha > 0 && channel < at + 3; channel += 1) {
        bytes[channel] = (colour[channel - at]! * cover + bytes[channel]! * under) / alpha;
      }
      bytes[at + 3] = alpha * 255;
    }
  }
  return new Uint32Array(bytes.buffer);
}
