import type { LocaleTexts } from './catalogue.ts';

/** Spellings in which Canadian English leaves the American one. Longest first. */
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
  [/\b([Tt])raveling\b/g, '$1ravelling'],
];

/** English as it is written in Canada: `centred` needs its own rule, hence the last step. */
export function inCanadianEnglish(text: string): string {
  const respelled = canadianSpelling.reduce((result, [from, to]) => result.replace(from, to), text);
  return respelled.replace(/\b([Cc])entreed\b/g, '$1entred');
}

/** A text in four locales from three; Canadian English is respelled unless it is given. */
export function localeTexts(en: string, fr: string, es: string, enCa = inCanadianEnglish(en)): LocaleTexts {
  return { 'en-US': en, 'en-CA': enCa, 'fr-CA': fr, 'es-US': es };
}

/** The same words everywhere: names. */
export function sameText(text: string): LocaleTexts {
  return { 'en-US': text, 'en-CA': text, 'fr-CA': text, 'es-US': text };
}
