import { minorDigits } from '@foyer/util';
import { isOff, type TokenPolicy, type TokenState } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import { hours } from '../../platform/time/units.ts';
import { lieTogether, type PlacedSeat } from '../inventory/seatPlan.ts';

/** Hours before the event at which a listing may expire; the first is usual [C9.03]. */
const expiryHours = [1, 2, 6, 12, 24, 48, 72, 168] as const;
/** Time after the event in which the seller is paid [C9.01b]. */
const payoutWithinMs = hours(48);
/** Minor units, so that prices stay within what the contract can say. */
export const mostPrice = 100_000_000;
const basisPoints = 10_000;

/** Token as the policy of its sale sees it. */
export interface SellableFacts {
  state: TokenState;
  ownerId: string;
  holderId: string;
  policy: TokenPolicy;
  /** Minor units. */
  face: number;
  currency: string;
  /** Whether the owner has frozen the account. */
  isFrozen: boolean;
  /** Whether the buyer's bank has taken back the payment of its order, or looks into it. */
  isDisputed: boolean;
  eventStatus: string;
  startsAt: Date;
  /** Null where none are known. */
  doorsAt: Date | null;
}

/** Lowest price of a listing: one unit of the currency. */
export const lowestPrice = (currency: string): number => 10 ** minorDigits(currency);

/** Highest price that the token's own policy allows; undefined without a cap. */
export function highestPrice({ face, policy }: Pick<SellableFacts, 'face' | 'policy'>): number | undefined {
  const cap = policy.resaleCapBasisPoints;
  return cap === undefined ? undefined : Math.floor((face * (basisPoints + cap)) / basisPoints);
}

/** Choices of an expiry that are still ahead. */
export const expiryChoices = (startsAt: Date, now: Date): number[] =>
  expiryHours.filter((before) => expiryOf(startsAt, before) > now);

export const expiryOf = (startsAt: Date, hoursBefore: number): Date =>
  new Date(startsAt.getTime() - hours(hoursBefore));

/** When the proceeds arrive at the latest. An event without an end ends six hours after its start, as everywhere. */
export const payoutBy = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): Date =>
  new Date((endsAt?.getTime() ?? startsAt.getTime() + hours(6)) + payoutWithinMs);

/** Tells whether an owner may list a token [C5.16]. `isListed` asks about a token that is listed already. */
export function maySell(
  token: SellableFacts,
  { userId, now, isListed = false }: { userId: string; now: Date; isListed?: boolean },
): Permission {
  const { policy, currency, startsAt, doorsAt, state } = token;
  if (token.ownerId !== userId || token.holderId !== userId) return refused('tokenNotOwned');
  if (state !== (isListed ? 'selling' : 'active')) return refused('tokenNotActive');
  if (token.isFrozen) return refused('tokensFrozen');
  const highest = highestPrice(token);
  if (policy.resale === 'forbidden' || (highest !== undefined && highest < lowestPrice(currency)))
    return refused('resaleNotAllowed');
  const isOver = expiryChoices(startsAt, now).length === 0 || (doorsAt !== null && doorsAt <= now);
  const until = policy.resaleUntil === undefined ? undefined : new Date(policy.resaleUntil);
  const isClosed = until !== undefined && until <= now;
  if (isOff({ status: token.eventStatus }) || isOver || isClosed) return refused('resaleClosed');
  const from = policy.resaleFrom === undefined ? undefined : new Date(policy.resaleFrom);
  if (policy.resale === 'later' && (from === undefined || from > now)) return refused('resaleNotOpen', from);
  return token.isDisputed ? refused('paymentDisputed') : allowed;
}

/** Tells whether tokens can be sold together: seats of one row next to each other, or places without seats [C5.11c]. */
export function areTogether(seats: readonly (PlacedSeat | undefined)[]): boolean {
  const placed = seats.filter((seat) => seat !== undefined);
  return placed.length === 0 || (placed.length === seats.length && lieTogether(placed));
}

/** Bounds of the price of tokens that are sold together: what each of their policies allows. */
export function boundsOf(tokens: readonly Pick<SellableFacts, 'face' | 'policy' | 'currency'>[]): {
  minimum: number;
  maximum: number;
} {
  const caps = tokens.map((token) => highestPrice(token) ?? mostPrice);
  return { minimum: lowestPrice(tokens[0]!.currency), maximum: Math.min(mostPrice, ...caps) };
}

/** Tells whether a price may be a slip: less than half of the face value and of what others ask. */
export const isFarBelow = (price: number, others: readonly number[]): boolean =>
  price * 2 < Math.min(...others);

/** Tells whether the seller may change or delete a listing: not while a payment for it is under way. */
export function mayChange(listing: {
  state: string;
  endReason: string | null;
  isBeingPaid: boolean;
}): Permission {
  if (listing.state !== 'active' || listing.endReason !== null) return refused('listingOver');
  return listing.isBeingPaid ? refused('paymentPending') : allowed;
}
