/**
 * The colours of the map. Each is what `parseColour` reads. Nothing is told by colour alone: every price level
 * has its own shape and pattern, and held, sold and picked seats have shapes of their own.
 */
export interface SeatMapPalette {
  /** Around and between the sections. */
  readonly background: string;
  /** Sections, controls. */
  readonly surface: string;
  readonly outline: string;
  readonly text: string;
  readonly textMuted: string;
  /** Stage, field, floor. */
  readonly shape: string;
  readonly shapeText: string;
  /** Price levels from the cheapest up; 3:1 or more on background and surface. */
  readonly levels: readonly [string, string, string, string, string, string];
  /** Glyphs and numbers on a seat. */
  readonly onLevel: string;
  readonly held: string;
  readonly sold: string;
  readonly muted: string;
  readonly selected: string;
  readonly onSelected: string;
  /** Highlighted sections, what the fan holds. */
  readonly accent: string;
  readonly focus: string;
  readonly danger: string;
  /** A CSS font family. */
  readonly font: string;
}

/** Aubergine ink: the room before the performance. */
export const darkSeatMapPalette: SeatMapPalette = {
  background: '#180f1f',
  surface: '#22172b',
  outline: '#443352',
  text: '#f7f0e6',
  textMuted: '#bfb1c8',
  shape: '#2d2038',
  shapeText: '#cbbfd6',
  levels: ['#58c4bd', '#7aa7ff', '#b898ff', '#f08cc6', '#ff8f70', '#b4cf5a'],
  onLevel: '#180f1f',
  held: '#a596b3',
  sold: '#74667f',
  muted: '#6d6078',
  selected: '#ffe9b0',
  onSelected: '#2a1d0a',
  accent: '#e6b75c',
  focus: '#9fdcea',
  danger: '#ff9c93',
  font: 'system-ui, sans-serif',
};

/** Warm paper. */
export const lightSeatMapPalette: SeatMapPalette = {
  background: '#f5eee2',
  surface: '#fffaf2',
  outline: '#cfc3b2',
  text: '#22142b',
  textMuted: '#655a6e',
  shape: '#e8ddcb',
  shapeText: '#5a4f63',
  levels: ['#0c7d78', '#2a62cf', '#7440cf', '#b3266f', '#c2431f', '#55761a'],
  onLevel: '#ffffff',
  held: '#82768b',
  sold: '#a3978f',
  muted: '#b5a99d',
  selected: '#22142b',
  onSelected: '#ffe9b0',
  accent: '#8a5c08',
  focus: '#0f5d70',
  danger: '#a51e2d',
  font: 'system-ui, sans-serif',
};
