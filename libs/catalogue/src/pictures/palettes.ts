import type { CataloguePoster } from '../model/catalogue.ts';

/** Two inks on a paper: `first` for shapes, `second` for accents; both contrast with the paper. */
export type PosterPalette = CataloguePoster['palette'];

/** Palettes of posters, by name. */
export const palettes = {
  ember: { paper: '#1c1420', first: '#f0532d', second: '#f6c667' },
  tide: { paper: '#0e2233', first: '#2bb7b3', second: '#f4ead5' },
  poppy: { paper: '#f3e9d8', first: '#d7263d', second: '#1b1b3a' },
  moss: { paper: '#efe8d2', first: '#2f6b4f', second: '#e08e45' },
  violet: { paper: '#221338', first: '#9b5de5', second: '#fee440' },
  rose: { paper: '#fbe9e4', first: '#e4577b', second: '#3a2e6e' },
  ice: { paper: '#e6eff2', first: '#1f5f8b', second: '#e4572e' },
  brass: { paper: '#231526', first: '#d9a441', second: '#7b3b5e' },
  lime: { paper: '#16211d', first: '#c5e063', second: '#f28482' },
  cobalt: { paper: '#f2efe6', first: '#1f3fd1', second: '#ffb000' },
  coral: { paper: '#12324a', first: '#ff7f6b', second: '#ffe3c2' },
  plum: { paper: '#f4dcc9', first: '#5b1f4a', second: '#e9722b' },
  mint: { paper: '#143d3b', first: '#8ee3c8', second: '#f25f4c' },
  ink: { paper: '#f5f1e8', first: '#17161c', second: '#e23e2f' },
  gold: { paper: '#0b3b2e', first: '#f2c14e', second: '#f6efe0' },
  dusk: { paper: '#2a1a4a', first: '#ff8360', second: '#7dcfb6' },
  sky: { paper: '#fdf1d6', first: '#2e86c1', second: '#f0544f' },
  clay: { paper: '#3b1f1a', first: '#e6a57e', second: '#6fb6a8' },
} satisfies Record<string, PosterPalette>;

export function paletteOf(name: string): PosterPalette {
  const palette = (palettes as Record<string, PosterPalette>)[name];
  if (!palette) throw new Error(`there is no palette ${name}`);
  return palette;
}
