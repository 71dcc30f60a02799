import type { Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { ListingKey } from '../../../sale/listing/listingRepository.ts';

export interface PriceAlertRow {
  eventId: string;
  /** Minor units, for each. */
  price: number;
  currency: string;
  setAt: Date;
}

/** Lists a person's price alerts, latest first. */
export async function listPriceAlerts(
  db: Queryable,
  { userId, eventId }: { userId: string; eventId?: string },
  limit: number,
): Promise<PriceAlertRow[]> {
  const { rows } = await sql<PriceAlertRow>`
    select a.event_id as "eventId", a.price, e.currency, a.set_at as "setAt"
    from price_alert a join event e using (event_id)
    where a.user_id = ${userId} ${eventId === undefined ? sql`` : sql`and a.event_id = ${eventId}`}
    order by a.set_at desc, a.event_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

/** Stores the price alert of a person and event in place of the one of before. */
export async function storePriceAlert(
  tx: TransactionScope,
  alert: { eventId: string; userId: string; price: number; siteHost: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('priceAlert')
    .values({ ...alert, setAt: now })
    .onConflict((conflict) =>
      conflict.columns(['eventId', 'userId']).doUpdateSet((row) => ({
        price: row.ref('excluded.price'),
        siteHost: row.ref('excluded.siteHost'),
        setAt: row.ref('excluded.setAt'),
      })),
    )
    .execute();
}

/** Deletes the price alerts of a person, or that of one event. */
export async function deletePriceAlerts(
  tx: TransactionScope,
  { userId, eventId }: { userId: string; eventId?: string },
): Promise<void> {
  const own = tx.deleteFrom('priceAlert').where('userId', '=', userId);
  await (eventId === undefined ? own : own.where('eventId', '=', eventId)).execute();
}

/** Fan who is told of a listing. */
export interface AlertedFan {
  userId: string;
  emailAddress: string;
  locale: Locale;
  siteHost: string | null;
  /** Price of the alert, in minor units. */
  price: number;
}

/** What a mail says of a listing; texts in all locales. */
export interface AlertedListing extends ListingKey {
  eventName: unknown;
  vanityName: string;
  names: unknown;
  quantity: number;
  currency: string;
}

/** Finds a listing that can be bought; undefined once it can't. */
export async function findAlertedListing(
  db: Queryable,
  { eventId, listingId }: ListingKey,
): Promise<AlertedListing | undefined> {
  const { rows } = await sql<AlertedListing>`
    select l.event_id as "eventId", l.listing_id as "listingId", e.short_name as "eventName",
      e.vanity_name as "vanityName", g.name as names, l.quantity, l.currency
    from listing l join event e using (event_id)
    join offer_group g on g.event_id = l.event_id and g.offer_group_id = l.offer_group_id
    where l.event_id = ${eventId} and l.listing_id = ${listingId} and l.state = 'active'
      and listing_end_reason(l) is null and e.published`.execute(db);
  return rows[0];
}

/** Takes the alerts that a listing answers, but that of its seller: each leads to one mail. */
export async function takeAlerted(
  tx: TransactionScope,
  { eventId, listingId }: ListingKey,
  { price, limit }: { price: number; limit: number },
): Promise<AlertedFan[]> {
  const { rows } = await sql<AlertedFan>`
    with due as (
      select a.event_id, a.user_id from price_alert a join user_account u using (user_id)
      where a.event_id = ${eventId} and a.price >= ${price} and u.state = 'EMAIL_VERIFIED' and u.deleted_at is null
        and a.user_id <> (select l.seller_id from listing l
          where l.event_id = ${eventId} and l.listing_id = ${listingId})
      order by a.user_id limit ${limit} for update of a)
    delete from price_alert a using due d join user_account u using (user_id)
    where a.event_id = d.event_id and a.user_id = d.user_id
    returning a.user_id as "userId", u.email_address as "emailAddress", u.user_locale as locale,
      a.site_host as "siteHost", a.price`.execute(tx);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}
