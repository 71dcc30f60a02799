import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { days, hours } from '../../../platform/time/units.ts';
import { winTables, type WinTable } from './winTables.ts';

/** Reminders of a win by their number, the last one first: time before its end from which each is sent. */
const reminders = [
  { number: 2, beforeMs: hours(2) },
  { number: 1, beforeMs: hours(12) },
] as const;

/** Time before the close from which fans are reminded that they can still change or raise what they have. */
const closingMs = days(1);

/** Fans whom one transaction reminds, and one run: the others are reminded at the next. */
const perBatch = 500;
const perRun = 20_000;

interface DueKey {
  eventId: string;
  /** Of the entry or the offer. */
  id: string;
}

/** Takes wins that are over within a time and were reminded of fewer times; each is taken once per reminder. */
async function takeReminders(
  tx: TransactionScope,
  machine: WinTable,
  { beforeMs, number }: (typeof reminders)[number],
): Promise<DueKey[]> {
  const [rows, id] = [sql.table(winTables[machine].rows), sql.ref(winTables[machine].id)];
  const result = await sql<DueKey>`
    update ${rows} e set reminders = ${number}
    from (select event_id, ${id} as id from ${rows}
      where state in ('won', 'paymentFailed') and reminders < ${number} and win_until > foyer_now()
        and win_until <= foyer_now() + ${beforeMs} * interval '1 millisecond'
      order by win_until limit ${perBatch} for update skip locked) due
    where e.event_id = due.event_id and e.${id} = due.id
    returning due.event_id, due.id`.execute(tx);
  return result.rows;
}

/**
 * Takes what is in a draw or auction that closes within a day, and was not changed within it: its fans know the close.
 * Each is taken once.
 */
async function takeClosing(tx: TransactionScope, machine: WinTable): Promise<DueKey[]> {
  const { undecided } = winTables[machine];
  const [rows, id] = [sql.table(winTables[machine].rows), sql.ref(winTables[machine].id)];
  const changedAt = sql.ref(winTables[machine].changedAt);
  const within = sql`${closingMs} * interval '1 millisecond'`;
  const result = await sql<DueKey>`
    update ${rows} e set closing_told = true
    from (select d.event_id, m.closes_at from ${sql.table(machine)} d
        join marketplace m using (event_id, marketplace_id) join event v using (event_id)
      where d.state = 'open' and m.closes_at > foyer_now() and m.closes_at <= foyer_now() + ${within}
        and not event_is_off(v)) closing
    cross join lateral (select e.${id} as id from ${rows} e
      where e.event_id = closing.event_id and e.state = ${undecided} and not e.closing_told
        and e.${changedAt} < closing.closes_at - ${within}
      order by e.${changedAt} limit ${perBatch} for update skip locked) due
    where e.event_id = closing.event_id and e.${id} = due.id
    returning e.event_id, due.id`.execute(tx);
  return result.rows;
}

type Reminder = 'closing' | 'reminder';

type Mail = (
  around: { platform: Platform; tx: TransactionScope },
  due: { eventId: string; ids: readonly string[] },
  news: Reminder,
) => Promise<void>;

/** Reminds fans of what is taken, batch by batch. */
async function remind(
  platform: Platform,
  { take, mail, news }: { take: (tx: TransactionScope) => Promise<DueKey[]>; mail: Mail; news: Reminder },
): Promise<void> {
  for (let count = 0; count < perRun; count += perBatch) {
    const taken = await inTransaction(platform.database, async (tx) => {
      const keys = await take(tx);
      for (const [eventId, due] of Map.groupBy(keys, (key) => key.eventId))
        await mail({ platform, tx }, { eventId, ids: due.map(({ id }) => id) }, news);
      return keys.length;
    });
    if (taken < perBatch) return;
  }
}

/** Reminds fans of the close, and of unpaid wins; a win that is nearly over gets the last reminder only. */
export async function remindFans(platform: Platform, machine: WinTable, mail: Mail): Promise<void> {
  await remind(platform, { take: (tx) => takeClosing(tx, machine), mail, news: 'closing' });
  for (const reminder of reminders)
    await remind(platform, {
      take: (tx) => takeReminders(tx, machine, reminder),
      mail,
      news: 'reminder',
    });
}
