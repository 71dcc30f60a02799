import type { EventProfile } from '@foyer/contract';

const dayMs = 86_400_000;

/** Instants at which a stream begins, ends, and can no longer be watched again; a stream without an end lasts a day. */
export function streamInstants({ streamStartsAt, replayExpiresAt, summary }: EventProfile) {
  const begins = streamStartsAt ?? summary.startsAt;
  const ends = summary.endsAt ?? new Date(Date.parse(begins) + dayMs).toISOString();
  return [begins, ends, replayExpiresAt] as const;
}

/**
 * Returns whether a stream runs, or can be watched again; `undefined` before, after, and for events without a stream.
 * @param now server time in epoch milliseconds
 */
export function streamPhase(profile: EventProfile, now: number): 'live' | 'replay' | undefined {
  const [begins, ends, expires] = streamInstants(profile).map((instant) => Date.parse(instant ?? ''));
  if (!profile.summary.attendance.includes('STREAMING') || now < begins!) return undefined;
  if (now < ends!) return 'live';
  return now < expires! ? 'replay' : undefined;
}
