import { isOff, type StreamState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../../platform/http/access/permission.ts';
import { days } from '../../../platform/time/units.ts';

/** Event as its stream sees it. */
export interface StreamEvent {
  status: string;
  timezone: string;
  startsAt: Date;
  endsAt: Date | null;
  streamStartsAt: Date | null;
  replayExpiresAt: Date | null;
  /** Of a stream that its organiser ended before its time. */
  streamEndedAt: Date | null;
}

/** Length of a stream whose event names no end. */
const usualLengthMs = days(1);

/** Times of a stream; it starts with its event unless it has a time of its own. */
export function streamTimes({ startsAt, endsAt, streamStartsAt, streamEndedAt }: StreamEvent): {
  startsAt: Date;
  endsAt: Date;
} {
  return {
    startsAt: streamStartsAt ?? startsAt,
    endsAt: streamEndedAt ?? endsAt ?? new Date(startsAt.getTime() + usualLengthMs),
  };
}

const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** Returns the state of a stream by database time [C4.19]. */
export function streamStateOf(event: StreamEvent, now: Date): StreamState {
  if (isOff(event)) return 'ended';
  const { startsAt, endsAt } = streamTimes(event);
  if (now < startsAt) {
    return dayOf(now, event.timezone) === dayOf(startsAt, event.timezone) ? 'today' : 'notStarted';
  }
  if (now < endsAt) return 'live';
  if (!event.replayExpiresAt) return 'ended';
  return now < event.replayExpiresAt ? 'replayAvailable' : 'replayExpired';
}

/** Tells whether a holder may begin to watch. A view begun before the replay expired may be finished. */
export function mayWatch(event: StreamEvent, { isFrozen }: { isFrozen: boolean }, now: Date): Permission {
  if (isFrozen) return refused('tokensFrozen');
  const state = streamStateOf(event, now);
  if (state === 'live' || state === 'replayAvailable') return allowed;
  if (state === 'replayExpired') return refused('replayExpired');
  return state === 'ended' ? refused('streamEnded') : refused('streamNotOpen', streamTimes(event).startsAt);
}
