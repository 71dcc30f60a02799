import { parseColour, type Rgba } from './colour.ts';
import { darkSeatMapPalette, lightSeatMapPalette, type SeatMapPalette } from './palette.ts';

type Key = keyof SeatMapPalette;
type Names = Readonly<Partial<Record<Key, string>>>;

/** Where Foyer's themes keep what the map needs, for whoever sets none of the map's own variables. */
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

/** Colours of the system, for people who chose their own (`forced-colors: active`). */
const systemColours: Names = {
  background: 'Canvas',
  surface: 'Canvas',
  outline: 'CanvasText',
  text: 'CanvasText',
  textMuted: 'CanvasText',
  shape: 'Canvas',
  shapeText: 'CanvasText',
  levels: 'LinkText',
  onLevel: 'Canvas',
  held: 'GrayText',
  sold: 'GrayText',
  muted: 'GrayText',
  selected: 'Highlight',
  onSelected: 'HighlightText',
  accent: 'Highlight',
  focus: 'Highlight',
  danger: 'CanvasText',
};

/**
 * Reads the palette from the CSS variables that an element inherits: `--foyer-seat-map-background`,
 * `--foyer-seat-map-text-muted`, `--foyer-seat-map-level-1` to `-6` and so on; else Foyer's theme tokens
 * (`--foyer-background` …); else the built-in dark or light palette, whichever suits the background. In forced
 * colours the system's win.
 */
export function readSeatMapPalette(element: Element): SeatMapPalette {
  const window = element.ownerDocument.defaultView;
  if (!window) return darkSeatMapPalette;
  const style = window.getComputedStyle(element);
  const forced = window.matchMedia?.('(forced-colors: active)').matches ?? false;
  const read = (key: Key, own: string, name = kebab(key)): string => {
    const token = themeTokens[key];
    const value = forced
      ? systemColours[key]
      : style.getPropertyValue(`--foyer-seat-map-${name}`).trim() ||
        (token && style.getPropertyValue(`--foyer-${token}`).trim());
    return (value && resolveColour(element, value)) || own;
  };
  const base = isLight(read('background', '')) ? lightSeatMapPalette : darkSeatMapPalette;
  const entries = (Object.entries(base) as [Key, string | readonly string[]][]).map(([key, own]) => {
    if (key === 'font') return [key, style.fontFamily || own];
    if (typeof own === 'string') return [key, read(key, own)];
    return [key, own.map((one, at) => read(key, one, `level-${at + 1}`))];
  });
  return Object.fromEntries(entries) as SeatMapPalette;
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function isLight(colour: string): boolean {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  return red * 0.3 + green * 0.59 + blue * 0.11 > 128;
}

/** Lets the browser compute what we cannot read (`oklch()`, `color-mix()`, system colours). */
function resolveColour(element: Element, value: string): string | undefined {
  if (parseColour(value)) return value;
  const probe = element.ownerDocument.createElement('span');
  probe.style.color = value;
  if (!probe.style.color) return undefined;
  element.append(probe);
  const { color } = element.ownerDocument.defaultView!.getComputedStyle(probe);
  probe.remove();
  return parseColour(color) ? color : undefined;
}

/** A colour of a palette; grey where somebody passed what cannot be read. */
export const rgbaOf = (colour: string): Rgba => parseColour(colour) ?? [128, 128, 128, 1];
