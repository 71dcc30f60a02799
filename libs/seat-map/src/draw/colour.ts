/** Red, green, blue (0 to 255) and opacity (0 to 1). */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads the colours that `getComputedStyle` writes (`#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`,
 * `color(srgb …)`); `undefined` for anything else.
 */
export function parseColour(text: string): Rgba | undefined {
  const colour = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3,8})$/.exec(colour)?.[1];
  if (hex) return parseHex(hex);
  const [, space, list = ''] = /^(rgba?\(|color\(srgb )([^)]*)\)$/.exec(colour) ?? [];
  if (!space) return undefined;
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const values = parts.map((part) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1));
  if (values.length < 3 || values.some(Number.isNaN)) return undefined;
  const unit = space.startsWith('rgb') && !parts[0]!.endsWith('%') ? 1 : 255;
  return [values[0]! * unit, values[1]! * unit, values[2]! * unit, values[3] ?? 1];
}

function parseHex(hex: string): Rgba | undefined {
  const pairs = hex.length < 5 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red, green, blue, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return hex.length === 5 || hex.length === 7 ? undefined : [red!, green!, blue!, alpha / 255];
}

/** One colour over another. */
export function mixColours(under: Rgba, over: Rgba, share: number): Rgba {
  const mix = (at: 0 | 1 | 2) => Math.round(under[at] + (over[at] - under[at]) * share);
  return [mix(0), mix(1), mix(2), 1];
}

/** For a canvas or a style. */
export const cssColour = ([red, green, blue, alpha]: Rgba): string =>
  `rgba(${red},${green},${blue},${alpha})`;
