import type { CartSelection } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { lockOpenCart } from '../../../sale/cart/cartRepository.ts';
import { type CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import { readLines } from '../../../sale/cart/saleSnapshot.ts';
import { openHold } from '../../../sale/commitment/holdTimes.ts';
import { makePurchaseToken } from '../../../sale/commitment/purchaseToken.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { selectionsOf } from '../../../sale/commitment/storedLine.ts';
import { lockHoldings, openCartOfOffer, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { mayClaim, type OpenWin } from './winPolicy.ts';

type ClaimedWin = OpenWin & CommitmentKey;

/** Refuses a claim beside another cart that is still held; releases one that is over. */
async function refuseOtherCart(tx: TransactionScope, { eventId, userId }: ClaimedWin): Promise<void> {
  const cart = await lockOpenCart(tx, eventId, userId!);
  if (!cart) return;
  if (cart.phase !== 'over') throw failure('cartBlocksOffer');
  await releaseCommitment(tx, cart);
}

/** Opens the cart of a win. It is held as long as the win is, and at least as long as any cart. */
async function openCart({ platform, tx, now }: SaleContext, win: ClaimedWin): Promise<void> {
  const { eventId, commitmentId, winUntil } = win;
  await refuseOtherCart(tx, win);
  const { firstHeldAt, heldUntil } = openHold(now, platform.config.sale);
  await openCartOfOffer(tx, {
    ...{ eventId, commitmentId, firstHeldAt },
    ...makePurchaseToken(platform, commitmentId),
    heldUntil: winUntil! > heldUntil ? winUntil! : heldUntil,
  });
}

/**
 * Turns a win into the fan's cart. While the cart is held, a repeated call answers the same; without a win to pay, it
 * answers no lines. Requires the locks of the buyer and of the win.
 * @throws cartBlocksOffer
 */
export async function claimWon(context: SaleContext, win: ClaimedWin): Promise<CartSelection[]> {
  const { tx, now } = context;
  if (!mayClaim(win, now).allowed || !(await lockHoldings(tx, win))) return [];
  if (win.kind !== 'cart') await openCart(context, win);
  return selectionsOf(await readLines(tx, win));
}
