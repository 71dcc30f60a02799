import {
  entriesPerGroup,
  type DrawHead,
  type DrawnEntry,
  type DrawWin,
  type PublishedEntry,
} from '@foyer/verify-draw';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { placeOf } from './entryRepository.ts';

/** Ids between which entries are read, the first one included. */
interface IdRange {
  from?: string | undefined;
  before?: string | undefined;
}

/** Reads entries of a closed draw as they are published, by their ids. */
export async function readDrawnEntries(
  db: Queryable,
  eventId: string,
  { from, before, after, limit }: IdRange & { after?: string | undefined; limit: number },
): Promise<DrawnEntry[]> {
  const where = [
    ...(from === undefined ? [] : [sql`and e.drawn_id >= ${from}`]),
    ...(before === undefined ? [] : [sql`and e.drawn_id < ${before}`]),
    ...(after === undefined ? [] : [sql`and e.drawn_id > ${after}`]),
  ];
  const { rows } = await sql<DrawnEntry>`
    select e.drawn_id as id, e.quantity, e.may_split,
      array(select x.offer_group_id::text from draw_choice x
        where x.event_id = e.event_id and x.entry_id = e.entry_id order by x.rank) as choices
    from draw_entry e where e.event_id = ${eventId} and e.drawn_id is not null ${sql.join(where, sql` `)}
    order by e.drawn_id limit ${limit}`.execute(db);
  return rows;
}

/** Entries that are read at once: a multiple of those of a group. */
const pageSize = 8 * entriesPerGroup;

/** Iterates over the entries of a closed draw by id, in batches. */
export async function* pagesOfDrawn(db: Queryable, eventId: string): AsyncGenerator<DrawnEntry[]> {
  let after: string | undefined;
  for (;;) {
    const page = await readDrawnEntries(db, eventId, { after, limit: pageSize });
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

/** Lists the entries of a closed draw as they are published, by their ids. Equal choices share one list. */
export async function listDrawnEntries(db: Queryable, eventId: string): Promise<DrawnEntry[]> {
  const entries: DrawnEntry[] = [];
  const known = new Map<string, string[]>();
  for await (const page of pagesOfDrawn(db, eventId))
    for (const { id, quantity, maySplit, choices } of page) {
      const key = choices.join(',');
      if (!known.has(key)) known.set(key, choices);
      entries.push({ id, quantity, maySplit, choices: known.get(key)! });
    }
  return entries;
}

/** Entries that one statement updates, so that it takes well less than a statement may, on a busy host too. */
const perStatement = 400;
/** Places that one statement reads or writes, which are narrow rows. */
const placesPerStatement = 4_000;

/** Lists the published ids of entries in the order drawn. Both ends of each range are given: places have no gaps. */
export async function listOrder(db: Queryable, eventId: string): Promise<string[]> {
  const order: string[] = [];
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select drawn_id as id from draw_place where event_id = ${eventId} and place > ${order.length}
        and place <= ${order.length + placesPerStatement}
      order by place`.execute(db);
    for (const { id } of rows) order.push(id);
    if (rows.length < placesPerStatement) return order;
  }
}

/** Numbers entries in the order drawn, from 1. */
export async function setOrder(
  tx: TransactionScope,
  eventId: string,
  order: readonly string[],
): Promise<void> {
  for (let from = 0; from < order.length; from += placesPerStatement) {
    const some = order.slice(from, from + placesPerStatement);
    await sql`insert into draw_place (event_id, drawn_id, place)
      select ${eventId}, n.drawn_id, ${from} + n.place
      from unnest(${some}::text[]) with ordinality as n (drawn_id, place)`.execute(tx);
  }
}

/** Lists the wins whose places were passed on, in that order. */
export async function listLapsed(db: Queryable, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select drawn_id as id from draw_entry where event_id = ${eventId} and lapse_order is not null
    order by lapse_order`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads entries of a completed draw with their results, by their published ids. */
export async function listPublished(
  db: Queryable,
  eventId: string,
  { from, limit }: { from: string | undefined; limit: number },
): Promise<PublishedEntry[]> {
  const { rows } = await sql<
    DrawnEntry & {
      place: number;
      choice: string | null;
      wonQuantity: number;
      winOrder: number;
      lapseOrder: number | null;
      withdrawn: boolean;
    }
  >`
    select e.drawn_id as id, e.quantity, e.may_split, ${placeOf}, e.won_group_id::text as choice, e.won_quantity,
      e.win_order, e.lapse_order, e.state = 'lost' as withdrawn,
      array(select x.offer_group_id::text from draw_choice x
        where x.event_id = e.event_id and x.entry_id = e.entry_id order by x.rank) as choices
    from draw_entry e where e.event_id = ${eventId}
      ${from === undefined ? sql`` : sql`and e.drawn_id >= ${from}`}
    order by e.drawn_id limit ${limit}`.execute(db);
  return rows.map(({ choice, wonQuantity, winOrder, lapseOrder, withdrawn, ...entry }) => ({
    ...entry,
    ...(choice === null || lapseOrder !== null
      ? {}
      : {
          win: {
            ...{ number: winOrder, choice, quantity: wonQuantity },
            ...(withdrawn ? { withdrawn } : {}),
          },
        }),
    ...(lapseOrder === null ? {} : { lapsed: lapseOrder }),
  }));
}

/**
 * Counts the entries of a finished draw, its valid wins, and the lapsed ones. Each is numbered from 1 without gaps, so
 * that the last numbers tell, however many there are.
 */
export async function countDrawn(db: Queryable, eventId: string): Promise<DrawHead['counts']> {
  const { rows } = await sql<{ entries: number; wins: number; lapsed: number }>`
    select coalesce((select max(place) from draw_place where event_id = ${eventId}), 0) as entries,
      coalesce(max(win_order), 0) as wins, coalesce(max(lapse_order), 0) as lapsed
    from draw_entry where event_id = ${eventId}`.execute(db);
  const { entries, wins, lapsed } = rows[0]!;
  return { entries, wins: wins - lapsed, lapsed };
}

/** Lists the valid wins, in the order in which they were won. */
export async function listWins(db: Queryable, eventId: string): Promise<DrawWin[]> {
  const { rows } = await sql<DrawWin>`
    select drawn_id as id, won_group_id::text as choice, won_quantity as quantity from draw_entry
    where event_id = ${eventId} and win_order is not null and lapse_order is null order by win_order`.execute(
    db,
  );
  return rows;
}

/** Passes lapsed wins on to the next entries, in the order in which they lapsed. @returns whether there were any */
export async function orderLapsed(tx: TransactionScope, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    update draw_entry e set lapse_order = n.lapse_order
    from (select entry_id, row_number() over (order by p.place)
        + (select coalesce(max(lapse_order), 0) from draw_entry where event_id = ${eventId}) as lapse_order
      from draw_entry join draw_place p using (event_id, drawn_id)
      where event_id = ${eventId} and state = 'lapsed' and lapse_order is null) n
    where e.event_id = ${eventId} and e.entry_id = n.entry_id returning e.entry_id`.execute(tx);
  return rows.length > 0;
}

/** Records new wins, after the earlier ones. */
export async function recordWins(
  tx: TransactionScope,
  eventId: string,
  wins: readonly DrawWin[],
): Promise<void> {
  for (let from = 0; from < wins.length; from += perStatement) {
    const some = wins.slice(from, from + perStatement);
    await sql`update draw_entry e set state = 'won', won_group_id = n.choice, won_quantity = n.quantity,
        win_order = n.number + (select coalesce(max(win_order), 0) from draw_entry where event_id = ${eventId})
      from unnest(${some.map(({ id }) => id)}::text[], ${some.map(({ choice }) => choice)}::uuid[],
        ${some.map(({ quantity }) => quantity)}::integer[]) with ordinality as n (drawn_id, choice, quantity, number)
      where e.event_id = ${eventId} and e.drawn_id = n.drawn_id`.execute(tx);
  }
}
