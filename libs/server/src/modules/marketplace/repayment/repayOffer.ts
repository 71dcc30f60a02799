import type { RepayOfferRequest } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import type { Resumable } from '../../../platform/http/resumable.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';
import type { AttemptKey } from '../../../sale/payment/paymentRepository.ts';
import { chargeStarted } from '../../../sale/purchase/chargeStarted.ts';
import { startPayment } from '../../../sale/purchase/startPayment.ts';
import { listOffers } from '../auction/core/offerRepository.ts';
import { listEntries } from '../draw/core/entryRepository.ts';
import { isKnownToPayment, mayRepay, type OpenWin } from '../win/winPolicy.ts';

type RepayContext = BaseContext & { actor: Actor; body: RepayOfferRequest };
type PayableWin = OpenWin & CommitmentKey;
type FindWin = (db: Queryable, key: { userId: string; offerId: string }) => Promise<PayableWin | undefined>;

/** How a fan's entry or offer is found, by the way of selling. */
const findWin: readonly FindWin[] = [
  async (db, { userId, offerId }) => (await listEntries(db, { userId, entryId: offerId }, 1))[0],
  async (db, key) => (await listOffers(db, key, 1))[0],
];

/** Finds what a fan may pay again. @throws notFound, paymentRetryTimeExpired; paymentNotForRetry if no card was refused */
const findRefused = (platform: Platform, key: { userId: string; offerId: string }): Promise<PayableWin> =>
  inTransaction(platform.database, async (tx, now) => {
    const all = await Promise.all(findWin.map((find) => find(tx, key)));
    const win = found(all.find((each) => each !== undefined));
    if (!isKnownToPayment(win)) demand(mayRepay(win, now));
    return win;
  });

/** Charges a card for the caller's win, by the two halves of every payment [C7.58]. */
export const repayOffer: Resumable<RepayContext, AttemptKey> = {
  start: async ({ body, ...context }, request) => {
    const { offerId, ...order } = body;
    const { platform, actor } = context;
    const { eventId, commitmentId } = await findRefused(platform, { userId: actor.userId, offerId });
    return startPayment({ ...context, order: { ...order, eventId, commitment: { commitmentId } } }, request);
  },
  ...chargeStarted,
};
