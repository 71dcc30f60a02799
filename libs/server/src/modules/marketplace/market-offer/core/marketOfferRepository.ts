import type { Locale, MarketOfferLostReason } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { CommitmentPhase } from '../../../../sale/commitment/commitmentStates.ts';
import { isMoved, takesCards } from '../../bid-book/bidBook.ts';
import type { ChargeableWin } from '../../win/chargeWins.ts';
import type { StoredMarketOfferState } from './marketOfferPolicy.ts';

/** Identifies a bid. */
export interface MarketOfferKey {
  eventId: string;
  marketOfferId: string;
}

/** Bid with its commitment and its payment; the name in all locales. */
export interface MarketOfferRow extends MarketOfferKey {
  /** Null once the account is deleted. */
  userId: string | null;
  commitmentId: string;
  holdId: string;
  offerGroupId: string;
  name: unknown;
  quantity: number;
  /** Of one, before fees, in minor units. */
  price: number;
  /** Since when that is bid for this quantity. */
  reachedAt: Date;
  /** Highest total that was shown, in minor units. */
  atMost: number;
  currency: string;
  hoursBefore: number;
  expiresAt: Date;
  state: StoredMarketOfferState;
  lostReason: MarketOfferLostReason | null;
  /** Listing that fills it. */
  listingId: string | null;
  /** When that was made. */
  matchedAt: Date | null;
  /** Attempts to pay there were before that. */
  tried: number;
  fixUntil: Date | null;
  version: number;
  madeAt: Date;
  siteHost: string | null;
  phase: CommitmentPhase;
  paymentMethodId: string | null;
  paymentState: string | null;
  failureReason: string | null;
  attempts: number;
  isEventOff: boolean;
  /** Whether the event was given another date since the bid was made. */
  isMoved: boolean;
}

const columns = sql`b.event_id, b.market_offer_id, b.user_id, b.commitment_id, h.hold_id, b.offer_group_id, g.name,
  b.quantity, b.price::float8 as price, b.reached_at, b.at_most::float8 as at_most, v.currency, b.hours_before,
  b.expires_at, b.state, b.lost_reason, b.listing_id, b.tried, b.fix_until, b.version, b.made_at, b.site_host,
  commitment_phase(c.state, h.held_until) as phase, c.pledged_card_id as payment_method_id, p.state as payment_state,
  p.failure_reason, event_is_off(v) as is_event_off, ${isMoved} as is_moved,
  (select count(*)::int from payment_attempt t where t.event_id = p.event_id and t.payment_id = p.payment_id)
    as attempts,
  (select l.created_at from listing l where l.event_id = b.event_id and l.listing_id = b.listing_id) as matched_at`;
const joined = sql`market_offer b join event v using (event_id) join commitment c using (event_id, commitment_id)
  join hold h on h.event_id = c.event_id and h.commitment_id = c.commitment_id
  join offer_group g on g.event_id = b.event_id and g.offer_group_id = b.offer_group_id
  left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id`;

/** Finds and locks a bid. Requires the lock of its buyer, if it has one. */
export async function lockMarketOffer(
  tx: TransactionScope,
  { eventId, marketOfferId }: MarketOfferKey,
): Promise<MarketOfferRow | undefined> {
  const { rows } = await sql<MarketOfferRow>`
    select ${columns} from ${joined} where b.event_id = ${eventId} and b.market_offer_id = ${marketOfferId}
    for update of b`.execute(tx);
  return rows[0];
}

/** Reads the user of a bid, whom `lockMarketOffer` has to be preceded by. */
export async function findBidder(
  db: Queryable,
  { eventId, marketOfferId }: MarketOfferKey,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('marketOffer')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('marketOfferId', '=', marketOfferId)
    .executeTakeFirst();
  return row?.userId;
}

/** Finds a user's bid for an event that is not decided. */
export async function findLiveOffer(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<MarketOfferRow | undefined> {
  const { rows } = await sql<MarketOfferRow>`
    select ${columns} from ${joined} where b.event_id = ${eventId} and b.user_id = ${userId}
      and b.state in ('open', 'matched', 'paymentFailed')`.execute(db);
  return rows[0];
}

/** Lists a user's bids, latest first. */
export async function listOffers(
  db: Queryable,
  { userId, eventId, marketOfferId }: { userId: string; eventId?: string; marketOfferId?: string },
  limit: number,
): Promise<MarketOfferRow[]> {
  const { rows } = await sql<MarketOfferRow>`
    select ${columns} from ${joined} where b.user_id = ${userId}
      ${eventId === undefined ? sql`` : sql`and b.event_id = ${eventId}`}
      ${marketOfferId === undefined ? sql`` : sql`and b.market_offer_id = ${marketOfferId}`}
    order by b.made_at desc, b.market_offer_id desc limit ${limit}`.execute(db);
  return rows;
}

/** What a fan bids. */
interface BidTerms {
  quantity: number;
  price: number;
  reachedAt: Date;
  atMost: number;
  hoursBefore: number;
  expiresAt: Date;
}

export async function insertMarketOffer(
  tx: TransactionScope,
  offer: MarketOfferKey &
    BidTerms & {
      userId: string;
      commitmentId: string;
      offerGroupId: string;
      siteHost: string | null;
      madeAt: Date;
    },
): Promise<void> {
  await tx.insertInto('marketOffer').values(offer).execute();
}

type Change =
  | { state: 'matched'; listingId: string; tried: number }
  | { state: 'claimed' }
  | { state: 'open'; listingId: null }
  | { state: 'paymentFailed'; listingId: null; fixUntil: Date }
  | { state: 'lost'; lostReason: MarketOfferLostReason; listingId: null; fixUntil: null }
  | (BidTerms & { state: 'open'; fixUntil: null });

/** Changes a bid, which the caller has locked. */
export async function changeMarketOffer(
  tx: TransactionScope,
  { eventId, marketOfferId }: MarketOfferKey,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('marketOffer')
    .set(change)
    .where('eventId', '=', eventId)
    .where('marketOfferId', '=', marketOfferId)
    .execute();
}

/** Matched bid whose card is to be charged. */
export type ChargeableBid = ChargeableWin & MarketOfferKey & { listingId: string };

/**
 * Lists matched bids to charge. An attempt that never reached the gateway does not count.
 * @param key the only one to list
 */
export async function listChargeable(
  db: Queryable,
  { key, limit }: { key?: MarketOfferKey; limit: number },
): Promise<ChargeableBid[]> {
  const { rows } = await sql<ChargeableBid & { attempts: number }>`
    select b.event_id, b.market_offer_id, b.listing_id, b.user_id, b.commitment_id, v.currency, b.site_host,
      c.pledged_card_id as payment_method_id, b.at_most::float8 as at_most, u.user_locale as locale, a.attempts
    from market_offer b join event v using (event_id) join user_account u using (user_id)
    join commitment c using (event_id, commitment_id)
    left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id
    cross join lateral (select count(*)::int as attempts from payment_attempt t
      where t.event_id = p.event_id and t.payment_id = p.payment_id) a
    where b.state = 'matched' and c.state = 'open' and not event_is_off(v) and not ${isMoved} and ${takesCards}
      and (a.attempts = b.tried or p.state = 'failed' and p.failure_reason = 'neverAsked')
      ${key ? sql`and b.event_id = ${key.eventId} and b.market_offer_id = ${key.marketOfferId}` : sql``}
    order by b.event_id, b.market_offer_id limit ${limit}`.execute(db);
  return rows;
}

/** Lists matched bids. */
export async function listMatched(db: Queryable, limit: number): Promise<MarketOfferKey[]> {
  const { rows } = await sql<MarketOfferKey>`
    select event_id, market_offer_id from market_offer where state = 'matched'
    order by event_id, market_offer_id limit ${limit}`.execute(db);
  return rows;
}

/** Condition on a bid `b`: its time is over, or its event is off or has another date. */
const isOver = sql<boolean>`b.state in ('open', 'paymentFailed') and (b.expires_at <= foyer_now()
  or b.fix_until <= foyer_now() or ${isMoved} or exists (select from event v where v.event_id = b.event_id and event_is_off(v)))`;

/** Lists bids that have to end, those that expired first. */
export async function listOver(db: Queryable, limit: number): Promise<MarketOfferKey[]> {
  const { rows } = await sql<MarketOfferKey>`
    select b.event_id, b.market_offer_id from market_offer b where ${isOver}
    order by b.expires_at limit ${limit}`.execute(db);
  return rows;
}

/** Contents and recipient of a mail about a bid. */
export interface MailedBid {
  eventId: string;
  marketOfferId: string;
  version: number;
  emailAddress: string;
  locale: Locale;
  siteHost: string | null;
  eventName: unknown;
  offerName: unknown;
  timezone: string;
  quantity: number;
  price: number;
  atMost: number;
  currency: string;
  expiresAt: Date;
  fixUntil: Date | null;
}

/** Reads a bid for a mail to its fan, whose address is verified. */
export async function findMailedBid(
  db: Queryable,
  { eventId, marketOfferId }: MarketOfferKey,
): Promise<MailedBid | undefined> {
  const { rows } = await sql<MailedBid>`
    select b.event_id, b.market_offer_id, b.version, u.email_address, u.user_locale as locale, b.site_host,
      v.short_name as event_name, g.name as offer_name, v.timezone, b.quantity, b.price::float8 as price,
      b.at_most::float8 as at_most, v.currency, b.expires_at, b.fix_until
    from market_offer b join event v using (event_id) join offer_group g using (event_id, offer_group_id)
    join user_account u using (user_id)
    where b.event_id = ${eventId} and b.market_offer_id = ${marketOfferId} and u.state = 'EMAIL_VERIFIED'
      and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Loses a user's bids that are not decided, and removes the user from all, which keep what was bid. */
export async function forgetMarketOffers(tx: TransactionScope, userId: string): Promise<void> {
  await sql`update market_offer set state = 'lost', lost_reason = 'cancelled', fix_until = null
    where user_id = ${userId} and state in ('open', 'paymentFailed')`.execute(tx);
  await tx.updateTable('marketOffer').set({ userId: null }).where('userId', '=', userId).execute();
}
