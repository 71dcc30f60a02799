import type { LocaleTexts } from '../model/value.ts';

/** A sentence or two in English, French and Spanish. */
export type ThreeTexts = readonly [en: string, fr: string, es: string];

/** American spellings and their Canadian counterparts. */
const canadianSpelling: [RegExp, string][] = [
  [/\b([Cc])enter(ed|s)?\b/g, '$1entre$2'],
  [/\b([Tt])heater(s)?\b/g, '$1heatre$2'],
  [/\b([Ff])avorite(s)?\b/g, '$1avourite$2'],
  [/\b([Cc])olor(s|ful)?\b/g, '$1olour$2'],
  [/\b([Hh])onor(s|ed)?\b/g, '$1onour$2'],
  [/\b([Nn])eighbor(s|hood|hoods)?\b/g, '$1eighbour$2'],
  [/\b([Hh])umor\b/g, '$1umour'],
  [/\b([Ff])lavor(s)?\b/g, '$1lavour$2'],
  [/\b([Hh])arbor(s)?\b/g, '$1arbour$2'],
  [/\b([Gg])ray\b/g, '$1rey'],
  [/\b([Tt])ravel(ing|ed|ers?)\b/g, '$1ravell$2'],
  [/\b([Cc])ancel(ed|ing)\b/g, '$1ancell$2'],
];

/** Respells American English for Canada. The last step makes `centred`, which has a rule of its own. */
export function inCanadianEnglish(text: string): string {
  const respelled = canadianSpelling.reduce((result, [from, to]) => result.replace(from, to), text);
  return respelled.replace(/\b([Cc])entreed\b/g, '$1entred');
}

/** Builds a text in four locales from three; Canadian English is respelled unless given. */
export function localeTexts(en: string, fr: string, es: string, enCa = inCanadianEnglish(en)): LocaleTexts {
  return { 'en-US': en, 'en-CA': enCa, 'fr-CA': fr, 'es-US': es };
}

/** Repeats a name in every locale. */
export function sameText(text: string): LocaleTexts {
  return { 'en-US': text, 'en-CA': text, 'fr-CA': text, 'es-US': text };
}
