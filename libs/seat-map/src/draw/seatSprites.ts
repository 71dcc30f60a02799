import type { SeatMapPalette } from './palette.ts';
import { seatLayers, type Layer } from './seatShapes.ts';

/** Of the distance between seats, what a seat fills. */
const FILL = 0.86;

/** Pictures of seats at one size, made when first wanted. Pixels are RGBA words as `ImageData` has them. */
export class SeatSprites {
  /** Width and height of a picture in pixels. */
  readonly side: number;
  /** Sub-pixel positions an axis: small seats stand where they belong, large ones on whole pixels. */
  readonly phases: number;
  readonly #diameter: number;
  readonly #palette: SeatMapPalette;
  readonly #pictures: Uint32Array[] = [];

  /** @param pitch pixels between neighbouring seats */
  constructor(pitch: number, palette: SeatMapPalette) {
    this.#diameter = pitch * FILL;
    this.#palette = palette;
    this.phases = pitch < 16 ? 3 : 1;
    this.side = Math.ceil((this.#diameter / 2) * 1.1 + 1) * 2 + 1;
  }

  /** @param phase `phaseY * phases + phaseX` */
  picture(look: number, phase: number): Uint32Array {
    const key = look * 16 + phase;
    let picture = this.#pictures[key];
    if (!picture) {
      const layers = seatLayers(look, this.#diameter, this.#palette);
      const centre = this.side >> 1;
      const x = centre + (phase % this.phases) / this.phases;
      const y = centre + Math.floor(phase / this.phases) / this.phases;
      picture = rasterise(layers, this.side, x, y, this.#diameter / 2);
      this.#pictures[key] = picture;
    }
    return picture;
  }
}

function rasterise(
  layers: readonly Layer[],
  side: number,
  cx: number,
  cy: number,
  radius: number,
): Uint32Array {
  const bytes = new Uint8ClampedArray(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const x = ((at % side) + 0.5 - cx) / radius;
    const y = (Math.floor(at / side) + 0.5 - cy) / radius;
    for (const { shape, colour } of layers) {
      const cover = Math.min(Math.max(0.5 - shape(x, y) * radius, 0), 1) * colour[3];
      if (cover > 0) blend(bytes, at * 4, colour, cover);
    }
  }
  return new Uint32Array(bytes.buffer);
}

/** Over, with straight alpha. */
function blend(bytes: Uint8ClampedArray, at: number, colour: ArrayLike<number>, cover: number): void {
  const under = (bytes[at + 3]! / 255) * (1 - cover);
  const alpha = cover + under;
  for (let channel = 0; channel < 3; channel += 1) {
    bytes[at + channel] = (colour[channel]! * cover + bytes[at + channel]! * under) / alpha;
  }
  bytes[at + 3] = alpha * 255;
}
