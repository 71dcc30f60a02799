import type { EventProfile } from '@foyer/contract';

/** Instants at which a stream begins, ends, and can no longer be watched again. */
export const streamInstants = ({ streamStartsAt, replayExpiresAt, summary }: EventProfile) =>
  [streamStartsAt ?? summary.startsAt, summary.endsAt, replayExpiresAt] as const;

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
