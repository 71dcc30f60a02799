import type { WaitListState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { StockKey } from '../../../sale/inventory/stockRepository.ts';

/** Stock of an offer, and its wait list, if any. */
export interface WaitedStock extends StockKey {
  offerGroupId: string;
  waitListId: string | null;
}

/** Entry of a wait list; texts in all locales. */
export interface EntryRow {
  eventId: string;
  entryId: string;
  userId: string;
  place: number;
  quantity: number;
  maySplit: boolean;
  state: WaitListState;
  joinedAt: Date;
  siteHost: string | null;
  commitmentId: string | null;
  offeredGroupId: string | null;
  offeredQuantity: number | null;
  offeredUntil: Date | null;
  /** Offers that it waits for, cheapest first, with their names in the same order. */
  offerGroupIds: string[];
  names: unknown[];
  offerName: unknown;
}

const columns = sql`e.event_id, e.entry_id, e.user_id, e.place::int as place, e.quantity, e.may_split, e.state,
  e.joined_at, e.site_host, e.commitment_id, e.offered_group_id, e.offered_quantity, e.offered_until,
  array(select c.offer_group_id::text from wait_list_choice c join offer_group o using (event_id, offer_group_id)
    where c.event_id = e.event_id and c.entry_id = e.entry_id order by o.face_price, o.offer_group_id)
    as offer_group_ids,
  (select coalesce(json_agg(o.name order by o.face_price, o.offer_group_id), '[]') from wait_list_choice c
    join offer_group o using (event_id, offer_group_id)
    where c.event_id = e.event_id and c.entry_id = e.entry_id) as names,
  (select o.name from offer_group o where o.event_id = e.event_id and o.offer_group_id = e.offered_group_id)
    as offer_name`;

/** Reads the stock of every offer of an event by offer id, with or without a wait list. */
export async function readStocks(db: Queryable, eventId: string): Promise<Map<string, WaitedStock>> {
  const { rows } = await sql<WaitedStock>`
    select o.offer_group_id, o.inventory_item_id, a.allotment_id, w.wait_list_id
    from offer_group o
    left join allotment a on a.event_id = o.event_id and a.marketplace_id = o.marketplace_id
    left join wait_list w on w.event_id = o.event_id and w.inventory_item_id = o.inventory_item_id
      and w.allotment_id is not distinct from a.allotment_id
    where o.event_id = ${eventId}`.execute(db);
  return new Map(rows.map((row) => [row.offerGroupId, row]));
}

/** Opens the wait list of a stock if it is not open, and locks it until the transaction ends. */
export async function openWaitList(
  tx: TransactionScope,
  list: { eventId: string; waitListId: string } & StockKey,
): Promise<void> {
  await sql`insert into wait_list as w (event_id, wait_list_id, inventory_item_id, allotment_id, opened_at)
    values (${list.eventId}, ${list.waitListId}, ${list.inventoryItemId}, ${list.allotmentId}, foyer_now())
    on conflict (event_id, inventory_item_id, allotment_id) do update set opened_at = w.opened_at`.execute(
    tx,
  );
}

/** @returns false if the user has an entry of the event already */
export async function insertEntry(
  tx: TransactionScope,
  entry: {
    eventId: string;
    entryId: string;
    userId: string;
    quantity: number;
    maySplit: boolean;
    siteHost: string | null;
    offerGroupIds: readonly string[];
  },
): Promise<boolean> {
  const { eventId, entryId, userId, quantity, maySplit, siteHost, offerGroupIds } = entry;
  const { rows } = await sql<{ entryId: string }>`
    insert into wait_list_entry (event_id, entry_id, user_id, quantity, may_split, state, joined_at, site_host)
      values (${eventId}, ${entryId}, ${userId}, ${quantity}, ${maySplit}, 'waiting', foyer_now(), ${siteHost})
      on conflict (event_id, user_id) where state in ('waiting', 'offered') do nothing returning entry_id`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await tx
    .insertInto('waitListChoice')
    .values(offerGroupIds.map((offerGroupId) => ({ eventId, entryId, offerGroupId })))
    .execute();
  return true;
}

/** Finds and locks a user's entry that waits or has an offer. */
export async function lockEntry(
  tx: TransactionScope,
  eventId: string,
  userId: string,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from wait_list_entry e
    where e.event_id = ${eventId} and e.user_id = ${userId} and e.state in ('waiting', 'offered')
    for update of e`.execute(tx);
  return rows[0];
}

/** Finds and locks the latest entry of a user, in any state. */
export async function lockLatestEntry(
  tx: TransactionScope,
  eventId: string,
  userId: string,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from wait_list_entry e where e.event_id = ${eventId} and e.user_id = ${userId}
    order by e.place desc limit 1 for update of e`.execute(tx);
  return rows[0];
}

/** Lists a user's entries, latest first; optionally of one event. */
export async function listEntries(
  db: Queryable,
  { userId, eventId, states }: { userId: string; eventId?: string; states?: readonly WaitListState[] },
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from wait_list_entry e
    where e.user_id = ${userId} ${eventId === undefined ? sql`` : sql`and e.event_id = ${eventId}`}
      ${states === undefined ? sql`` : sql`and e.state = any(${states})`}
    order by e.joined_at desc, e.place desc limit ${limit}`.execute(db);
  return rows;
}

/** Lists the entries that wait, in their order. */
export async function listWaiting(db: Queryable, eventId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from wait_list_entry e
    where e.event_id = ${eventId} and e.state = 'waiting' order by e.place`.execute(db);
  return rows;
}

/** Demand ahead of a waiting entry: entries that wait for one of its offers, and their quantities. */
export async function countAhead(
  db: Queryable,
  { eventId, entryId, place }: EntryRow,
): Promise<{ people: number; quantity: number }> {
  const { rows } = await sql<{ people: number; quantity: number }>`
    select count(*)::int as people, coalesce(sum(e.quantity), 0)::int as quantity from wait_list_entry e
    where e.event_id = ${eventId} and e.state = 'waiting' and e.place < ${place} and exists (
      select from wait_list_choice c join wait_list_choice own using (event_id, offer_group_id)
      where c.event_id = e.event_id and c.entry_id = e.entry_id and own.entry_id = ${entryId})`.execute(db);
  return rows[0]!;
}

/** Figures of an event's wait list so far. */
export interface WaitListHistory {
  waiting: number;
  /** Units that were offered. */
  offered: number;
  firstJoinedAt: Date | null;
}

export async function readHistory(db: Queryable, eventId: string): Promise<WaitListHistory> {
  const { rows } = await sql<WaitListHistory>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      coalesce(sum(offered_total), 0)::int as offered, min(joined_at) as "firstJoinedAt"
    from wait_list_entry where event_id = ${eventId}`.execute(db);
  return rows[0]!;
}

export async function setEntryState(
  tx: TransactionScope,
  { eventId, entryId }: Pick<EntryRow, 'eventId' | 'entryId'>,
  change: { state: WaitListState; quantity?: number },
): Promise<void> {
  await tx
    .updateTable('waitListEntry')
    .set(change)
    .where('eventId', '=', eventId)
    .where('entryId', '=', entryId)
    .execute();
}

export async function deleteEntries(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('waitListEntry').where('userId', '=', userId).execute();
}
