import { failure } from './failure.ts';

/** Position in a list by time: that of the last item of a page. */
export interface TimePosition {
  at: Date;
  /** Id of the item, for items of the same millisecond. */
  id: string;
}

/** Encodes the position of the next page, opaque to the caller. */
const writeTimeCursor = ({ at, id }: TimePosition): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws Failure invalidRequest for a cursor that this server did not write */
export function readTimeCursor(cursor: string | undefined): TimePosition | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(-?\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match || Buffer.from(match[0]).toString('base64url') !== cursor)
    throw failure('invalidRequest', { field: 'cursor' });
  return { at: new Date(Number(match[1])), id: match[2]! };
}

/**
 * Cuts a page out of rows, of which the caller has read one more than the page holds.
 * @returns `nextCursor` only if there are more rows
 */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, positionOf }: { limit: number; positionOf: (row: Row) => TimePosition },
): { shown: Row[]; next: { nextCursor?: string } } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, next: hasMore ? { nextCursor: writeTimeCursor(positionOf(last)) } : {} };
}
