import { isOff } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../../../platform/http/access/permission.ts';
import type { CommitmentPhase } from '../../../../sale/commitment/commitmentStates.ts';
import { highestPrice, lowestPrice, mostPrice } from '../../../../sale/listing/listingPolicy.ts';
import { tokensOfUnit, type OfferFacts, type SaleEvent } from '../../../../sale/offer/offerFacts.ts';

/** States of a bid in the database; while `matched`, its card is charged. */
export type StoredMarketOfferState = 'open' | 'matched' | 'claimed' | 'paymentFailed' | 'lost';

/** Bounds of a bid for an offer: prices of one before fees, in minor units, and {product}. */
export interface BidBounds {
  minimum: number;
  maximum: number;
  minQuantity: number;
  maxQuantity: number;
}

type BidOffer = Pick<
  OfferFacts,
  'category' | 'tokensEach' | 'parts' | 'facePrice' | 'code' | 'resaleBlocked'
>;
type BidEvent = Pick<SaleEvent, 'maxPerPerson' | 'policy' | 'currency'>;

const mostOfBid = 50;

/**
 * Returns what may be bid for an offer; undefined for what fans don't resell, and for what only holders of a code may see.
 * A table is sold whole.
 */
export function boundsOfBid(event: BidEvent, offer: BidOffer): BidBounds | undefined {
  const { category, code, parts, resaleBlocked, facePrice } = offer;
  if (category !== 'EVENT_ACCESS' || code !== null || parts.length > 0 || resaleBlocked) return undefined;
  if (event.policy.resale === 'forbidden') return undefined;
  const each = tokensOfUnit(offer);
  const minimum = lowestPrice(event.currency);
  const maximum = highestPrice({ face: facePrice, policy: event.policy }) ?? mostPrice;
  const minQuantity = each;
  const maxQuantity = each > 1 ? each : Math.min(event.maxPerPerson, mostOfBid);
  if (maximum < minimum || maxQuantity < minQuantity || each > event.maxPerPerson) return undefined;
  return { minimum, maximum, minQuantity, maxQuantity };
}

/** Tells whether a price of one may be bid [C5.07]. */
export function mayCost(
  { minimum, maximum }: Pick<BidBounds, 'minimum' | 'maximum'>,
  price: number,
): Permission {
  if (price < minimum) return refused('offerBelowMinimum');
  return price > maximum ? refused('offerAboveMaximum') : allowed;
}

/** Tells whether bids for an event that is paid for by card are taken: until its resale ends, or nobody could sell in time any more. */
export function mayTakeBids(
  { status, policy }: Pick<SaleEvent, 'status' | 'policy'>,
  { now, expiryHours, takesCards }: { now: Date; expiryHours: readonly number[]; takesCards: boolean },
): Permission {
  const { resaleUntil } = policy;
  const isClosed = resaleUntil !== undefined && new Date(resaleUntil) <= now;
  const isOpen = takesCards && !isOff({ status }) && !isClosed && expiryHours.length > 0;
  return isOpen ? allowed : refused('marketplaceClosed');
}

/** Tells whether a fan may make a bid, beside what limits and age say. */
export function mayBid({
  open,
  own,
  hasCart,
  remaining,
}: {
  open: Permission;
  /** Other bid of the fan for the event that is not decided. */
  own: { isSameCategory: boolean } | undefined;
  hasCart: boolean;
  /** {product} that the fan may still have. */
  remaining: number;
}): Permission {
  if (!open.allowed) return open;
  if (own) return refused(own.isSameCategory ? 'activeOfferSameCategory' : 'activeOfferOtherCategory');
  if (hasCart) return refused('cartBlocksOffer');
  return remaining > 0 ? allowed : refused('ticketLimitEvent');
}

/** Tells whether a fan may change or cancel a bid: until it is filled or has ended, and not while it is filled. */
export function mayChangeBid({
  state,
  phase,
  expiresAt,
  isMoved,
  now,
}: {
  state: StoredMarketOfferState;
  phase: CommitmentPhase;
  expiresAt: Date;
  isMoved: boolean;
  now: Date;
}): Permission {
  if (state === 'matched') return refused(phase === 'paid' ? 'marketOfferOver' : 'paymentPending');
  if (state !== 'open' && state !== 'paymentFailed') return refused('marketOfferOver');
  return phase === 'held' && expiresAt > now && !isMoved ? allowed : refused('marketOfferOver');
}

/** Tells whether a changed bid goes behind those that have its price already: with any other price, and for more. */
export const losesItsTime = (
  before: { price: number; quantity: number },
  after: { price: number; quantity: number },
): boolean => before.price !== after.price || after.quantity > before.quantity;

/** What is known of a match, for its outcome. */
export interface MatchFacts {
  phase: CommitmentPhase;
  /** Null without a payment. */
  paymentState: string | null;
  failureReason: string | null;
  /** Attempts to pay, and those there were before the match. */
  attempts: number;
  tried: number;
  /** Whether the listing that fills it can still be sold. */
  isListed: boolean;
  isEventOff: boolean;
  /** Whether the event was given another date since the bid was made. */
  isMoved: boolean;
  /** Null once the account is deleted. */
  userId: string | null;
}

/**
 * Returns what has become of a match.
 * @returns undefined while that is not known: the card is to be charged, or its bank has not answered
 */
export function outcomeOfMatch(
  match: MatchFacts,
): 'claimed' | 'paymentFailed' | 'unmatched' | 'failedPayment' | 'cancelled' | undefined {
  const { phase, paymentState, failureReason, attempts, tried, isListed } = match;
  if (phase === 'paid') return 'claimed';
  if (phase === 'paying') return undefined;
  if (phase !== 'held') return isListed ? 'failedPayment' : 'cancelled';
  if (match.isEventOff || match.isMoved || match.userId === null) return 'cancelled';
  if (!isListed) return 'unmatched';
  const isRefused =
    paymentState === 'verificationRequired' || (paymentState === 'failed' && failureReason !== 'neverAsked');
  return attempts > tried && isRefused ? 'paymentFailed' : undefined;
}
