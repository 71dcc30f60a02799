import { sql, type RawBuilder } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { releaseCommitments } from '../../../sale/hold/heldRepository.ts';
import { lockBuyers } from '../../../sale/limit/buyerRepository.ts';
import { winTables, type WinTable } from './winTables.ts';

/** How the entries of a draw, or the offers of an auction, end that are not decided. */
interface Ending {
  machine: WinTable;
  eventId: string;
  /** `cancelled` also ends wins that are not paid. */
  state: 'lost' | 'expired' | 'cancelled';
  /** Condition on a row `e`: ends those alone. */
  only?: RawBuilder<boolean>;
}

/** Entry or offer that is not decided. */
interface Undecided {
  id: string;
  /** Null once the account is deleted. */
  userId: string | null;
  isHolding: boolean;
}

interface Limits {
  /** Number that one transaction ends. */
  perBatch: number;
  /** Number after which a run stops, so that other events have their turn and the job keeps its lease. */
  perRun: number;
}

const usualLimits: Limits = { perBatch: 500, perRun: 100_000 };

const wins = ['won', 'paymentFailed'] as const;

/** Condition on the state of an entry or offer. Literals, so that the planner knows the partial index by them. */
const stateIn = (states: readonly string[]) =>
  sql`state in (${sql.join(states.map((state) => sql.lit(state)))})`;

const isEnded = ({ machine, state, only = sql`true` }: Omit<Ending, 'eventId'>) =>
  sql`${stateIn([winTables[machine].undecided, ...(state === 'cancelled' ? wins : [])])} and ${only}`;

/** Tells whether a draw or an auction has undecided entries or offers. */
export async function hasUndecided(db: Queryable, machine: WinTable, eventId: string): Promise<boolean> {
  const { rows, undecided } = winTables[machine];
  const found = await sql`select from ${sql.table(rows)}
    where event_id = ${eventId} and ${stateIn([undecided, ...wins])} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Builds the query of some by their ids: an index has them alone, so that those that have ended are not read again. */
export function undecidedIn(
  ending: Ending,
  { after, limit }: { after: string | undefined; limit: number },
): RawBuilder<Undecided> {
  const [rows, id] = [sql.table(winTables[ending.machine].rows), sql.ref(winTables[ending.machine].id)];
  return sql<Undecided>`
    select ${id} as id, user_id, held_at is not null as is_holding from ${rows} e
    where event_id = ${ending.eventId} and ${isEnded(ending)}
      ${after === undefined ? sql`` : sql`and ${id} > ${after}::uuid`}
    order by ${id} limit ${limit}`;
}

/** Ends a batch and gives back what it has, each by one statement. @returns the ids of those that it ended */
async function endBatch(
  tx: TransactionScope,
  ending: Ending,
  batch: readonly Undecided[],
): Promise<string[]> {
  const { machine, eventId, state } = ending;
  const [rows, id] = [sql.table(winTables[machine].rows), sql.ref(winTables[machine].id)];
  await lockBuyers(tx, { eventId, userIds: batch.flatMap(({ userId }) => userId ?? []) });
  // A payment under way decides first: money of a cancelled event is given back with its order.
  const ended = await sql<{ id: string; commitmentId: string }>`
    update ${rows} e set state = ${state}
    from (select e.${id}, c.commitment_id from ${rows} e join commitment c using (event_id, commitment_id)
      where e.event_id = ${eventId} and e.${id} = any(${batch.map((each) => each.id)}::uuid[])
        and e.${isEnded(ending)} and c.state not in ('paying', 'paid')
      for update of e, c) n
    where e.event_id = ${eventId} and e.${id} = n.${id}
    returning e.${id} as id, n.commitment_id`.execute(tx);
  await releaseCommitments(tx, {
    eventId,
    commitmentIds: ended.rows.map(({ commitmentId }) => commitmentId),
  });
  return ended.rows.map((row) => row.id);
}

/** Reads up to which id earlier runs have ended entries or offers in this state, if they had to stop. */
async function readEndedTo(db: Queryable, { machine, eventId, state }: Ending): Promise<string | undefined> {
  const { rows } = await sql<{ endedTo: string }>`select ended_to from ${sql.table(machine)}
    where event_id = ${eventId} and ending_state = ${state}`.execute(db);
  return rows[0]?.endedTo;
}

/** Stores the id up to which they are ended, where the next run continues; without an id, that starts over. */
const setEndedTo = (db: Queryable, { machine, eventId, state }: Ending, endedTo?: string) =>
  sql`update ${sql.table(machine)}
    set ending_state = ${endedTo === undefined ? null : state}, ended_to = ${endedTo ?? null}::uuid
    where event_id = ${eventId}`.execute(db);

/**
 * Ends undecided entries and offers in batches and mails each fan once, however often it stops and restarts.
 * @returns false if a later run has to continue
 */
export async function endUndecided(
  platform: Platform,
  ending: Ending,
  mail: (around: { platform: Platform; tx: TransactionScope }, ids: readonly string[]) => Promise<void>,
  { perBatch, perRun }: Limits = usualLimits,
): Promise<boolean> {
  const { query } = platform.database;
  const begin = await readEndedTo(query, ending);
  let after = begin;
  for (let count = 0; count < perRun; count += perBatch) {
    const some = undecidedIn(ending, { after, limit: perBatch });
    const { rows: found } = await some.execute(query);
    // What holds places takes further locks, whose order is that within one commitment.
    const alone = found.filter(({ isHolding }) => isHolding).map((each) => [each]);
    for (const batch of [found.filter(({ isHolding }) => !isHolding), ...alone])
      await inTransaction(platform.database, async (tx) =>
        mail({ platform, tx }, await endBatch(tx, ending, batch)),
      );
    if (found.length < perBatch) {
      if (begin === undefined) return true;
      // One run reads all from the first: some may have become undecided again before the id where this run began.
      await setEndedTo(query, ending);
      return false;
    }
    after = found.at(-1)!.id;
  }
  await setEndedTo(query, ending, after);
  return false;
}
