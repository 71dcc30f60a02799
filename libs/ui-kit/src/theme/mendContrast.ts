import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';
import { contrastPairs, contrastProblems, type ContrastProblem } from './contrast.ts';
import { contrastRatio, readableOn } from './colorContrast.ts';
import type { ThemeColors } from './themeTokens.ts';

type Token = keyof ThemeColors;

/** Colour that was made lighter or darker; its hue is unchanged. */
export interface ContrastShift {
  token: Token;
  from: string;
  to: string;
}

export interface MendedContrast {
  colors: ThemeColors;
  /** Shifts in order; empty when none was needed. */
  shifts: ContrastShift[];
  /** Pairs that no acceptable shift fixes: the organiser has to choose another colour. */
  problems: ContrastProblem[];
}

/** Largest OKLCH lightness shift (0 to 1) that keeps a colour recognisable. */
const recognisable = 0.3;

/**
 * Tokens that may be shifted, in order, and how far. Text may become ink or paper; accent and status colours stay
 * recognisable. Background and surfaces are the organiser's choice and never shifted.
 */
const reach: readonly (readonly [token: Token, farthest: number])[] = [
  ['content', 1],
  ['contentMuted', 0.5],
  ['accent', recognisable],
  ['accentText', 0.5],
  ['info', recognisable],
  ['success', recognisable],
  ['warning', recognisable],
  ['danger', recognisable],
  ['borderStrong', 0.5],
  ['focus', 0.5],
  ['accentContent', 1],
  ['accentHover', recognisable],
];

const step = 0.004;

/** Yields the colour at other lightnesses, nearest first; reduces chroma where sRGB has no such colour. */
function* lightnesses(hex: string, farthest: number): Generator<string> {
  // Registered on first use, so that importing the module costs nothing.
  for (const mode of [modeLrgb, modeRgb, modeOklab]) useMode(mode);
  const toOklch = useMode(modeOklch);
  const color = toOklch(hex);
  if (!color) return;
  for (let away = step; away <= farthest; away += step) {
    for (const l of [color.l + away, color.l - away]) {
      if (l < 0 || l > 1) continue;
      yield formatHex(clampChroma({ ...color, l }, 'oklch'));
    }
  }
}

const worst = (colors: ThemeColors, token: Token): number =>
  Math.min(
    ...contrastPairs
      .filter(({ color, on }) => color === token || (token === 'accentHover' && on === token))
      .map(({ color, on, needed }) => contrastRatio(colors[color], colors[on]) / needed),
  );

function nearest(colors: ThemeColors, token: Token, farthest: number): string | undefined {
  for (const to of lightnesses(colors[token], farthest)) {
    if (worst({ ...colors, [token]: to }, token) >= 1) return to;
  }
  // Where no text is readable on both the accent and its hover, the text suits the accent and the hover is shifted.
  if (token === 'accentContent') return readableOn(colors.accent);
  return token === 'accentHover' ? colors.accent : undefined;
}

/**
 * Shifts foreground colours in OKLCH lightness, as little as needed for 4.5:1 (text) or 3:1 (large text, controls).
 * Pairs that can't be fixed are returned as problems.
 * @param colors every value `#rrggbb`
 */
export function mendContrast(colors: ThemeColors): MendedContrast {
  const mended = { ...colors };
  const shifts: ContrastShift[] = [];
  for (const [token, farthest] of reach) {
    if (worst(mended, token) >= 1) continue;
    const to = nearest(mended, token, farthest);
    if (to === undefined) continue;
    shifts.push({ token, from: mended[token], to });
    mended[token] = to;
  }
  return { colors: mended, shifts, problems: contrastProblems(mended) };
}
