import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { toJson } from '../../../platform/database/toJson.ts';
import type { OwnFee } from './ownFees.ts';

export type FeeState = 'draft' | 'live';
export type FeeRow = Awaited<ReturnType<typeof readEventFees>>[number];

/** Reads the fees of an event, drafts too, in their order. */
export const readEventFees = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventFee')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .orderBy('code')
    .execute();

/** Reads the taxes of an event. */
export const readEventTaxes = (db: Queryable, eventId: string) =>
  db
    .selectFrom('eventTax')
    .select(['code', 'label', 'ratePpm', 'included'])
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .orderBy('code')
    .execute();

/** Removes fees of a state; live ones stay known for what is held with them. */
async function removeFees(
  tx: TransactionScope,
  { eventId, state, codes, now }: { eventId: string; state: FeeState; codes: readonly string[]; now: Date },
): Promise<void> {
  if (codes.length === 0) return;
  if (state === 'live')
    await sql`
      insert into former_fee (event_id, code, label, purpose, recipient, basis, kind, amount, rate_ppm, steps, mandatory,
          refundable, categories, fulfilment, rank, payer, marketplace_types, since, charity_id, until)
        select event_id, code, label, purpose, recipient, basis, kind, amount, rate_ppm, steps, mandatory, refundable,
          categories, fulfilment, rank, payer, marketplace_types, since, charity_id, ${now}
        from event_fee where event_id = ${eventId} and state = 'live' and code = any(${codes})
        on conflict do nothing`.execute(tx);
  await tx
    .deleteFrom('eventFee')
    .where('eventId', '=', eventId)
    .where('state', '=', state)
    .where('code', 'in', [...codes])
    .execute();
}

/**
 * Replaces the fees of a state, under the lock of the event.
 * @param codes of the fees to replace
 */
export async function replaceFees(
  tx: TransactionScope,
  replacement: {
    eventId: string;
    state: FeeState;
    codes: readonly string[];
    fees: readonly OwnFee[];
    now: Date;
  },
): Promise<void> {
  await removeFees(tx, replacement);
  const { eventId, state, fees, now } = replacement;
  if (fees.length === 0) return;
  const rows = fees.map(({ label, purpose, steps, ...fee }) => ({
    ...fee,
    eventId,
    state,
    label: toJson(label),
    purpose: toJson(purpose),
    steps: steps === null ? null : toJson(steps),
    since: now,
  }));
  await tx.insertInto('eventFee').values(rows).execute();
}
