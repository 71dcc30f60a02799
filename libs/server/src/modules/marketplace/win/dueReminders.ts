import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { days, hours } from '../../../platform/time/units.ts';
import { machines, type Machine } from './machines.ts';

/** Reminders of a win by their number, the last one first: time before its end from which each is sent. */
const reminders = [
  { number: 2, beforeMs: hours(2) },
  { number: 1, beforeMs: hours(12) },
] as const;

/** Time before the close from which fans are reminded that they can still change or raise what they have. */
const closingMs = days(1);

const batchSize = 200;

interface DueKey {
  eventId: string;
  /** Of the entry or the offer. */
  id: string;
}

/** Takes wins that are over within a time and were reminded of fewer times; each is taken once per reminder. */
async function takeReminders(
  tx: TransactionScope,
  machine: Machine,
  { beforeMs, number }: (typeof reminders)[number],
): Promise<DueKey[]> {
  const [rows, id] = [sql.table(machines[machine].rows), sql.ref(machines[machine].id)];
  const result = await sql<DueKey>`
    update ${rows} e set reminders = ${number}
    from (select event_id, ${id} as id from ${rows}
      where state in ('won', 'paymentFailed') and reminders < ${number} and win_until > foyer_now()
        and win_until <= foyer_now() + ${beforeMs} * interval '1 millisecond'
      order by win_until limit ${batchSize} for update skip locked) due
    where e.event_id = due.event_id and e.${id} = due.id
    returning due.event_id, due.id`.execute(tx);
  return result.rows;
}

/**
 * Takes what is in a draw or auction that closes within a day, and was not changed within it: its fans know the close.
 * Each is taken once.
 */
async function takeClosing(tx: TransactionScope, machine: Machine): Promise<DueKey[]> {
  const { undecided } = machines[machine];
  const [rows, id] = [sql.table(machines[machine].rows), sql.ref(machines[machine].id)];
  const changedAt = sql.ref(machines[machine].changedAt);
  const within = sql`${closingMs} * interval '1 millisecond'`;
  const result = await sql<DueKey>`
    update ${rows} e set closing_told = true
    from (select e.event_id, e.${id} as id from ${rows} e join ${sql.table(machine)} d using (event_id)
        join marketplace m using (event_id, marketplace_id) join event v using (event_id)
      where e.state = ${undecided} and not e.closing_told and d.state = 'open'
        and m.closes_at > foyer_now() and m.closes_at <= foyer_now() + ${within}
        and e.${changedAt} < m.closes_at - ${within} and v.status not in ('Cancelled', 'Postponed')
      order by e.event_id, e.${id} limit ${batchSize} for update of e skip locked) due
    where e.event_id = due.event_id and e.${id} = due.id
    returning due.event_id, due.id`.execute(tx);
  return result.rows;
}

/** Reminds fans of the close, and of wins to be paid; one that is nearly over gets the last reminder alone. */
export async function remindFans(
  platform: Platform,
  machine: Machine,
  mail: (
    around: { platform: Platform; tx: TransactionScope },
    key: DueKey,
    news: 'closing' | 'reminder',
  ) => Promise<void>,
): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    for (const key of await takeClosing(tx, machine)) await mail({ platform, tx }, key, 'closing');
  });
  for (const reminder of reminders)
    await inTransaction(platform.database, async (tx) => {
      for (const key of await takeReminders(tx, machine, reminder))
        await mail({ platform, tx }, key, 'reminder');
    });
}
