import { localeTexts, type CatalogueSeries, type ThreeTexts } from '@foyer/catalogue';

/** Code of a tour or run of the sample. */
export type SeriesCode =
  'long-light' | 'winter-crossing' | 'la-nuit-du-fleuve' | 'windows-down' | 'timberline' | 'pivot-table';

const names: Readonly<Record<SeriesCode, ThreeTexts>> = {
  'long-light': ['The Long Light Tour', 'Tournée Long Light', 'Gira Long Light'],
  'winter-crossing': ['Winter Crossing', 'Winter Crossing', 'Winter Crossing'],
  'la-nuit-du-fleuve': ['La nuit du fleuve', 'La nuit du fleuve', 'La nuit du fleuve'],
  'windows-down': ['The Windows Down Tour', 'Tournée Windows Down', 'Gira Windows Down'],
  timberline: ['Ballet Boréal on Tour', 'Ballet Boréal en tournée', 'Ballet Boréal de gira'],
  'pivot-table': ['The Pivot Table Tour', 'Tournée Pivot Table', 'Gira Pivot Table'],
};

/** Builds a tour or run. */
export const seriesFor = (code: SeriesCode): CatalogueSeries => ({ code, name: localeTexts(...names[code]) });
