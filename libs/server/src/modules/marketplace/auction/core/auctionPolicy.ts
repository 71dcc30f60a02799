import { isOff, type AuctionCancelReason, type AuctionOfferState, type AuctionState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../../../platform/http/access/permission.ts';
import type { CommitmentPhase } from '../../../../sale/commitment/commitmentStates.ts';
import type { OpenTime } from '../../../../sale/event/saleStates.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import { mayUseWindow } from '../../../../sale/offer/offerPolicy.ts';
import { hours } from '../../../../platform/time/units.ts';

/** States of an auction in the database; `upcoming` is one of time. */
type StoredAuctionState = Exclude<AuctionState, 'upcoming'>;

/** States of an offer in the database: `won` is shown as qualified, and `lapsed` as cancelled. */
export type StoredOfferState =
  'open' | 'won' | 'claimed' | 'paymentFailed' | 'lapsed' | 'lost' | 'expired' | 'cancelled';

/** Facts of an auction for its policy. */
export interface OpenAuction extends OpenTime {
  state: StoredAuctionState;
  /** Of the event. */
  status: string;
}

/** Allowed prices of one unit, before fees, in minor units. */
export interface PriceSteps {
  minimum: number;
  /** Null without one. */
  maximum: number | null;
  step: number;
}

/** Tells whether an offer of an event can be bid for: single places of the auction's window. */
export const mayBeBidFor = (offer: OfferFacts): boolean =>
  offer.marketplaceType === 'auction' &&
  offer.category === 'EVENT_ACCESS' &&
  offer.tokensEach === 1 &&
  offer.parts.length === 0;

/** Tells whether offers can be made and raised now. */
export function mayTakeOffers(auction: OpenAuction, now: Date): Permission {
  if (auction.state !== 'open' || isOff(auction)) return refused('marketplaceClosed');
  return mayUseWindow(auction, now);
}

/** Own offer that is not decided, and whether it is for the offer that is asked about. */
interface OwnOffer {
  state: StoredOfferState;
  isSameGroup: boolean;
}

/** Tells whether a fan may make an offer, or raise their own. */
export function mayOffer(
  auction: OpenAuction,
  circumstances: {
    now: Date;
    /** What the minimum age says. */
    age: Permission;
    hasCart: boolean;
    remaining: number;
    stock: number;
    own: OwnOffer | undefined;
    isRaise: boolean;
  },
): Permission {
  const { own, isRaise, hasCart, remaining, stock, now } = circumstances;
  const open = mayTakeOffers(auction, now);
  if (!open.allowed) return open;
  if (!circumstances.age.allowed) return circumstances.age;
  if (own && !(isRaise && own.isSameGroup))
    return refused(own.isSameGroup ? 'activeOfferSameCategory' : 'activeOfferOtherCategory');
  if (hasCart) return refused('cartBlocksOffer');
  if (stock === 0) return refused('purchaseSoldOut');
  return remaining > 0 ? allowed : refused('ticketLimitEvent');
}

/** Tells whether a price of one unit is allowed [C5.07]. */
export function mayCost({ minimum, maximum, step }: PriceSteps, price: number): Permission {
  if (price < minimum) return refused('offerBelowMinimum');
  if (maximum !== null && price > maximum) return refused('offerAboveMaximum');
  return (price - minimum) % step === 0 ? allowed : refused('offerOffStep');
}

/** Hours before the event at which fans can let a waiting offer expire; 0 lets it wait until the event starts. */
const usualExpiries = [0, 2, 12, 24, 72, 168];

interface AuctionTimes {
  startsAt: Date;
  resultsAt: Date;
}

/** Computes when an offer expires, unless it gets in before [C9.03]. */
export const expiryOf = ({ startsAt }: Pick<AuctionTimes, 'startsAt'>, hoursBefore: number): Date =>
  new Date(startsAt.getTime() - hours(hoursBefore));

/** Tells whether an offer may expire so many hours before the event: not before it could get in. */
export const mayExpire = (auction: AuctionTimes, hoursBefore: number): Permission =>
  hoursBefore === 0 || expiryOf(auction, hoursBefore) > auction.resultsAt
    ? allowed
    : refused('offerExpiresTooEarly');

/** Lists the hours before the event at which an offer may expire, the latest time first. */
export const expiryChoices = (auction: AuctionTimes): number[] =>
  usualExpiries.filter((hoursBefore) => mayExpire(auction, hoursBefore).allowed);

/** Terms of an offer. */
export interface OfferTerms {
  price: number;
  quantity: number;
  seatsTogether: boolean;
  paymentMethodId: string | null;
  expiresBeforeHours: number;
  /** Of its promo code. */
  discountId: string | null;
}

/**
 * Tells whether an offer may be replaced by another: never lower, never for fewer units, and not the same [C5.08].
 */
export function mayBecome(before: OfferTerms, after: OfferTerms): Permission {
  const isLower = after.price < before.price || after.quantity < before.quantity;
  const isSame =
    after.price === before.price &&
    after.quantity === before.quantity &&
    after.seatsTogether === before.seatsTogether &&
    after.paymentMethodId === before.paymentMethodId &&
    after.expiresBeforeHours === before.expiresBeforeHours &&
    after.discountId === before.discountId;
  return isLower || isSame ? refused('offerNotRaised') : allowed;
}

/** Tells whether a raised offer goes behind those that already have its price. */
export const losesItsTime = (before: OfferTerms, after: OfferTerms): boolean =>
  after.price > before.price || after.quantity > before.quantity;

/** Offer that may have seats to pick. */
interface PickingOffer {
  state: StoredOfferState;
  phase: CommitmentPhase;
  heldAt: Date | null;
  pickFrom: Date | null;
  pickUntil: Date | null;
  isBehind: boolean;
}

/**
 * Tells whether a fan may pick seats: the offer is accepted, the window of its rank is open, and all winners before
 * it have their seats.
 */
export function mayPickSeats(offer: PickingOffer, now: Date): Permission {
  const { state, phase, heldAt, pickFrom, pickUntil, isBehind } = offer;
  if (pickFrom === null || pickUntil === null || state !== 'won' || phase !== 'held')
    return refused('myPricePickSeatsOfferNotFound');
  if (heldAt !== null || pickUntil <= now) return refused('myPricePickSeatsExpiredTime');
  return pickFrom > now || isBehind ? refused('myPricePickSeatsInvalidTime', pickFrom) : allowed;
}

/** Presents the state of an offer; one behind the winners may still be accepted when another lapses. */
export function shownState(
  offer: { state: StoredOfferState; heldAt: Date | null; pickFrom: Date | null; phase: CommitmentPhase },
  isOpen: boolean,
): AuctionOfferState {
  if (offer.phase === 'paid') return 'claimed';
  switch (offer.state) {
    case 'open':
      return isOpen ? 'open' : 'pendingResults';
    case 'won':
      return offer.heldAt === null && offer.pickFrom === null ? 'pendingResults' : 'qualified';
    case 'lapsed':
      return 'cancelled';
    default:
      return offer.state;
  }
}

/** Presents the reason for which an offer was cancelled. */
export function cancelReasonOf({
  state,
  lapseReason,
}: {
  state: StoredOfferState;
  lapseReason: Exclude<AuctionCancelReason, 'event'> | null;
}): AuctionCancelReason | undefined {
  if (state === 'cancelled') return 'event';
  return state === 'lapsed' ? (lapseReason ?? undefined) : undefined;
}
