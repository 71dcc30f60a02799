import type { Locale, WaitingRoom as RoomAnswer } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { presentSummary } from '../../../sale/event/eventPresenter.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { hashSeed, type WaitingRoom } from '../../../sale/waiting-room/waitingRoom.ts';
import { readRoom } from '../../../sale/waiting-room/waitingRoomRepository.ts';
import { listOfferGroups } from '../offer/offerService.ts';

/** Contract's maximum length. */
const mostItems = 50;

/** Lists what is on sale, each name once: sold out if none of the offers with it has a place. */
async function itemsOf(
  db: Queryable,
  eventId: string,
  viewer: { scope: EventScope; locale: Locale },
): Promise<RoomAnswer['items']> {
  const { offerGroups } = await listOfferGroups(db, { eventId }, viewer);
  const free = new Map<string, number>();
  for (const { category, name, available } of offerGroups)
    if (category === 'EVENT_ACCESS') free.set(name, (free.get(name) ?? 0) + available);
  return [...free].slice(0, mostItems).map(([name, available]) => ({ name, isSoldOut: available === 0 }));
}

const admissionOf = ({ drawn, seed, admitted, isPaused }: WaitingRoom) =>
  drawn === null ? {} : { seed, drawn, admitted, isPaused };

/** Presents the waiting room of an event to everyone. @throws Failure notFound for an event that the scope lacks */
export async function presentRoom(
  db: Queryable,
  eventId: string,
  viewer: { scope: EventScope; locale: Locale },
): Promise<RoomAnswer> {
  const event = await readEvent(db, eventId, viewer.scope);
  const { shortName, vanityName } = presentSummary(event, viewer.locale);
  const known = { eventName: shortName, address: `/events/${vanityName}/${eventId}` };
  const room = await readRoom(db, eventId);
  if (!room?.hasBegun) return { phase: 'none', ...known, items: [], serverTime: event.now.toISOString() };
  return {
    phase: room.drawn === null ? 'arrival' : 'open',
    ...known,
    opensAt: room.opensAt.toISOString(),
    seedHash: hashSeed(room.seed),
    admittedPerMinute: room.admittedPerMinute,
    ...admissionOf(room),
    items: await itemsOf(db, eventId, viewer),
    serverTime: room.now.toISOString(),
  };
}
