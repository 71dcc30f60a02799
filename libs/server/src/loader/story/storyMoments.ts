import type { SampleStory, SampleWish } from '@foyer/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { hours, minutes } from '../../platform/time/units.ts';

/** What happens at one time. */
export interface Moment {
  at: Date;
  wishes: SampleWish[];
  /** Vanity names of events that are cancelled. */
  cancelled: string[];
  /** A draw or an auction closes, or has its results. */
  isDue: boolean;
}

/** Time after which a beacon's round is out. */
const afterResults = minutes(1);

/** Lists when the draws and auctions of events close and have their results. */
async function listTimes(db: Queryable, eventIds: readonly string[]): Promise<Date[]> {
  const { rows } = await sql<{ closesAt: Date; resultsAt: Date | null }>`
    select closes_at as "closesAt", results_at as "resultsAt" from marketplace
    where event_id = any(${eventIds}::uuid[]) and type in ('draw', 'auction')`.execute(db);
  return rows.flatMap(({ closesAt, resultsAt }) => (resultsAt ? [closesAt, resultsAt] : [closesAt]));
}

/** Orders what happens before now by its time. */
export async function listMoments(
  db: Queryable,
  { wishes, cancelled }: Pick<SampleStory, 'wishes' | 'cancelled'>,
  { eventIds, now }: { eventIds: readonly string[]; now: Date },
): Promise<Moment[]> {
  const moments = new Map<number, Moment>();
  const momentAt = (time: number): Moment => {
    const moment = moments.get(time) ?? { at: new Date(time), wishes: [], cancelled: [], isDue: false };
    moments.set(time, moment);
    return moment;
  };
  const atHours = (count: number): Moment => momentAt(now.getTime() + hours(count));
  for (const wish of wishes) if (wish.hours < 0) atHours(wish.hours).wishes.push(wish);
  for (const { event, hours: count } of cancelled) atHours(count).cancelled.push(event);
  for (const time of await listTimes(db, eventIds))
    if (time <= now) momentAt(Math.min(time.getTime() + afterResults, now.getTime())).isDue = true;
  return [...moments.values()].sort((left, right) => left.at.getTime() - right.at.getTime());
}
