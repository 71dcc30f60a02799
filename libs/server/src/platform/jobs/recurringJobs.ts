import { readDatabaseTime } from '../database/databaseClock.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Platform } from '../platform.ts';
import { days, hours, seconds } from '../time/units.ts';
import type { AnyJob } from './job.ts';

/** Returns the present turn of a job that recurs; a daily one is added when its hour is the next to come. */
function turnOf(
  { everySeconds, dailyAtHour }: AnyJob,
  now: Date,
): { turn: number; runAt?: Date } | undefined {
  if (everySeconds) return { turn: Math.floor(now.getTime() / seconds(everySeconds)) };
  if (dailyAtHour === undefined) return undefined;
  const turn = Math.floor((now.getTime() - hours(dailyAtHour)) / days(1)) + 1;
  return { turn, runAt: new Date(days(turn) + hours(dailyAtHour)) };
}

/** Adds recurring jobs whose turn has come. @param turns the turn of each that this server added last */
export async function addRecurring(
  platform: Platform,
  jobs: readonly AnyJob[],
  turns: Map<AnyJob, number>,
): Promise<void> {
  const now = await readDatabaseTime(platform.database.query);
  const begun = jobs
    .flatMap((job) => {
      const turn = turnOf(job, now);
      return turn ? [{ job, ...turn }] : [];
    })
    .filter(({ job, turn }) => turns.get(job) !== turn);
  if (begun.length === 0) return;
  await inTransaction(platform.database, async (tx) => {
    for (const { job, turn, ...when } of begun)
      await platform.jobs.add(tx, job, {}, { dedupeKey: `turn:${turn}`, ...when });
  });
  for (const { job, turn } of begun) turns.set(job, turn);
}
