import { functionCall, statement } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CartState } from '../commitment/cartStates.ts';
import type { CartKey } from '../inventory/seatHoldRepository.ts';

/** What the lines of a cart hold. */
interface HeldByCart {
  seatCodes: string[];
  /** Of unseated items, in order of id. */
  quantities: { item_id: string; quantity: number }[];
}

/** New state of a cart whose hold is moved. */
interface HoldMove {
  state: CartState;
  /** New end; or the shortest time to hold from now on. */
  end: { heldUntil: Date; isExtension: true } | { keepMs: number };
}

const selectHeld = statement<HeldByCart>()<[eventId: string, cartId: string]>(
  'select * from held_by_cart($1, $2)',
);
const lockHeld = statement<{ isWhole: boolean }>()<[eventId: string, cartId: string]>(
  'select is_whole from lock_holdings($1, $2)',
);
const callMove = functionCall<object, unknown>('move_hold');

export async function readHeld(db: Queryable, { eventId, cartId }: CartKey): Promise<HeldByCart> {
  const [held] = await selectHeld(db, eventId, cartId);
  return held!;
}

/** Locks what a cart holds. @returns false if another cart has taken part of it since: then the hold is over */
export async function lockHoldings(tx: TransactionScope, { eventId, cartId }: CartKey): Promise<boolean> {
  const [held] = await lockHeld(tx, eventId, cartId);
  return held!.isWhole;
}

/** Moves the end of a cart's hold, and never to an earlier time. Requires the lock of what it holds. */
export async function moveHold(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
  { state, end }: HoldMove,
): Promise<void> {
  await callMove(tx, { eventId, cartId, state, ...end });
}
