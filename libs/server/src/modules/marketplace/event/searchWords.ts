import { sql, type RawBuilder } from 'kysely';

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

const wordsAtMost = 8;
/** Minimum length of words that are searched with typo tolerance. */
const forgivingLength = 4;

/** SQL conditions on a folded text: each word begins one of the text, or, if it is long enough, resembles one. */
export function wordConditions(column: RawBuilder<unknown>, searchQuery: string): RawBuilder<boolean>[] {
  const words = foldText(searchQuery).split(' ').filter(Boolean).slice(0, wordsAtMost);
  return words.map((word) => {
    const beginning = sql<boolean>`${column} like ${`% ${word}%`}`;
    return word.length < forgivingLength ? beginning : sql<boolean>`(${beginning} or ${word} <% ${column})`;
  });
}
