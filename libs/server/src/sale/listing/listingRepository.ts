import type { ListingEndReason, Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { TimePosition } from '../../platform/http/answers/timeCursor.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';

/** States of a listing, which equal the rows of `state_transition`. */
export const listingStates = {
  active: ['cancelled', 'expired', 'failed', 'sold'],
  cancelled: [],
  expired: [],
  failed: [],
  sold: [],
} as const;

export type ListingState = keyof typeof listingStates;

export interface ListingKey {
  eventId: string;
  listingId: string;
}

export interface ListingRow extends ListingKey {
  sellerId: string;
  offerGroupId: string;
  names: unknown;
  quantity: number;
  /** Minor units, for each. */
  price: number;
  currency: string;
  hoursBefore: number;
  expiresAt: Date;
  payoutMethodId: string | null;
  state: ListingState;
  /** Of an active listing, why it has to end. */
  endReason: ListingEndReason | null;
  /** Bid that it was made to fill; null for one that its seller published. */
  marketOfferId: string | null;
  /** Whether a payment for it is under way. */
  isBeingPaid: boolean;
  version: number;
  siteHost: string | null;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  /** Whether the event has ended, and did not fall out. */
  tookPlace: boolean;
  eventStatus: string;
}

const columns = sql`l.event_id as "eventId", l.listing_id as "listingId", l.seller_id as "sellerId",
  l.offer_group_id as "offerGroupId", g.name as names, l.quantity, l.price, l.currency,
  l.hours_before as "hoursBefore", l.expires_at as "expiresAt", l.payout_method_id as "payoutMethodId",
  l.market_offer_id as "marketOfferId", l.state,
  case when l.state = 'active' then listing_end_reason(l) else l.end_reason end as "endReason", l.version,
  l.state = 'active' and listing_is_being_paid(l) as "isBeingPaid",
  l.site_host as "siteHost", l.created_at as "createdAt", e.starts_at as "startsAt", e.ends_at as "endsAt",
  event_took_place(e) as "tookPlace", e.status as "eventStatus"`;
const joined = sql`listing l join event e using (event_id)
  join offer_group g on g.event_id = l.event_id and g.offer_group_id = l.offer_group_id`;

/** End of an event; without one, six hours after its start. */
const over = sql`coalesce(e.ends_at, e.starts_at + interval '6 hours')`;

/** Lists a person's listings, latest first. */
export async function listListings(
  db: Queryable,
  {
    sellerId,
    scope,
    eventId,
    when,
    after,
  }: {
    sellerId: string;
    scope: EventScope;
    eventId?: string | undefined;
    when?: 'upcoming' | 'past' | undefined;
    after?: TimePosition | undefined;
  },
  limit: number,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${columns} from ${joined}
    where l.seller_id = ${sellerId} and ${inScope(scope)}
      ${eventId === undefined ? sql`` : sql`and l.event_id = ${eventId}`}
      ${when === undefined ? sql`` : when === 'past' ? sql`and ${over} <= foyer_now()` : sql`and ${over} > foyer_now()`}
      ${after ? sql`and (date_trunc('milliseconds', l.created_at), l.listing_id) < (${after.at}, ${after.id}::uuid)` : sql``}
    order by date_trunc('milliseconds', l.created_at) desc, l.listing_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Finds the latest listing of a token by a person. */
export async function findListingOfToken(
  db: Queryable,
  {
    eventId,
    tokenId,
    sellerId,
    scope,
  }: { eventId: string; tokenId: string; sellerId: string; scope: EventScope },
): Promise<ListingRow | undefined> {
  const { rows } = await sql<ListingRow>`
    select ${columns} from ${joined} join listing_token k on k.event_id = l.event_id and k.listing_id = l.listing_id
    where l.event_id = ${eventId} and k.token_id = ${tokenId} and l.seller_id = ${sellerId} and ${inScope(scope)}
    order by l.created_at desc, l.listing_id desc limit 1`.execute(db);
  return rows[0];
}

/** Locks the tokens of a listing, then the listing; undefined without one. */
export async function lockListing(
  tx: TransactionScope,
  { eventId, listingId }: ListingKey,
): Promise<ListingRow | undefined> {
  await sql`select from token t where t.event_id = ${eventId} and t.token_id in (select k.token_id from listing_token k
      where k.event_id = ${eventId} and k.listing_id = ${listingId})
    order by t.token_id for update`.execute(tx);
  const { rows } = await sql<ListingRow>`
    select ${columns} from ${joined} where l.event_id = ${eventId} and l.listing_id = ${listingId}
    for update of l`.execute(tx);
  return rows[0];
}

/** Finds active listings that can't be bought any more, those that expired first. */
export async function findOverdue(db: Queryable, limit: number): Promise<ListingKey[]> {
  const { rows } = await sql<ListingKey>`
    select l.event_id as "eventId", l.listing_id as "listingId" from listing l
    where l.state = 'active' and listing_end_reason(l) is not null and not listing_is_being_paid(l) order by l.expires_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Finds the active listings of a person. */
export async function findActive(db: Queryable, sellerId: string): Promise<ListingKey[]> {
  return db
    .selectFrom('listing')
    .select(['eventId', 'listingId'])
    .where('sellerId', '=', sellerId)
    .where('state', '=', 'active')
    .orderBy('eventId')
    .orderBy('listingId')
    .execute();
}

/** Finds the listing that a line was bought from. */
export const findListingOfLine = async (
  db: Queryable,
  { eventId, lineId }: { eventId: string; lineId: string },
): Promise<ListingKey | undefined> => {
  const { rows } = await sql<ListingKey>`
    select l.event_id as "eventId", l.listing_id as "listingId" from commitment_line c
    join listing l on l.event_id = c.event_id and l.listing_id = c.source_id
    where c.event_id = ${eventId} and c.line_id = ${lineId} and c.seller_id is not null`.execute(db);
  return rows[0];
};

/** Finds the listings that {product} were bought from whose refund has left the sellers nothing. */
export async function findRefundedListings(
  db: Queryable,
  { eventId, tokenIds }: { eventId: string; tokenIds: readonly string[] },
): Promise<ListingKey[]> {
  const { rows } = await sql<ListingKey>`
    select distinct l.event_id as "eventId", l.listing_id as "listingId" from token t
    join commitment_line c on c.event_id = t.event_id and c.line_id = t.order_line_id and c.seller_id is not null
    join listing l on l.event_id = c.event_id and l.listing_id = c.source_id
    where t.event_id = ${eventId} and t.token_id = any(${[...tokenIds]}::uuid[])
      and not exists (select from charge k where k.event_id = t.event_id and k.order_id = t.order_id
        and k.cart_guid = c.cart_guid and k.recipient_kind = 'seller' and k.refunded_amount < k.amount)
    order by 1, 2`.execute(db);
  return rows;
}

/** Tells whether what a listing brings is paid to a payout account, or will be. */
export async function isPaidTo(db: Queryable, payoutMethodId: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing l where l.payout_method_id = ${payoutMethodId}
      and (l.state = 'active' or l.state = 'sold' and awaits_payout(l)) limit 1`.execute(db);
  return rows.length > 0;
}

/** Counts the sales of a person whose money has not arrived. */
export async function countOpenPayouts(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from listing l
    where l.seller_id = ${sellerId} and l.state = 'sold' and awaits_payout(l)`.execute(db);
  return rows[0]!.count;
}

/** Deletes where a person was paid; the payouts stay in the books. */
export async function forgetPayoutAddresses(tx: TransactionScope, userId: string): Promise<void> {
  await sql`delete from payout_recipient where user_id = ${userId} and recipient_kind = 'seller'`.execute(tx);
  await sql`update payout set recipient = 'deleted'
    where user_id = ${userId} and recipient_kind = 'seller' and recipient is not null`.execute(tx);
}

/** Prices that others ask for an offer of an event. */
export interface AskedPrices {
  offerGroupId: string;
  names: unknown;
  listed: number;
  lowest: number;
  highest: number;
}

/** Lists what persons besides one ask, by offer, cheapest first. */
export async function findAsked(
  db: Queryable,
  { eventId, besides }: { eventId: string; besides: string },
): Promise<AskedPrices[]> {
  const { rows } = await sql<AskedPrices>`
    select l.offer_group_id as "offerGroupId", g.name as names, sum(l.quantity)::int as listed,
      min(l.price) as lowest, max(l.price) as highest
    from listing l join offer_group g using (event_id, offer_group_id)
    where l.event_id = ${eventId} and l.state = 'active' and l.seller_id <> ${besides}
      and l.market_offer_id is null and listing_end_reason(l) is null
    group by l.offer_group_id, g.name order by min(l.price), l.offer_group_id limit 500`.execute(db);
  return rows.map((row) => ({ ...row, lowest: Number(row.lowest), highest: Number(row.highest) }));
}

/** Contents and recipient of a mail about a listing. */
export interface MailedListing extends ListingRow {
  emailAddress: string;
  locale: Locale;
  eventName: unknown;
  timezone: string;
}

/** Reads a listing for a mail to its seller, whose address is verified. */
export async function findMailedListing(
  db: Queryable,
  { eventId, listingId }: ListingKey,
): Promise<MailedListing | undefined> {
  const { rows } = await sql<MailedListing>`
    select ${columns}, u.email_address as "emailAddress", u.user_locale as locale, e.short_name as "eventName",
      e.timezone
    from ${joined} join user_account u on u.user_id = l.seller_id
    where l.event_id = ${eventId} and l.listing_id = ${listingId} and u.state = 'EMAIL_VERIFIED'
      and u.deleted_at is null`.execute(db);
  return rows[0];
}
