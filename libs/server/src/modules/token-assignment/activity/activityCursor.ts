import { failure } from '../../../platform/http/failure.ts';
import type { ActivityPosition } from './activityRepository.ts';

/** Encodes the position of the next page, opaque to the caller. */
export const writeCursor = ({ startsAt, eventId }: ActivityPosition): string =>
  Buffer.from(`${startsAt.getTime()}.${eventId}`).toString('base64url');

/** @throws Failure invalidRequest for a cursor that we did not write */
export function readCursor(cursor: string | undefined): ActivityPosition | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(-?\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match || Buffer.from(match[0]).toString('base64url') !== cursor)
    throw failure('invalidRequest', { field: 'cursor' });
  return { startsAt: new Date(Number(match[1])), eventId: match[2]! };
}
