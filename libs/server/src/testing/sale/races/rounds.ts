import { sampleSettings } from '@foyer/util/sampling';

const plainShare = 0.4;

/**
 * Returns the number of rounds of a race: `count` in a deep run, two fifths of it in a plain one; `FOYER_SCALE=10`
 * multiplies it by ten.
 */
export function rounds(count: number): number {
  const scale = Number(process.env['FOYER_SCALE'] ?? 1);
  return Math.max(1, Math.round(count * scale * (sampleSettings().isDeep ? 1 : plainShare)));
}

/** Returns how many buyers race at once: `count` of them in a deep run, scaled as `rounds` are. */
export const crowd = (count: number): number => rounds(count);

/** Returns the time limit of a test that runs `rounds(count)` times, in milliseconds. */
export const timeForRounds = (count: number): number => 60_000 + rounds(count) * 2_000;

/** Counts answers by code; `ok` for those that succeeded. */
export function tally(answers: readonly { status: number; error?: { code: string } | undefined }[]) {
  const counts: Record<string, number> = {};
  for (const { status, error } of answers) {
    const name = status === 200 ? 'ok' : (error?.code ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
