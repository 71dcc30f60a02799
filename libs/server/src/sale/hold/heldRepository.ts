import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall, statement } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import type { DiscountRefusal } from '../discount/discountRepository.ts';
import type { GivenUp } from '../commitment/storedLine.ts';
import type { CommitmentState } from '../commitment/commitmentStates.ts';

/** New state of a commitment whose hold is moved. */
interface HoldMove {
  state: CommitmentState;
  /** New end; or the shortest time to hold from now on. */
  end: { heldUntil: Date; isExtension: true } | KeptHold;
}

/** Shortest time to hold from now on; after an authorisation also the longest. */
export interface KeptHold {
  keepMs: number;
  mayShorten?: true;
}

/** Quantity of an unseated item in a hold. */
export interface HeldQuantity {
  itemId: string;
  /** Null for what is set aside for none. */
  allotmentId: string | null;
  quantity: number;
}

/** Target of a hold; seats as codes. */
export interface HoldTarget {
  eventId: string;
  holdId: string;
  /** Absent for a hold until its commitment is settled. */
  heldUntil?: Date;
  released?: readonly string[];
  picked?: readonly string[];
  /** Allotment of each picked seat, null for none; absent if that is so for all. */
  pickedFrom?: readonly (string | null)[];
  /** Of unseated items, in order of id. */
  quantities?: readonly HeldQuantity[];
  /** Discount of its promo code, null for none, with the buyer who uses it; absent if that stays as it is. */
  discountId?: string | null;
  /** {product} that the commitment gives up; absent if those stay as they are. */
  givenUp?: readonly GivenUp[];
  userId?: string;
}

/** Cart that an offer of a wait list, or a win of a draw, becomes. */
interface OfferedCart extends CommitmentKey {
  purchaseTokenHash: Buffer;
  purchaseTokenSealed: Buffer;
  firstHeldAt: Date;
  heldUntil: Date;
}

/** Result of a claim. After any but `held`, the caller rolls back. */
export type ClaimOutcome =
  | { outcome: 'held' }
  | { outcome: 'seatsLost'; seatCodes: string[] }
  | { outcome: 'soldOut'; itemId: string; available: number }
  | { outcome: 'tokensLost' }
  | { outcome: DiscountRefusal };

const lockHeld = statement<{ isWhole: boolean }>()<[eventId: string, commitmentId: string]>(
  'select is_whole from lock_holdings($1, $2)',
);
const callClaim = functionCall<object, ClaimOutcome>('claim_hold');
const callMove = functionCall<object, unknown>('move_hold');
const callOpenCart = functionCall<OfferedCart, unknown>('open_cart_of_offer');
const releaseLive = statement()<[eventId: string, commitmentIds: readonly string[]]>(
  `select release_commitment(jsonb_build_object('event_id', c.event_id, 'commitment_id', c.commitment_id))
  from commitment c where c.event_id = $1 and c.commitment_id = any($2::uuid[]) and commitment_is_live(c.state)`,
);
const callRelease = functionCall<CommitmentKey, unknown>('release_commitment');

/** Changes the contents of a hold. Requires the lock of its commitment. */
export const claimHold = (
  tx: TransactionScope,
  { quantities = [], givenUp, ...target }: HoldTarget,
): Promise<ClaimOutcome> =>
  callClaim(tx, {
    ...target,
    quantities: quantities.map(toColumns),
    ...(givenUp ? { givenUp: givenUp.map(toColumns) } : {}),
  });

/**
 * Locks the contents of a commitment's hold.
 * @returns false if another one has taken part of it since: the hold is then over
 */
export async function lockHoldings(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
): Promise<boolean> {
  const [held] = await lockHeld(tx, eventId, commitmentId);
  return held!.isWhole;
}

/** Moves the end of a commitment's hold, and to no earlier time unless it may. Requires the lock of what it holds. */
export async function moveHold(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
  { state, end }: HoldMove,
): Promise<void> {
  await callMove(tx, { eventId, commitmentId, state, ...end });
}

/**
 * Releases the hold of a live commitment, and ends it. Requires the locks of the buyer's row and the commitment.
 */
export async function releaseCommitment(
  tx: TransactionScope,
  { eventId, commitmentId }: CommitmentKey,
): Promise<void> {
  await callRelease(tx, { eventId, commitmentId });
}

/**
 * Releases the live ones of some commitments, in one statement. Requires the locks of their buyers' rows and of them.
 */
export async function releaseCommitments(
  tx: TransactionScope,
  { eventId, commitmentIds }: { eventId: string; commitmentIds: readonly string[] },
): Promise<void> {
  await releaseLive(tx, eventId, commitmentIds);
}

/**
 * Turns the offer of a wait list, or a win of a draw, into an open cart with the same hold. Requires the locks of the buyer's row, the
 * commitment and what it holds; the buyer has no open cart.
 */
export async function openCartOfOffer(tx: TransactionScope, cart: OfferedCart): Promise<void> {
  await callOpenCart(tx, cart);
}
