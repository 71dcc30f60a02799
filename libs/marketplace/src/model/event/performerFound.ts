import type { EventSummary } from '@foyer/contract';

/** Folds a text as the search of the server does: no accents, lower case. */
const fold = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()}`;

/** Returns the performer for whom a search found an event that is not named after them. */
export const performerFound = (
  { shortName, performerNames }: Pick<EventSummary, 'shortName' | 'performerNames'>,
  search: string,
): string | undefined =>
  performerNames.find(
    (name) =>
      !shortName.includes(name) &&
      fold(search)
        .split(' ')
        .some((word) => word && fold(name).includes(` ${word}`)),
  );
