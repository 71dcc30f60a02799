import { sql } from 'kysely';
import { isPlusTax, type MarketplaceType } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { priceItem } from '../pricing/priceItem.ts';
import { allotmentOnSale, countFree, stockIdOf } from './stockRepository.ts';
import { readPriceRules } from '../pricing/priceRulesRepository.ts';

/** Reads what lists may show: offers that need no code, of windows that are not over if there are any. */
const readAccessOffers = (db: Queryable, eventId: string) =>
  db
    .selectFrom('offerGroup as o')
    .innerJoin('inventoryItem as i', (join) =>
      join.onRef('i.eventId', '=', 'o.eventId').onRef('i.inventoryItemId', '=', 'o.inventoryItemId'),
    )
    .innerJoin('marketplace as m', (join) =>
      join.onRef('m.eventId', '=', 'o.eventId').onRef('m.marketplaceId', '=', 'o.marketplaceId'),
    )
    .leftJoin('allotment as a', (join) =>
      join.onRef('a.eventId', '=', 'o.eventId').onRef('a.marketplaceId', '=', 'o.marketplaceId'),
    )
    .select(['o.inventoryItemId', allotmentOnSale.as('allotmentId'), 'o.facePrice', 'm.type'])
    .where('o.eventId', '=', eventId)
    .where('m.code', 'is', null)
    .where('i.category', '=', 'EVENT_ACCESS')
    .where((where) =>
      where.or([
        where('m.closesAt', '>', sql<Date>`foyer_now()`),
        where.not(
          where.exists(
            where
              .selectFrom('marketplace as later')
              .select('later.marketplaceId')
              .where('later.eventId', '=', eventId)
              .where('later.closesAt', '>', sql<Date>`foyer_now()`),
          ),
        ),
      ]),
    )
    .execute();

/**
 * Counts the stock of an event and updates the columns that lists show and sort by: the lowest and highest all-in price
 * of the available offers (of all offers once sold out), whether tax comes on top of one, and the time until which it
 * is listed. The only writer of these.
 */
export async function countStock(tx: TransactionScope, eventId: string): Promise<void> {
  const { currency } = await tx
    .selectFrom('event')
    .select('currency')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const rules = await readPriceRules(tx, { eventId, currency }, 'en-US');
  const offers = await readAccessOffers(tx, eventId);
  const sold = new Set(offers.map(stockIdOf));
  const stock = (await countFree(tx, eventId)).filter((row) => sold.has(stockIdOf(row)));
  const freeItems = new Set(stock.filter(({ free }) => free > 0).map(stockIdOf));
  const shown = freeItems.size > 0 ? offers.filter((offer) => freeItems.has(stockIdOf(offer))) : offers;
  const prices = shown.map(({ facePrice: face, type }) =>
    priceItem({ face, category: 'EVENT_ACCESS', marketplaceType: type as MarketplaceType }, rules),
  );
  const amounts = prices.map(({ allIn }) => allIn.amount);
  await tx
    .updateTable('event')
    .set({
      priceFrom: amounts.length > 0 ? Math.min(...amounts) : null,
      priceTo: amounts.length > 0 ? Math.max(...amounts) : null,
      plusTax: prices.some(isPlusTax),
      listedUntil: sql<Date>`least(coalesce(ends_at, starts_at + interval '6 hours'), greatest(starts_at,
        (select max(m.closes_at) from marketplace m where m.event_id = ${eventId})))`,
    })
    .where('eventId', '=', eventId)
    .execute();
  const available = stock.reduce((sum, { free }) => sum + free, 0);
  const accessible = stock.reduce((sum, row) => sum + row.accessible, 0);
  const capacity = stock.reduce((sum, row) => sum + (row.capacity ?? row.free), 0);
  await sql`
    insert into event_stock (event_id, available, accessible, capacity, counted_at)
    values (${eventId}, ${available}, ${accessible}, ${Math.max(available, capacity)}, foyer_now())
    on conflict (event_id) do update
      set available = excluded.available, accessible = excluded.accessible, capacity = excluded.capacity,
        counted_at = excluded.counted_at`.execute(tx);
}

/**
 * Finds events with sales, releases or a window that has closed since their last count, and those that a migration has
 * marked by a time of `-infinity`.
 */
export async function findStaleStock(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select s.event_id from event_stock s
    where (s.counted_at = '-infinity'
      or exists (
        select from commitment c where c.event_id = s.event_id
          and c.created_at > s.counted_at - interval '30 minutes')
      or exists (
        select from marketplace m where m.event_id = s.event_id
          and m.closes_at > s.counted_at and m.closes_at <= foyer_now()))
      and s.counted_at < foyer_now() - interval '20 seconds'
    order by s.counted_at limit ${limit}`.execute(db);
  return rows.map(({ eventId }) => eventId);
}
