import type { LocaleTexts } from '../model/value.ts';
import { localeTexts, type ThreeTexts } from './localeTexts.ts';

/** Returns the note on a minimum age. */
export const ageNote = (age: number): ThreeTexts => [
  `Ages ${age} and over; bring photo ID.`,
  `${age} ans et plus; pièce d’identité avec photo requise.`,
  `Mayores de ${age} años; trae una identificación con foto.`,
];

/** Joins notes into one text. */
export function joinNotes(notes: readonly ThreeTexts[]): LocaleTexts {
  const text = (index: 0 | 1 | 2): string => notes.map((note) => note[index]).join(' ');
  return localeTexts(text(0), text(1), text(2));
}

/** Builds the age notes of an event from its minimum age alone. */
export function ageNotes({ minimumAge }: { minimumAge?: number }): LocaleTexts {
  return joinNotes(minimumAge === undefined ? [] : [ageNote(minimumAge)]);
}
