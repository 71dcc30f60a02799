import type { ThemeColors } from './themeTokens.ts';

/** Text needs 4.5:1, large text and the outline of a control 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimumContrast = { text: 4.5, control: 3 } as const;

/** True for `#rrggbb`: the only form in which a colour may enter, so that no style can be smuggled in with it. */
export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
};

/** The contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Ink or paper, whichever reads better on the colour; one of them always has 4.5:1. */
export function readableOn(color: string): string {
  const ink = '#09040c';
  const paper = '#ffffff';
  return contrastRatio(color, ink) >= contrastRatio(color, paper) ? ink : paper;
}

/** A pair of colours that does not reach what it needs. */
export interface ContrastProblem {
  color: keyof ThemeColors;
  on: keyof ThemeColors;
  ratio: number;
  needed: number;
}

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
      ...(['accent', 'borderStrong', 'focus'] as const).map((color): Pair => [color, on, control]),
    ]),
  ['accentContent', 'accent', text],
  ['accentContent', 'accentHover', text],
  ...statuses.flatMap((status): Pair[] => [
    [status, `${status}Surface`, text],
    ['content', `${status}Surface`, text],
  ]),
];

/** The gate that a theme passes before it is accepted: every pair that the kit puts on screen; empty when all hold. */
export function contrastProblems(colors: ThemeColors): ContrastProblem[] {
  return pairs
    .map(([color, on, needed]) => ({ color, on, needed, ratio: contrastRatio(colors[color], colors[on]) }))
    .filter(({ ratio, needed }) => ratio < needed);
}
