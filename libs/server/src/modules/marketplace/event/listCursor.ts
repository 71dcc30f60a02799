import { failure } from '../../../http/failure.ts';

export type ListSort = 'date' | 'distance' | 'price';

/** Where a list goes on: after this event. */
export interface ListCursor {
  sort: ListSort;
  /** Microseconds of the start, or minor units; of the last event shown. */
  key: number;
  /** Kilometres, in a list by distance. */
  km: number;
  eventId: string;
}

/** The largest price key; a start in the year 2200 is below it. */
const furthestKey = 9_007_199_254_740_992;

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Packs a place in a list; opaque to whoever carries it. */
export const writeCursor = ({ sort, key, km, eventId }: ListCursor): string =>
  Buffer.from(JSON.stringify([sort, key, km, eventId])).toString('base64url');

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor of a list that is sorted this way.
 * @throws invalidRequest for anything that this list did not hand out
 */
export function readCursor(text: string | undefined, sort: ListSort): ListCursor | undefined {
  if (text === undefined) return undefined;
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== 4) throw failure('invalidRequest', { parameter: 'cursor' });
  const [ofSort, key, km, eventId] = parts as [unknown, unknown, unknown, unknown];
  const isSound =
    ofSort === sort &&
    Number.isSafeInteger(key) &&
    Math.abs(key as number) < furthestKey &&
    typeof km === 'number' &&
    Number.isFinite(km) &&
    typeof eventId === 'string' &&
    idPattern.test(eventId);
  if (!isSound) throw failure('invalidRequest', { parameter: 'cursor' });
  return { sort, key: key as number, km, eventId };
}
