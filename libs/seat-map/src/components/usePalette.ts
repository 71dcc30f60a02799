import { useLayoutEffect, useState, type RefObject } from 'react';
import { areaOpacity, darkSeatMapPalette, type SeatMapPalette } from '../draw/palette.ts';
import { readSeatMapPalette } from '../draw/readPalette.ts';
import { useMedia } from './useMedia.ts';

/** Returns the given palette, or the one in the element's CSS variables; updates when the theme changes. */
export function usePalette(element: RefObject<Element | null>, given?: SeatMapPalette): SeatMapPalette {
  const [read, setRead] = useState(darkSeatMapPalette);
  const tones = [useMedia('(forced-colors: active)'), useMedia('(prefers-color-scheme: light)')].join();
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
    for (const themed of [document.documentElement, document.body]) {
      observer.observe(themed, { attributeFilter: ['data-theme', 'class', 'style'] });
    }
    return () => observer.disconnect();
  }, [element, given, tones]);
  return given ?? read;
}

/** Converts the palette to CSS variables, for elements outside the canvas. */
export function paletteVariables(palette: SeatMapPalette): Record<string, string> {
  const { levels, ...named } = palette;
  const [ground, pattern] = areaOpacity(palette);
  const entries = [
    ...Object.entries({ ...named, ground: String(ground), pattern: String(pattern) }),
    ...levels.map((colour, at) => [`level${at + 1}`, colour] as const),
  ];
  return Object.fromEntries(entries.map(([name, value]) => [`--seat-map-${name}`, value]));
}
