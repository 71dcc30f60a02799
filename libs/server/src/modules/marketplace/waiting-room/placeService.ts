import { failure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RoomPlace, WaitingRoom } from '../../../sale/waiting-room/waitingRoom.ts';
import { readRoom, takePlace } from '../../../sale/waiting-room/waitingRoomRepository.ts';

/** The room opens once, so a second attempt finds it drawn. */
const attempts = 3;

/**
 * Gives an account its place in the waiting room of an event.
 * @returns undefined without a room that takes arrivals
 */
export async function placeIn(
  { database: { query }, newId }: Platform,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<{ room: WaitingRoom; place: RoomPlace } | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const room = await readRoom(query, eventId);
    if (!room?.hasBegun) return undefined;
    const place = await takePlace(query, room, { userId, placeId: newId() });
    if (place) return { room, place };
  }
  throw failure('serviceUnavailable');
}
