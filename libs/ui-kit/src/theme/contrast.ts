import { contrastRatio } from './colorContrast.ts';
import type { ThemeColors } from './themeTokens.ts';

/** Text needs 4.5:1, large text and the outline of a control 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimumContrast = { text: 4.5, control: 3 } as const;

/** Pair of colours with too little contrast. */
export interface ContrastProblem {
  color: keyof ThemeColors;
  on: keyof ThemeColors;
  ratio: number;
  needed: number;
}

/** Pair of colours that meet on screen, and the contrast they need. */
export interface ContrastPair {
  color: keyof ThemeColors;
  on: keyof ThemeColors;
  needed: number;
}

/** The accent as a surface needs no contrast: its edge is drawn in `accentText`, which has it on every surface. */
type Pair = readonly [color: keyof ThemeColors, on: keyof ThemeColors, needed: number];

const surfaces = ['background', 'surface1', 'surface2', 'surface3'] as const;
const coloured = ['accentText', 'info', 'success', 'warning', 'danger'] as const;
const statuses = ['info', 'success', 'warning', 'danger'] as const;
const { text, control } = minimumContrast;

const pairs: readonly Pair[] = [
  ...surfaces.flatMap((on): Pair[] => [
    ['content', on, text],
    ['contentMuted', on, text],
  ]),
  ...surfaces
    .slice(0, 3)
    .flatMap((on) => [
      ...coloured.map((color): Pair => [color, on, text]),
      ...(['borderStrong', 'focus'] as const).map((color): Pair => [color, on, control]),
    ]),
  ['accentContent', 'accent', text],
  ['accentContent', 'accentHover', text],
  ...statuses.flatMap((status): Pair[] => [
    [status, `${status}Surface`, text],
    ['content', `${status}Surface`, text],
  ]),
];

/** Every pair that the kit renders. */
export const contrastPairs: readonly ContrastPair[] = pairs.map(([color, on, needed]) => ({
  color,
  on,
  needed,
}));

/** Contrast gate for themes: returns every failing pair; empty when all pass. */
export function contrastProblems(colors: ThemeColors): ContrastProblem[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.color], colors[pair.on]) }))
    .filter(({ ratio, needed }) => ratio < needed);
}
