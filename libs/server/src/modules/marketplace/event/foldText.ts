/** Normalises text for search: no accents, lower case, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Joins texts to words with a space on either side, so that ` wor` matches the beginning of a word. */
export const searchTextOf = (texts: readonly string[]): string => ` ${texts.map(foldText).join(' ')} `;
