import { FreshCache } from '../../../platform/caching/freshCache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { seconds } from '../../../platform/time/units.ts';

/** Stage of a stream, as heartbeats tell it. */
export interface RecentStage {
  isOpen: boolean;
  /** Fans who are invited, on the way or on stage. */
  guests: ReadonlySet<string>;
}

/** On the way to the stage, or on it. */
export const guestStates = ['invited', 'accepted', 'ready'] as const;

async function readStage({ database: { query } }: Platform, eventId: string): Promise<RecentStage> {
  const conference = await query
    .selectFrom('conference')
    .select('isOpen')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (!conference?.isOpen) return { isOpen: false, guests: new Set() };
  const guests = await query
    .selectFrom('conferenceGuest')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', 'in', guestStates)
    .execute();
  return { isOpen: true, guests: new Set(guests.map(({ userId }) => userId)) };
}

const stages = stateKey<FreshCache<RecentStage>>('stages of streams');

/** Reads the stage of a stream, at most a second old: thousands of viewers ask for the same one. */
export function readRecentStage(platform: Platform, eventId: string): Promise<RecentStage> {
  const cache = platform.state.of(
    stages,
    () => new FreshCache<RecentStage>({ clock: platform.clock, maxSize: 1000 }),
  );
  return cache.read(eventId, seconds(1), () => readStage(platform, eventId));
}
