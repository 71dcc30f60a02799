import type { PurchaseExternallyRequest } from '@foyer/contract';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { nothingDone, startInTransaction, type Resumable } from '../../../platform/http/resumable.ts';
import { paymentPending } from '../../cart/saleGates.ts';
import { withUnpublished } from '../../event/eventScope.ts';
import { findSaleEvent } from '../../offer/offerRepository.ts';
import { readAttemptSnapshot, type AttemptSnapshot } from '../../payment/attemptSnapshot.ts';
import { readExternalPaymentKey } from '../../payment/externalPaymentKey.ts';
import { findAttempt, findLatestAttempt, type AttemptKey } from '../../payment/paymentRepository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queryOutcome, type AttemptOutcome } from '../chargeAttempt.ts';
import { finishPayment } from '../finishPayment.ts';

type ReturnContext = BaseContext & { actor: Actor; body: PurchaseExternallyRequest };

/** Outcome of an attempt that its buyer has left; one that led to no provider's page yet is still being made. */
async function outcomeOf(platform: Platform, attempt: AttemptSnapshot): Promise<AttemptOutcome> {
  if (!attempt.isOpen) return { kind: 'settled' };
  return attempt.redirectUrl === null
    ? { kind: 'unknown', reason: 'the buyer has not been sent to the provider' }
    : queryOutcome(platform, attempt);
}

/**
 * Settles a payment whose buyer has left the provider's page, whatever happened there: it becomes the order, is
 * refunded because its hold was lost, or is closed, so that the buyer can pay otherwise. The webhook may have settled
 * it before.
 */
export const purchaseExternally: Resumable<ReturnContext, AttemptKey> = {
  start: (context, request) =>
    startInTransaction<ReturnContext, AttemptKey>(
      context,
      request,
      async ({ platform, tx, now, actor, body, site }) => {
        const { userId } = actor;
        const { config } = platform;
        const { eventId, paymentId } = readExternalPaymentKey(config, body.signedExternalPaymentKey, userId);
        found(await findSaleEvent(tx, eventId, withUnpublished(site)));
        const { startedAt, ...key } = found(await findLatestAttempt(tx, { eventId, paymentId, userId }));
        if (now.getTime() >= startedAt.getTime() + config.sale.externalPaymentKeyMs)
          throw failure('invalidExternalPaymentKey');
        return key;
      },
    ),

  finish: async ({ platform, locale, serialise }, request, key) => {
    const attempt = await readAttemptSnapshot(platform, key);
    const outcome = await outcomeOf(platform, attempt);
    if (outcome.kind === 'unknown') throw paymentPending();
    const answer = await finishPayment(platform, attempt, outcome, { request, locale, serialise });
    if (answer === nothingDone) throw failure('externalPaymentIncomplete');
    return answer;
  },

  wait: {
    isSettled: async ({ platform }, key) => !(await findAttempt(platform.database.query, key)).isOpen,
    inVain: paymentPending,
  },
};
