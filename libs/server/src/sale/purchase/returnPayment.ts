import type { ReturnPaymentRequest } from '@foyer/contract';
import type { Actor } from '../../platform/http/actor.ts';
import { failure, found } from '../../platform/http/failure.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import { nothingDone, startInTransaction, type Resumable } from '../../platform/http/resumable.ts';
import { paymentPending } from '../commitment/saleGates.ts';
import { withUnpublished } from '../event/eventScope.ts';
import { findSaleEvent } from '../offer/offerRepository.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { findAttempt, findLatestAttempt, type AttemptKey } from '../payment/paymentRepository.ts';
import { queryOutcome, type AttemptOutcome } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';

type ReturnContext = BaseContext & { actor: Actor; body: ReturnPaymentRequest };

/**
 * Settles a payment whose buyer has left the provider's page, in whatever way: it becomes the order, is refunded because
 * its hold was lost, or is closed, so that the buyer can pay otherwise. The webhook may have settled it before.
 */
export const returnPayment: Resumable<ReturnContext, AttemptKey> = {
  start: (context, request) =>
    startInTransaction<ReturnContext, AttemptKey>(context, request, async ({ tx, actor, body, site }) => {
      found(await findSaleEvent(tx, body.eventId, withUnpublished(site)));
      return found(await findLatestAttempt(tx, { ...body, userId: actor.userId }));
    }),

  finish: async ({ platform, locale, serialise }, request, key) => {
    const attempt = await readAttemptSnapshot(platform, key);
    const outcome: AttemptOutcome = attempt.isOpen
      ? await queryOutcome(platform, attempt)
      : { kind: 'settled' };
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
