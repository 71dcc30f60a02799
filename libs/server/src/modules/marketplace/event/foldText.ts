/** Text as the search knows it: no accents, no capitals, words with one space between them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of several texts with a space on either side, so that ` wor` finds the beginning of a word. */
export const searchTextOf = (texts: readonly string[]): string => ` ${texts.map(foldText).join(' ')} `;
