import { failure } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { placeToken } from '../../../sale/waiting-room/placeToken.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import type { RoomPlace, WaitingRoom } from '../../../sale/waiting-room/waitingRoom.ts';
import { readRoom, takePlace } from '../../../sale/waiting-room/waitingRoomRepository.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { presentRoom } from './presentRoom.ts';
import { waitingPagePlugin } from './waitingPagePlugin.ts';

/** The room opens once, so a second attempt finds it drawn. */
const attempts = 3;

/**
 * Gives an account its place in the waiting room of an event.
 * @returns undefined without a room that takes arrivals
 */
async function placeIn(
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

const waitingRoomRoutes = implement({
  getWaitingRoom: route(sharedAnswer, ({ platform, site, locale, query }) =>
    presentRoom(platform.database.query, query.eventId, { scope: site, locale }),
  ),
  takePlace: async ({ platform, site, actor: { userId }, body }) => {
    const { eventId } = await readEvent(platform.database.query, body.eventId, site);
    const taken = await placeIn(platform, { eventId, userId });
    if (!taken) return { phase: 'none' };
    const { room, place } = taken;
    return {
      phase: room.drawn === null ? 'arrival' : 'open',
      place: {
        placeId: place.placeId,
        ...(place.number === null ? {} : { number: place.number }),
        token: placeToken(platform, room, place),
      },
    };
  },
});

/** Waiting rooms of on-sales; the guard of the sale is in `sale/waiting-room`. */
export const waitingRoomModule = {
  routes: waitingRoomRoutes,
  plugins: [waitingPagePlugin],
  tables: {
    waitingRoom: 'noPersons',
    waitingRoomChange: 'noPersons',
    waitingRoomPlace: { leftOut: 'a number in the queue of a sale, deleted with the waiting room' },
  },
} satisfies ServerModule;
