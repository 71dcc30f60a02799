import { parseColour } from './colour.ts';
import { darkSeatMapPalette, lightSeatMapPalette, type SeatMapPalette } from './palette.ts';

type Key = keyof SeatMapPalette;
type Names = Readonly<Partial<Record<Key, string>>>;

/** Foyer's theme tokens, used where the map's own variables are not set. */
const themeTokens: Names = {
  background: 'background',
  surface: 'surface1',
  outline: 'border',
  text: 'content',
  textMuted: 'content-muted',
  shape: 'surface2',
  shapeText: 'content-muted',
  onLevel: 'background',
  accent: 'accent-text',
  focus: 'focus',
  danger: 'danger',
};

/**
 * System colours for forced colours (`forced-colors: active`); `CanvasText` for the rest, and for every other price level.
 */
const systemColours: Names = {
  background: 'Canvas',
  surface: 'Canvas',
  shape: 'Canvas',
  outline: 'GrayText',
  textMuted: 'GrayText',
  onLevel: 'Canvas',
  levels: 'LinkText',
  held: 'GrayText',
  sold: 'GrayText',
  muted: 'GrayText',
  selected: 'Highlight',
  accent: 'Highlight',
  focus: 'Highlight',
  onSelected: 'HighlightText',
};

/**
 * Reads the palette from the CSS variables that an element inherits: `--foyer-seat-map-background`,
 * `--foyer-seat-map-text-muted`, `--foyer-seat-map-level-1` to `-6` and so on; falls back to Foyer's theme tokens
 * (`--foyer-background` …), then to the built-in dark or light palette, depending on the background. Forced colours
 * take precedence.
 */
export function readSeatMapPalette(element: Element): SeatMapPalette {
  const style = getComputedStyle(element);
  const isForced = matchMedia('(forced-colors: active)').matches;
  const read = (key: Key, own: string, name = kebab(key)): string => {
    const value = isForced
      ? (systemColours[key] ?? 'CanvasText')
      : style.getPropertyValue(`--foyer-seat-map-${name}`).trim() ||
        style.getPropertyValue(`--foyer-${themeTokens[key]}`).trim();
    return (value && resolveColour(element, value)) || own;
  };
  const [red, green, blue] = parseColour(read('background', '')) ?? [0, 0, 0];
  const isLight = red * 0.3 + green * 0.59 + blue * 0.11 > 128;
  const base = Object.entries(isLight ? lightSeatMapPalette : darkSeatMapPalette);
  const entries = (base as [Key, string | readonly string[]][]).map(([key, own]) => {
    if (typeof own !== 'string') {
      return [key, own.map((one, at) => read(isForced && at % 2 ? 'text' : key, one, `level-${at + 1}`))];
    }
    return [key, key === 'font' ? style.fontFamily || own : read(key, own)];
  });
  return Object.fromEntries(entries) as SeatMapPalette;
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lets the browser resolve colours that `parseColour` does not support (`oklch()`, `color-mix()`, system colours). */
function resolveColour(element: Element, value: string): string | undefined {
  if (parseColour(value)) return value;
  const probe = document.createElement('span');
  probe.style.color = value;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return probe.style.color && parseColour(color) ? color : undefined;
}
