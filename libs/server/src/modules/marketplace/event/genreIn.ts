import type { Locale } from '@foyer/contract';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';

/** Localises a known genre; other genres stay as written. */
export const genreIn = (genre: string, locale: Locale, texts: ServerTexts): string =>
  texts.has(locale, `genre.${genre}`) ? texts.say(locale, `genre.${genre}`) : genre;
