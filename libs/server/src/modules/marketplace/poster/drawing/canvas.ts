import type { SeededRandom } from '@foyer/catalogue';
import type { PosterPalette } from '../../../../sale/event/eventArt.ts';

/** Drawing context of a poster family. */
export interface Canvas {
  width: number;
  height: number;
  palette: PosterPalette;
  random: SeededRandom;
  /** For families that use letters as shapes. */
  title: string;
  isWide: boolean;
}

/** Artwork of the whole canvas, and the place of the title on the portrait. */
export interface PosterFamily {
  art: (canvas: Canvas) => string;
  /** Title band as shares of the height, with background and ink. */
  title: {
    from: number;
    to: number;
    ground: keyof PosterPalette | 'none';
    ink: keyof PosterPalette;
    align?: 'left' | 'centre';
  };
}

/** Rounds numbers to keep the SVG small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, thickness: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(thickness)}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

/** Filled path. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** Closed polygon. */
export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

/** Returns the integers from 0 to `count - 1`. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
