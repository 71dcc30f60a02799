import type {
  Locale,
  PlaybackHeartbeat,
  PlaybackSession,
  StreamNotice,
  TokenState,
  VideoStreamInfo,
} from '@foyer/contract';
import { FreshCache } from '../../../platform/caching/freshCache.ts';
import { isCheckViolation } from '../../../platform/database/databaseErrors.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand, presentPermission, refused } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { minutes, seconds } from '../../../platform/time/units.ts';
import { presentSummary } from '../../../sale/event/eventPresenter.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { moveToken } from '../../../sale/token/moveToken.ts';
import { downSince } from '../show/showOrigin.ts';
import { readRecentStage } from '../stage/recentStage.ts';
import { tellOfOutage } from '../stream-outage/tellOfOutage.ts';
import { addressMs, signedFolder } from './manifestAddress.ts';
import {
  findLease,
  findViewer,
  findWatchedToken,
  insertMinute,
  insertViewer,
  listStreamItems,
  lockLease,
  takeLease,
} from './playbackRepository.ts';
import { leaseSeconds, renewTogether } from './renewTogether.ts';
import { mayWatch, streamStateOf, streamTimes } from './streamState.ts';

const heartbeatSeconds = 10;
const soonOverMs = minutes(5);

interface Watching {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
  userId: string;
  site: EventScope;
}

/** @throws notFound for an event without a stream */
export async function readStream(db: Queryable, eventId: string, scope: EventScope): Promise<EventRow> {
  const event = await readEvent(db, eventId, scope);
  return found(event.attendance.includes('STREAMING') ? event : undefined);
}

/** Presents state and times of a stream. */
export function presentStream(event: EventRow, { locale, now }: { locale: Locale; now: Date }) {
  const { startsAt, endsAt } = streamTimes(event);
  return {
    event: presentSummary(event, locale),
    state: streamStateOf(event, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(event.replayExpiresAt ? { replayExpiresAt: event.replayExpiresAt.toISOString() } : {}),
    serverTime: now.toISOString(),
  };
}

async function noticesOf(
  { platform, now, userId }: Pick<Watching, 'platform' | 'now' | 'userId'>,
  event: EventRow,
): Promise<StreamNotice[]> {
  const stage = await readRecentStage(platform, event.eventId);
  const state = streamStateOf(event, now);
  const isSoon = (at: Date | null): boolean => at !== null && at.getTime() - now.getTime() <= soonOverMs;
  return [
    ...(downSince(platform) ? (['streamDown'] as const) : []),
    ...(state === 'live' && isSoon(streamTimes(event).endsAt) ? (['endsSoon'] as const) : []),
    ...(state === 'replayAvailable' && isSoon(event.replayExpiresAt) ? (['replayExpiresSoon'] as const) : []),
    ...(stage.isOpen ? (['stageOpen'] as const) : []),
    ...(stage.guests.has(userId) ? (['stagePlace'] as const) : []),
  ];
}

async function presentSession(
  viewer: Pick<Watching, 'platform' | 'now' | 'userId'>,
  event: EventRow,
  sessionId: string,
): Promise<PlaybackSession> {
  const { platform, now } = viewer;
  const expiresAt = new Date(now.getTime() + addressMs);
  const folder = signedFolder(platform.config.sealingKey, { sessionId, ...streamTimes(event), expiresAt });
  return {
    sessionId,
    eventId: event.eventId,
    state: streamStateOf(event, now),
    manifestUrl: `${folder}/master.m3u8`,
    manifestExpiresAt: expiresAt.toISOString(),
    heartbeatSeconds,
    leaseSeconds,
    notices: await noticesOf(viewer, event),
    serverTime: now.toISOString(),
  };
}

/** Tells whether the caller may watch the stream of an event now [C7.18]. */
export async function readStreamInfo(
  { tx, now, userId, site, locale }: Omit<Watching, 'platform'> & { locale: Locale },
  eventId: string,
): Promise<VideoStreamInfo> {
  const [items, lease, viewer] = await Promise.all([
    listStreamItems(tx, userId, { eventId }),
    findLease(tx, userId),
    findViewer(tx, { userId, eventId }),
  ]);
  const isKnown = items.length > 0 || viewer !== undefined;
  const event = await readStream(tx, eventId, isKnown ? withUnpublished(site) : site);
  return {
    ...presentStream(event, { locale, now }),
    items: items.map(({ inventoryItemId, quantity }) => ({ inventoryItemId, quantity })),
    watch: presentPermission(items[0] ? mayWatch(event, items[0], now) : refused('notFound')),
    isOpenElsewhere: lease !== undefined && lease.leaseUntil > now,
    hasWatched: viewer !== undefined,
    feedback: viewer ? (viewer.givenAt ? 'given' : 'due') : 'notDue',
  };
}

/**
 * Begins the caller's one playback session [C6.12].
 * @throws streamTooManyDevices while another page has it and isn't to be ended
 */
export async function beginPlayback(
  watching: Watching,
  {
    inventoryItemId,
    formerId,
    takesOver,
  }: { inventoryItemId: string; formerId?: string | undefined; takesOver: boolean },
): Promise<PlaybackSession> {
  const { platform, tx, now, userId, site } = watching;
  const item = found((await listStreamItems(tx, userId, { inventoryItemId }))[0]);
  const { eventId } = item;
  const event = await readStream(tx, eventId, withUnpublished(site));
  demand(mayWatch(event, item, now));
  const sessionId = platform.newId();
  const leaseUntil = new Date(now.getTime() + seconds(leaseSeconds));
  const lease = { userId, sessionId, eventId, inventoryItemId, leaseUntil };
  if (!(await takeLease(tx, lease, { now, formerId, takesOver }))) throw failure('streamTooManyDevices');
  return presentSession(watching, event, sessionId);
}

const recentStreams = stateKey<FreshCache<EventRow>>('events of streams');

/** Reads the event of a stream, at most two seconds old. */
function readRecentStream(
  { state, clock, database }: Platform,
  eventId: string,
  scope: EventScope,
): Promise<EventRow> {
  const cache = state.of(recentStreams, () => new FreshCache<EventRow>({ clock, maxSize: 1000 }));
  const key = `${eventId} ${scope.clientId ?? ''}`;
  return cache.read(key, seconds(2), () => readStream(database.query, eventId, withUnpublished(scope)));
}

/**
 * Renews the lease of a session, and asks again for the {product}, which may be refunded or handed over by now.
 * @throws playbackMoved if another page has taken its place, playbackOver after it was left
 */
export async function beatPlayback(
  { platform, userId, site }: Pick<Watching, 'platform' | 'userId' | 'site'>,
  { sessionId, isPlaying, height }: PlaybackHeartbeat,
): Promise<PlaybackSession> {
  const heartbeat = { userId, sessionId, isPlaying, height, clientId: site.clientId };
  const renewal = await renewTogether(platform, heartbeat);
  if ('refusal' in renewal) throw failure(renewal.refusal);
  const event = await readRecentStream(platform, renewal.eventId, site);
  const since = downSince(platform);
  if (since) await tellOfOutage(platform, { eventId: event.eventId, since, now: platform.clock() });
  return presentSession({ platform, now: renewal.now, userId }, event, sessionId);
}

/** Checks in the token by which the caller watches, since they have seen a picture: it can't be changed any more [C4.14]. */
export async function checkIn(
  { tx, now, userId, site }: Watching,
  { inventoryItemId, sessionId }: { inventoryItemId: string; sessionId?: string },
  country: string | undefined,
): Promise<{ ok: true }> {
  const { eventId } = found((await listStreamItems(tx, userId, { inventoryItemId }))[0]);
  await readStream(tx, eventId, withUnpublished(site));
  const lease = await lockLease(tx, userId);
  if (!lease || lease.leaseUntil <= now) throw failure('playbackOver');
  if (lease.inventoryItemId !== inventoryItemId || (sessionId !== undefined && lease.sessionId !== sessionId))
    throw failure('playbackMoved');
  const token = found(await findWatchedToken(tx, { userId, eventId, inventoryItemId }));
  if (token.state !== 'checkedIn') {
    const change = {
      eventId,
      tokenId: token.tokenId,
      fromState: token.state as TokenState,
      toState: 'checkedIn',
    } as const;
    const cause = { reason: 'streamWatched', actorId: userId };
    const outcome = await moveToken(tx, [change], cause).catch((error: unknown) => {
      throw isCheckViolation(error, 'token_not_frozen') ? failure('tokensFrozen') : error;
    });
    // It was handed over or refunded a moment ago.
    if (outcome === 'changed') throw failure('notFound');
  }
  await insertViewer(tx, { eventId, userId, inventoryItemId, country: country ?? null }, now);
  await insertMinute(tx, { userId, eventId }, now);
  return { ok: true };
}
