/**
 * Joins words as a locale does: `A, B, and C`, `A, B et C`.
 * @param type `disjunction` for a choice: `A, B, or C`; `unit` for bare values such as seat numbers: `12, 13`
 */
export function listText(
  words: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string {
  // Safari 12 and Chrome 71 have no Intl.ListFormat.
  if (typeof Intl.ListFormat !== 'function') return words.join(', ');
  return new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' }).format(words);
}
