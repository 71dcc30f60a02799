import type { Coordinates } from '../model/sectionGeometry.ts';
import type { SeatSprites } from './seatSprites.ts';

/** Square of pixels (RGBA words as in `ImageData`) and its position on the map. */
export interface PixelSquare {
  readonly pixels: Uint32Array;
  readonly side: number;
  /** Pixels of the whole map to the left of and above the square. */
  readonly left: number;
  readonly top: number;
  /** Pixels per map unit. */
  readonly scale: number;
}

interface SeatPositions {
  readonly x: Coordinates;
  readonly y: Coordinates;
}

/**
 * Draws seats by copying their sprites into a pixel buffer: ten thousand seats in about a millisecond, with or without
 * a graphics card. Seats outside of the square cost almost nothing.
 */
export function stampSeats(
  { pixels, side, left, top, scale }: PixelSquare,
  sprites: SeatSprites,
  { x, y }: SeatPositions,
  looks: Uint8Array,
): void {
  const { phases, side: size } = sprites;
  for (let seat = 0; seat < looks.length; seat += 1) {
    // Positions in phase steps, then split into whole pixels and the phase.
    const px = Math.round((x[seat]! * scale - left) * phases);
    const py = Math.round((y[seat]! * scale - top) * phases);
    const wholeX = Math.floor(px / phases);
    const wholeY = Math.floor(py / phases);
    const fromX = wholeX - (size >> 1);
    const fromY = wholeY - (size >> 1);
    if (fromX >= side || fromY >= side || fromX <= -size || fromY <= -size) continue;
    const picture = sprites.picture(looks[seat]!, (py - wholeY * phases) * phases + px - wholeX * phases);
    const end = Math.min(size, side - fromX);
    for (let row = Math.max(0, -fromY); row < Math.min(size, side - fromY); row += 1) {
      for (let column = Math.max(0, -fromX); column < end; column += 1) {
        const pixel = picture[row * size + column]!;
        // Skips transparent pixels, so that neighbours may overlap.
        if (pixel) pixels[(fromY + row) * side + fromX + column] = pixel;
      }
    }
  }
}
