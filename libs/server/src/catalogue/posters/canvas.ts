import type { SeededRandom } from '../seededRandom.ts';
import type { PosterPalette } from './palettes.ts';

/** What a poster family draws on. */
export interface Canvas {
  width: number;
  height: number;
  palette: PosterPalette;
  random: SeededRandom;
  /** For families that use letters as shapes. */
  title: string;
  isWide: boolean;
}

/** Art over the whole canvas, and where the title may stand on the portrait. */
export interface PosterFamily {
  art: (canvas: Canvas) => string;
  /** The band kept for the title, as shares of the height, its ground and its ink. */
  title: {
    from: number;
    to: number;
    ground: keyof PosterPalette | 'none';
    ink: keyof PosterPalette;
    align?: 'left' | 'centre';
  };
}

/** Shortens numbers: a poster is sent over the wire. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A disc. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

/** A ring. */
export function ring(x: number, y: number, radius: number, stroke: string, thickness: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(thickness)}"/>`;
}

/** A box. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

/** A filled outline. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A closed polygon. */
export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

/** One number for each of `count` steps. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
