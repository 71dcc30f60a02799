import type { Locale } from '@foyer/contract';
import { FreshCache } from '../../platform/caching/freshCache.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import { Failure } from '../../platform/http/answers/failure.ts';
import type { Step } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import { placeOf } from './placeToken.ts';
import { isAdmitted, type WaitingRoom } from './waitingRoom.ts';
import { readRoom } from './waitingRoomRepository.ts';

const rooms = stateKey<FreshCache<WaitingRoom | undefined>>('waiting rooms');
const roomsKept = 2_000;
const retryAfterSeconds = 15;

/** Reads the waiting room of an event from a cache as old as that of availability. */
const recentRoom = (platform: Platform, eventId: string): Promise<WaitingRoom | undefined> =>
  platform.state
    .of(rooms, () => new FreshCache({ clock: platform.clock, maxSize: roomsKept }))
    .read(eventId, platform.config.caches.availabilityMs, () => readRoom(platform.database.query, eventId));

/** Address of the page on which visitors of an event wait. */
export const waitingPageAddress = (locale: Locale, eventId: string): string =>
  `/waitingRoom/${locale}/${eventId}`;

interface Visit {
  eventId: string;
  /** Header with the visitor's cookies. */
  cookies: string | undefined;
  /** Account of the caller, if known: a place is of use to its own alone. */
  userId?: string | undefined;
}

/** Tells whether a visitor has to wait before an event is shown and sold to them. */
export async function mustWait(platform: Platform, { eventId, cookies, userId }: Visit): Promise<boolean> {
  const room = await recentRoom(platform, eventId);
  if (!room?.hasBegun) return false;
  const place = placeOf(platform, room, cookies);
  return !place || (userId !== undefined && place.userId !== userId) || !isAdmitted(room, place);
}

/** @throws Failure waitingRoom, with the address of the waiting page, for a caller who is not admitted */
export async function refuseWaiting(
  { platform, locale, request, actor }: Pick<BaseContext, 'platform' | 'locale' | 'request' | 'actor'>,
  eventId: string,
): Promise<void> {
  const visit = { eventId, cookies: request.header('cookie'), userId: actor?.userId };
  if (await mustWait(platform, visit))
    throw new Failure('waitingRoom', { address: waitingPageAddress(locale, eventId) }, { retryAfterSeconds });
}

/** Refuses callers whom the waiting room of the event has not admitted, before a cache is read. */
export const roomGuard: Step<object> = {
  name: 'roomGuard',
  run: async (context, next) => {
    const { eventId } = { ...(context.query as object), ...(context.body as object) } as { eventId: string };
    await refuseWaiting(context, eventId);
    return next({});
  },
};
