import { implement } from '../../../platform/http/implement.ts';
import { route } from '../../../platform/http/route.ts';
import { placeToken } from '../../../sale/waiting-room/placeToken.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { presentRoom } from './presentRoom.ts';
import { placeIn } from './placeService.ts';

export const waitingRoomRoutes = implement({
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
