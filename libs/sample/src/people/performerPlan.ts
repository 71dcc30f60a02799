/** Performer as a tuple: names, genres, and a sentence in English, French and Spanish. */
export type PerformerPlan = readonly [
  vanityName: string,
  name: string,
  genres: readonly string[],
  en: string,
  fr: string,
  es: string,
];
