import { failure } from '../../../platform/http/answers/failure.ts';

export type ListSort = 'date' | 'distance' | 'price' | 'priceDescending';

/** Position in a list: after this event. */
export interface ListCursor {
  sort: ListSort;
  /** Start in microseconds, or minor units, of the last event shown. */
  key: number;
  /** Kilometres, in a list by distance. */
  km: number;
  eventId: string;
}

/** Largest price key; larger than the start key of the year 2200. */
const furthestKey = 9_007_199_254_740_992;

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Encodes a position in a list; opaque to clients. */
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
 * Decodes a cursor of a list with this sort order.
 * @throws invalidRequest for anything that this list did not issue
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
