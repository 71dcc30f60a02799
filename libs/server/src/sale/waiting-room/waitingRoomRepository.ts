import { functionCall, statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { RoomPlace, WaitingRoom } from './waitingRoom.ts';

type RoomRow = WaitingRoom & { isDue: boolean };

const selectRoom = statement<RoomRow>()<[eventId: string]>(`
  select r.event_id, r.opens_at, r.admitted_per_minute, r.seed, r.drawn, waiting_room_admitted(r) as admitted,
    r.drawn is not null and r.admitting_since is null as is_paused, r.arrivals_from <= foyer_now() as has_begun,
    r.drawn is null and r.opens_at <= foyer_now() as is_due, foyer_now() as now
  from waiting_room r where r.event_id = $1`);
const callDraw = functionCall<{ eventId: string }, unknown>('draw_waiting_room');
const callTakePlace = functionCall<
  { eventId: string; userId: string; placeId: string; isDrawn: boolean },
  RoomPlace | undefined
>('take_waiting_room_place');

/** Reads the waiting room of an event, and opens one that is due. */
export async function readRoom(db: Queryable, eventId: string): Promise<WaitingRoom | undefined> {
  const [room] = await selectRoom(db, eventId);
  if (!room?.isDue) return room;
  await callDraw(db, { eventId });
  return (await selectRoom(db, eventId))[0];
}

/**
 * Gives an account its place.
 * @returns undefined if the room has opened since it was read: the caller reads it again
 */
export const takePlace = (
  db: Queryable,
  { eventId, drawn }: WaitingRoom,
  { userId, placeId }: Omit<RoomPlace, 'number'>,
): Promise<RoomPlace | undefined> => callTakePlace(db, { eventId, userId, placeId, isDrawn: drawn !== null });
