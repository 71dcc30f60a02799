import { useLayoutEffect, useState, type RefObject } from 'react';
import { darkSeatMapPalette, type SeatMapPalette } from '../draw/palette.ts';
import { readSeatMapPalette } from '../draw/readPalette.ts';

const media = ['(forced-colors: active)', '(prefers-color-scheme: light)'];

/** The given palette, or what the CSS variables around an element say, now and whenever the theme changes. */
export function usePalette(element: RefObject<Element | null>, given?: SeatMapPalette): SeatMapPalette {
  const [read, setRead] = useState(darkSeatMapPalette);
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (given || !around) return undefined;
    const refresh = (): void =>
      setRead((before) => {
        const now = readSeatMapPalette(around);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    refresh();
    const observer = new MutationObserver(refresh);
    const attributes = { attributeFilter: ['data-theme', 'class', 'style'] };
    observer.observe(document.documentElement, attributes);
    observer.observe(document.body, attributes);
    const queries = media.map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', refresh);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', refresh);
    };
  }, [element, given]);
  return given ?? read;
}

/** The palette as CSS variables, for what is not drawn on the canvas. */
export function paletteVariables(palette: SeatMapPalette): Record<string, string> {
  const { levels, ...named } = palette;
  const entries = [
    ...Object.entries(named),
    ...levels.map((colour, at) => [`level${at + 1}`, colour] as const),
  ];
  return Object.fromEntries(entries.map(([name, value]) => [`--seat-map-${name}`, value]));
}
