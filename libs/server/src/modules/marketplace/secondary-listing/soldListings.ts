import type { PayoutWait, SellerPayoutState, SellingState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { PayoutDelivery } from '../../../platform/gateways/payout/payoutGateway.ts';
import { allowed, refused, type Permission } from '../../../platform/http/access/permission.ts';
import type { PayoutState } from '../../../sale/payout/payoutStates.ts';
import type { ListingKey, ListingRow } from '../../../sale/listing/listingRepository.ts';

/** Payout of a listing. */
export interface ListingPayout {
  payoutId: string;
  state: PayoutState;
  delivery: PayoutDelivery | null;
  failureReason: string | null;
  /** Minor units. */
  amount: number;
  /** Null before a provider was asked. */
  recipient: string | null;
  paidAt: Date | null;
  arrivedAt: Date | null;
}

/** Sale of a listing. */
export interface SoldListing extends ListingKey {
  soldAt: Date;
  isDisputed: boolean;
  isRefunded: boolean;
  /** Minor units. */
  proceeds: number;
  /** Whether the seller owes as much as all sales bring; of an event that is over, without a payout. */
  isInDebt: boolean;
  payout: ListingPayout | null;
}

/** Reads the sales of listings by the ids of the listings; those that were not sold have none. */
export async function salesOfListings(
  db: Queryable,
  listings: readonly ListingKey[],
): Promise<Map<string, SoldListing>> {
  if (listings.length === 0) return new Map();
  const { rows } = await sql<SoldListing>`
    select s.*, coalesce(s.payout is null and event_took_place(e)
        and owed_to_user('seller', s."sellerId", e.currency, null, null) <= 0, false) as "isInDebt"
    from (select l.event_id as "eventId", l.source_id as "listingId", l.seller_id as "sellerId",
      max(b.created_at) as "soldAt", coalesce(sum(c.amount), 0)::bigint as proceeds,
      bool_or(p.state in ('disputed', 'chargedBack')) as "isDisputed",
      coalesce(bool_and(c.refunded_amount > 0 and c.refunded_amount = c.amount), false) as "isRefunded",
      (select jsonb_build_object('payoutId', y.payout_id, 'state', y.state, 'delivery', y.delivery,
          'failureReason', y.failure_reason, 'amount', y.amount, 'recipient', y.recipient,
          'paidAt', y.paid_at, 'arrivedAt', y.arrived_at)
        from payout y where y.source_id = l.source_id and y.event_id = l.event_id and y.state <> 'dropped'
        order by y.created_at desc, y.payout_id limit 1) as payout
    from commitment_line l join order_line o on o.event_id = l.event_id and o.line_id = l.line_id
    join purchase_order b on b.event_id = o.event_id and b.order_id = o.order_id
    left join payment p on p.event_id = b.event_id and p.payment_id = b.payment_id
    left join charge c on c.event_id = o.event_id and c.order_id = o.order_id and c.cart_guid = o.cart_guid
      and c.recipient_kind = 'seller'
    where l.source_id = any(${listings.map(({ listingId }) => listingId)}::uuid[])
      and l.event_id = any(${[...new Set(listings.map(({ eventId }) => eventId))]}::uuid[])
      and l.seller_id is not null
    group by l.event_id, l.source_id, l.seller_id) s join event e on e.event_id = s."eventId"`.execute(db);
  const date = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));
  return new Map(
    rows.map(({ payout, ...row }) => [
      row.listingId,
      {
        ...row,
        proceeds: Number(row.proceeds),
        payout: payout && { ...payout, paidAt: date(payout.paidAt), arrivedAt: date(payout.arrivedAt) },
      },
    ]),
  );
}

const issues: readonly string[] = ['failed', 'blocked', 'returned', 'refunded'] satisfies SellerPayoutState[];

/** State of a payout as its recipient sees it. */
export function payoutStateOf({ state, delivery, failureReason }: ListingPayout): SellerPayoutState {
  if (state === 'failed')
    return failureReason !== null && issues.includes(failureReason)
      ? (failureReason as SellerPayoutState)
      : 'failed';
  return state === 'paid' ? (delivery ?? 'success') : 'due';
}

const sellingStateBy: Record<SellerPayoutState, SellingState> = {
  due: 'sold',
  pending: 'payoutInitiated',
  held: 'payoutInitiated',
  success: 'payoutCompleted',
  unclaimed: 'paymentIssue',
  failed: 'paymentIssue',
  blocked: 'paymentIssue',
  returned: 'paymentIssue',
  refunded: 'paymentIssue',
};

/** Selling state of a sold listing [C4.10]. */
export const sellingStateOf = ({ payout }: Pick<SoldListing, 'payout'>): SellingState =>
  payout ? sellingStateBy[payoutStateOf(payout)] : 'sold';

/** Tells why a sold listing is not paid; undefined once it is on its way, or failed. */
export function waitOf(
  { eventStatus, tookPlace }: Pick<ListingRow, 'eventStatus' | 'tookPlace'>,
  { isDisputed, isRefunded, isInDebt, proceeds, payout }: SoldListing,
): PayoutWait | undefined {
  if (payout && payoutStateOf(payout) !== 'due') return undefined;
  if (isRefunded || eventStatus === 'Cancelled') return 'buyerRefunded';
  if (isDisputed) return 'paymentDisputed';
  if (eventStatus === 'Postponed') return 'eventPostponed';
  if (!tookPlace) return 'eventEnd';
  if (isInDebt && proceeds > 0) return 'otherDebt';
  return proceeds > 0 ? 'sending' : undefined;
}

/** Tells whether a payout may still be sent elsewhere. */
export const mayRedirect = (payout: ListingPayout | null): Permission =>
  payout === null || payout.state === 'failed' || (payout.state === 'due' && payout.recipient === null)
    ? allowed
    : refused('payoutSent');

/** Tells whether a payout may be sent again. */
export const mayRetry = (payout: ListingPayout | null | undefined): Permission =>
  payout?.state === 'failed' ? allowed : refused('payoutNotFailed');
