/** Red, green, blue (0 to 255) and opacity (0 to 1). */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const forms = /^(?:#([\da-f]{3,4}|(?:[\da-f]{2}){3,4})|(rgba?\(|color\(srgb )([^)]*)\))$/;

/**
 * Parses the colour formats of `getComputedStyle` (`#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `color(srgb …)`);
 * `undefined` for anything else.
 */
export function parseColour(text: string): Rgba | undefined {
  const [, hex, space, list = ''] = forms.exec(text.trim().toLowerCase()) ?? [];
  const values = hex
    ? hex.match(hex.length > 4 ? /../g : /./g)!.map((part) => Number.parseInt(part.padEnd(2, part), 16))
    : list.match(/[^\s,/]+/g)?.map(Number.parseFloat);
  if (!values || values.length < 3 || values.some(Number.isNaN)) return undefined;
  const unit = hex || space === 'rgb(' || space === 'rgba(' ? 1 : 255;
  const [red = 0, green = 0, blue = 0, alpha] = values;
  return [red * unit, green * unit, blue * unit, hex ? (alpha ?? 255) / 255 : (alpha ?? 1)];
}

/** Returns a palette colour as RGBA; grey if it cannot be parsed. */
export const rgbaOf = (colour: string): Rgba => parseColour(colour) ?? [128, 128, 128, 1];
