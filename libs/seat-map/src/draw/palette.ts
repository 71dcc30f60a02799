/**
 * Colours of the map, in formats of `parseColour`. No information is conveyed by colour alone: every price level has
 * its own shape and pattern, and held, sold and picked seats have their own shapes.
 */
export interface SeatMapPalette {
  /** Background around and between sections. */
  readonly background: string;
  /** Sections and controls. */
  readonly surface: string;
  readonly outline: string;
  readonly text: string;
  readonly textMuted: string;
  /** Stage, field, floor. */
  readonly shape: string;
  readonly shapeText: string;
  /** Price levels, cheapest first; contrast of 3:1 or more on background and surface. */
  readonly levels: readonly [string, string, string, string, string, string];
  /** Glyphs and numbers on a seat. */
  readonly onLevel: string;
  readonly held: string;
  readonly sold: string;
  readonly muted: string;
  readonly selected: string;
  readonly onSelected: string;
  /** Highlighted sections, and seats held by the buyer. */
  readonly accent: string;
  readonly focus: string;
  readonly danger: string;
  /** A CSS font family. */
  readonly font: string;
}

type Pair = readonly [dark: string, light: string];

const colours: { readonly [Key in keyof SeatMapPalette]: Pair | readonly Pair[] } = {
  background: ['#180f1f', '#f5eee2'],
  surface: ['#22172b', '#fffaf2'],
  outline: ['#443352', '#cfc3b2'],
  text: ['#f7f0e6', '#22142b'],
  textMuted: ['#bfb1c8', '#655a6e'],
  shape: ['#2d2038', '#e8ddcb'],
  shapeText: ['#cbbfd6', '#5a4f63'],
  levels: [
    ['#58c4bd', '#0c7d78'],
    ['#7aa7ff', '#2a62cf'],
    ['#b898ff', '#7440cf'],
    ['#f08cc6', '#b3266f'],
    ['#ff8f70', '#c2431f'],
    ['#b4cf5a', '#55761a'],
  ],
  onLevel: ['#180f1f', '#ffffff'],
  held: ['#a596b3', '#82768b'],
  sold: ['#74667f', '#a3978f'],
  muted: ['#6d6078', '#b5a99d'],
  selected: ['#ffe9b0', '#22142b'],
  onSelected: ['#2a1d0a', '#ffe9b0'],
  accent: ['#e6b75c', '#8a5c08'],
  focus: ['#9fdcea', '#0f5d70'],
  danger: ['#ff9c93', '#a51e2d'],
  font: ['system-ui, sans-serif', 'system-ui, sans-serif'],
};

const paletteOf = (tone: 0 | 1): SeatMapPalette => {
  const entries = Object.entries(colours).map(([key, value]): [string, unknown] => [
    key,
    typeof value[0] === 'string' ? value[tone] : (value as readonly Pair[]).map((pair) => pair[tone]),
  ]);
  return Object.fromEntries(entries) as SeatMapPalette & Record<string, unknown>;
};

/**
 * Returns the opacity of a price level's colour in a section, and of its pattern. Levels that share a colour, as under
 * forced colours, have the pattern alone, at full strength.
 */
export function areaOpacity({ levels }: SeatMapPalette): readonly [ground: number, pattern: number] {
  return new Set(levels).size < levels.length ? [0, 1] : [0.26, 0.42];
}

/** Dark palette on aubergine. */
export const darkSeatMapPalette = paletteOf(0);

/** Light palette on warm paper. */
export const lightSeatMapPalette = paletteOf(1);
