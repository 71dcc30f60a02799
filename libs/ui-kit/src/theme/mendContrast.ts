import { clampChroma, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn';
import { contrastPairs, contrastProblems, type ContrastProblem } from './contrast.ts';
import { contrastRatio, readableOn } from './colorContrast.ts';
import type { ThemeColors } from './themeTokens.ts';

type Token = keyof ThemeColors;

/** A colour that was made lighter or darker; its hue is what it was. */
export interface ContrastShift {
  token: Token;
  from: string;
  to: string;
}

export interface MendedContrast {
  colors: ThemeColors;
  /** What was shifted, in the order in which it was done; empty when nothing had to be. */
  shifts: ContrastShift[];
  /** What no safe shift can reach: a person has to choose another colour. */
  problems: ContrastProblem[];
}

/** As far as a colour may go in OKLCH lightness, from 0 to 1, and still be known again. */
const recognisable = 0.3;

/**
 * What may be shifted, in this order, and how far. Text may become ink or paper; a colour that means or sells something
 * stays recognisable. The ground (page and surfaces) is the organiser's choice: it is never touched.
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

/** The colour at other lightnesses, nearest first; chroma gives way where the screen has no such colour. */
function* lightnesses(hex: string, farthest: number): Generator<string> {
  // Registered here and not when the file is read, so that importing it costs nothing.
  const toOklch = [modeLrgb, modeRgb, modeOklab].map(useMode) && useMode(modeOklch);
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
  // Where no text reads on the accent and on its hover both, the text reads on the accent and the hover gives way.
  if (token === 'accentContent') return readableOn(colors.accent);
  return token === 'accentHover' ? colors.accent : undefined;
}

/**
 * Shifts, in OKLCH lightness alone, the colours that stand on something and do not reach 4.5:1 (text) or 3:1 (large
 * text, controls), as little as it takes. What cannot be reached safely comes back as a problem.
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
