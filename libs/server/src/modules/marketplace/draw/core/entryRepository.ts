import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { CommitmentPhase } from '../../../../sale/commitment/commitmentStates.ts';
import type { OpenWin } from '../../win/winPolicy.ts';
import type { StoredEntryState } from './drawPolicy.ts';

/** Entry of a draw with its commitment; texts in all locales. */
export interface EntryRow extends OpenWin {
  eventId: string;
  entryId: string;
  commitmentId: string;
  quantity: number;
  maySplit: boolean;
  paymentMethodId: string | null;
  /** Minor units. */
  atMost: number;
  state: StoredEntryState;
  enteredAt: Date;
  changedAt: Date;
  siteHost: string | null;
  discountId: string | null;
  /** Code of the discount. */
  promoCode: string | null;
  salt: string;
  /** Its id in the published data, secret until then. */
  drawnId: string;
  place: number | null;
  wonGroupId: string | null;
  wonQuantity: number | null;
  /** Null unless the fan gave the win up. */
  declinedAt: Date | null;
  kind: string;
  phase: CommitmentPhase;
  /** Offers in order of preference, with their names in the same order. */
  offerGroupIds: string[];
  names: unknown[];
  wonName: unknown;
}

/** Identifies an entry. */
export interface EntryKey {
  eventId: string;
  entryId: string;
}

/** Place in the order drawn, of a row `e`; null before the draw. */
export const placeOf = sql`(select o.place from draw_place o
  where o.event_id = e.event_id and o.drawn_id = e.drawn_id) as place`;

const columns = sql`e.event_id, e.entry_id, e.user_id, e.commitment_id, e.quantity, e.may_split,
  c.pledged_card_id as payment_method_id, e.at_most::float8 as at_most, e.state, e.entered_at, e.changed_at, e.site_host, e.salt,
  e.drawn_id, e.won_group_id, e.won_quantity, e.declined_at, e.held_at, e.win_until, c.kind,
  commitment_phase(c.state, h.held_until) as phase, p.state as payment_state, p.failure_reason, v.starts_at,
  v.status, u.discount_id, d.code as promo_code,
  ${placeOf},
  array(select x.offer_group_id::text from draw_choice x
    where x.event_id = e.event_id and x.entry_id = e.entry_id order by x.rank) as offer_group_ids,
  (select json_agg(o.name order by x.rank) from draw_choice x join offer_group o using (event_id, offer_group_id)
    where x.event_id = e.event_id and x.entry_id = e.entry_id) as names,
  (select o.name from offer_group o where o.event_id = e.event_id and o.offer_group_id = e.won_group_id) as won_name`;
const joined = sql`draw_entry e join event v using (event_id) join commitment c using (event_id, commitment_id)
  left join hold h on h.event_id = c.event_id and h.commitment_id = c.commitment_id
  left join discount_use u on u.event_id = h.event_id and u.hold_id = h.hold_id
  left join discount d on d.event_id = u.event_id and d.discount_id = u.discount_id
  left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id`;

/** Finds a user's undecided entry. */
export async function findLiveEntry(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from ${joined} where e.event_id = ${eventId} and e.user_id = ${userId}
      and e.state in ('entered', 'won', 'paymentFailed')`.execute(db);
  return rows[0];
}

/** Finds and locks an entry. Requires the lock of its buyer, if it has one. */
export async function lockEntry(
  tx: TransactionScope,
  { eventId, entryId }: EntryKey,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from ${joined} where e.event_id = ${eventId} and e.entry_id = ${entryId}
    for update of e`.execute(tx);
  return rows[0];
}

/** Lists a user's entries, latest first. */
export async function listEntries(
  db: Queryable,
  { userId, eventId, entryId }: { userId: string; eventId?: string; entryId?: string },
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from ${joined} where e.user_id = ${userId}
      ${eventId === undefined ? sql`` : sql`and e.event_id = ${eventId}`}
      ${entryId === undefined ? sql`` : sql`and e.entry_id = ${entryId}`}
    order by e.entered_at desc, e.entry_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Choices of a fan. */
export interface EntryChoice {
  quantity: number;
  maySplit: boolean;
  atMost: number;
  offerGroupIds: readonly string[];
}

async function writeChoices(
  tx: TransactionScope,
  { eventId, entryId }: EntryKey,
  offerGroupIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('drawChoice').where('eventId', '=', eventId).where('entryId', '=', entryId).execute();
  await tx
    .insertInto('drawChoice')
    .values(offerGroupIds.map((offerGroupId, rank) => ({ eventId, entryId, rank, offerGroupId })))
    .execute();
}

export async function insertEntry(
  tx: TransactionScope,
  {
    offerGroupIds,
    now,
    ...entry
  }: EntryKey &
    EntryChoice & {
      userId: string;
      commitmentId: string;
      siteHost: string | null;
      salt: string;
      drawnId: string;
      now: Date;
    },
): Promise<void> {
  await tx
    .insertInto('drawEntry')
    .values({ ...entry, state: 'entered', enteredAt: now, changedAt: now })
    .execute();
  await writeChoices(tx, entry, offerGroupIds);
}

/** Replaces the choices of an entry. */
export async function changeEntry(
  tx: TransactionScope,
  { eventId, entryId }: EntryKey,
  { offerGroupIds, now, ...change }: EntryChoice & { now: Date },
): Promise<void> {
  await tx
    .updateTable('drawEntry')
    .set({ ...change, changedAt: now })
    .where('eventId', '=', eventId)
    .where('entryId', '=', entryId)
    .execute();
  await writeChoices(tx, { eventId, entryId }, offerGroupIds);
}

export async function setEntryState(
  tx: TransactionScope,
  { eventId, entryId }: EntryKey,
  change: {
    state: StoredEntryState;
    heldAt?: Date;
    winUntil?: Date | null;
    declinedAt?: Date;
    wonGroupId?: string;
    wonQuantity?: number;
    winOrder?: number;
  },
): Promise<void> {
  await tx
    .updateTable('drawEntry')
    .set(change)
    .where('eventId', '=', eventId)
    .where('entryId', '=', entryId)
    .execute();
}

/**
 * Deletes a user's entries in open draws, and removes the user from all other entries, which stay in the record.
 */
export async function forgetEntries(tx: TransactionScope, userId: string): Promise<void> {
  await sql`delete from draw_entry e using draw d where d.event_id = e.event_id and e.user_id = ${userId}
    and d.state = 'open'`.execute(tx);
  await tx.updateTable('drawEntry').set({ userId: null }).where('userId', '=', userId).execute();
}

export async function deleteEntry(tx: TransactionScope, { eventId, entryId }: EntryKey): Promise<void> {
  await tx.deleteFrom('drawEntry').where('eventId', '=', eventId).where('entryId', '=', entryId).execute();
}

/** Counts the entries of a draw. */
export async function countEntries(db: Queryable, eventId: string): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from draw_entry where event_id = ${eventId}`.execute(db);
  return rows[0]!.entries;
}

/** Finds the event of an offer. */
export async function findEventOfOffer(db: Queryable, offerGroupId: string): Promise<string | undefined> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from offer_group where offer_group_id = ${offerGroupId}`.execute(db);
  return rows[0]?.eventId;
}
