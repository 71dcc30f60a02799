import { createHash } from 'node:crypto';

/** `FOYER_SEED=…` picks others. */
export const seed = process.env['FOYER_SEED'] ?? 'foyer';

/** Some of a list, the same ones at every run with one seed, others for another label. */
export function pickSome<T>(list: readonly T[], count: number, label: string): T[] {
  if (count >= list.length) return [...list];
  const rank = (at: number) => createHash('sha256').update(`${seed} ${label} ${at}`).digest('hex');
  return list
    .map((each, at) => ({ each, at, rank: rank(at) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ each }) => each);
}
