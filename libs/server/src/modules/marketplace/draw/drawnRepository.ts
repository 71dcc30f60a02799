import type { DrawnEntry, DrawWin } from '@foyer/verify-draw';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Entry of a closed draw that has no published id yet. */
export interface SaltedEntry {
  entryId: string;
  salt: string;
}

export async function listSalts(db: Queryable, eventId: string): Promise<SaltedEntry[]> {
  const { rows } = await sql<SaltedEntry>`
    select entry_id, salt from draw_entry where event_id = ${eventId} order by entry_id`.execute(db);
  return rows;
}

/** Gives entries their published ids. */
export async function setDrawnIds(
  tx: TransactionScope,
  eventId: string,
  ids: readonly { entryId: string; drawnId: string }[],
): Promise<void> {
  await sql`update draw_entry e set drawn_id = n.drawn_id
    from unnest(${ids.map(({ entryId }) => entryId)}::uuid[], ${ids.map(({ drawnId }) => drawnId)}::text[])
      as n (entry_id, drawn_id)
    where e.event_id = ${eventId} and e.entry_id = n.entry_id`.execute(tx);
}

/** Lists the entries of a closed draw as they are published, by their ids. */
export async function listDrawnEntries(db: Queryable, eventId: string): Promise<DrawnEntry[]> {
  const { rows } = await sql<DrawnEntry>`
    select e.drawn_id as id, e.quantity, e.may_split,
      array(select x.offer_group_id::text from draw_choice x
        where x.event_id = e.event_id and x.entry_id = e.entry_id order by x.rank) as choices
    from draw_entry e where e.event_id = ${eventId} and e.drawn_id is not null
    order by e.drawn_id collate "C"`.execute(db);
  return rows;
}

/** Lists the published ids of entries in the order drawn. */
export async function listOrder(db: Queryable, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select drawn_id as id from draw_entry where event_id = ${eventId} and place is not null
    order by place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Numbers entries in the order drawn, from 1. */
export async function setOrder(
  tx: TransactionScope,
  eventId: string,
  order: readonly string[],
): Promise<void> {
  await sql`update draw_entry e set place = n.place
    from unnest(${order}::text[]) with ordinality as n (drawn_id, place)
    where e.event_id = ${eventId} and e.drawn_id = n.drawn_id`.execute(tx);
}

/** Lists the wins whose places went to the next, in that order. */
export async function listLapsed(db: Queryable, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select drawn_id as id from draw_entry where event_id = ${eventId} and lapse_order is not null
    order by lapse_order`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists the wins that stand, in the order in which they were won. */
export async function listWins(db: Queryable, eventId: string): Promise<DrawWin[]> {
  const { rows } = await sql<DrawWin>`
    select drawn_id as id, won_group_id::text as choice, won_quantity as quantity from draw_entry
    where event_id = ${eventId} and win_order is not null and lapse_order is null order by win_order`.execute(
    db,
  );
  return rows;
}

/** Lets lapsed wins go to the next, in the order in which they lapsed. @returns whether there were any */
export async function orderLapsed(tx: TransactionScope, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    update draw_entry e set lapse_order = n.lapse_order
    from (select entry_id, row_number() over (order by place)
        + (select coalesce(max(lapse_order), 0) from draw_entry where event_id = ${eventId}) as lapse_order
      from draw_entry where event_id = ${eventId} and state = 'lapsed' and lapse_order is null) n
    where e.event_id = ${eventId} and e.entry_id = n.entry_id returning e.entry_id`.execute(tx);
  return rows.length > 0;
}

/** Records wins that were not recorded yet, after the others. */
export async function recordWins(
  tx: TransactionScope,
  eventId: string,
  wins: readonly DrawWin[],
): Promise<void> {
  await sql`update draw_entry e set state = 'won', won_group_id = n.choice, won_quantity = n.quantity,
      win_order = n.number + (select coalesce(max(win_order), 0) from draw_entry where event_id = ${eventId})
    from unnest(${wins.map(({ id }) => id)}::text[], ${wins.map(({ choice }) => choice)}::uuid[],
      ${wins.map(({ quantity }) => quantity)}::integer[]) with ordinality as n (drawn_id, choice, quantity, number)
    where e.event_id = ${eventId} and e.drawn_id = n.drawn_id`.execute(tx);
}
