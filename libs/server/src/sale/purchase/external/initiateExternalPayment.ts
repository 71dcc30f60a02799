import type { ExternalPayment, InitiateExternalPaymentRequest } from '@foyer/contract';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Failure, failure } from '../../../platform/http/answers/failure.ts';
import { releaseRun } from '../../../platform/http/idempotencyKeys.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Resumable } from '../../../platform/http/resumable.ts';
import { hashPurchaseToken } from '../../commitment/purchaseToken.ts';
import { paymentPending } from '../../cart/saleGates.ts';
import { readAttemptSnapshot } from '../../payment/attemptSnapshot.ts';
import { signExternalPayment } from '../../payment/externalPaymentKey.ts';
import { externalReturnUrl } from '../../payment/externalReturn.ts';
import { settleAttempt, type AttemptKey } from '../../payment/paymentRepository.ts';
import { isExternal } from '../../payment/paymentTypes.ts';
import { chargeAttempt } from '../chargeAttempt.ts';
import { chargeStarted } from '../chargeStarted.ts';
import { finishPayment } from '../finishPayment.ts';
import { startPayment } from '../startPayment.ts';

type InitiateContext = BaseContext & { actor: Actor; body: InitiateExternalPaymentRequest };

/** Builds the answer: the provider's page, or the page of the return where nothing is left to pay. */
function presentStarted(
  { platform, site, actor }: InitiateContext,
  { eventId, paymentId }: Pick<AttemptKey, 'eventId' | 'paymentId'>,
  redirectUrl?: string,
): ExternalPayment {
  const payment = { eventId, paymentId, userId: actor.userId };
  return {
    redirectUrl: redirectUrl ?? externalReturnUrl(platform, site, payment),
    signedExternalPaymentKey: signExternalPayment(platform.config, payment),
  };
}

/** Begins to pay for a cart on a provider's page: writes the intent, and has the provider open the page [C3.12]. */
export const initiateExternalPayment: Resumable<InitiateContext, AttemptKey> = {
  start: (context, request) => {
    const { purchaseToken, ...order } = context.body;
    if (!isExternal(order.paymentType)) throw failure('invalidRequest', { field: 'paymentType' });
    const commitment = { purchaseTokenHash: hashPurchaseToken(purchaseToken) };
    const answerPaid = (paid: Pick<AttemptKey, 'eventId' | 'paymentId'>) => presentStarted(context, paid);
    return startPayment({ ...context, answerPaid, order: { ...order, commitment } }, request);
  },

  finish: async (context, request, key) => {
    const { platform, locale, serialise } = context;
    const { database, sealer, faultPoint } = platform;
    await faultPoint('beforeOutsideCall');
    const attempt = await readAttemptSnapshot(platform, key);
    // The key stays open, so that the next call with it answers what has become of the payment since.
    const answerOpen = async (redirectUrl: string) => {
      await releaseRun(database.query, request, key, sealer);
      return serialise(presentStarted(context, key, redirectUrl));
    };
    // Asked about now, the charge would be closed to the buyer on the provider's page.
    if (attempt.isOpen && attempt.redirectUrl !== null) return answerOpen(attempt.redirectUrl);
    const outcome = await chargeAttempt(platform, attempt);
    await faultPoint('afterOutsideCall');
    if (outcome.kind === 'redirectRequired') {
      const { redirectUrl } = outcome;
      await settleAttempt(database.query, key, { outcome: 'redirected', redirectUrl });
      return answerOpen(redirectUrl);
    }
    if (outcome.kind === 'unknown') {
      await settleAttempt(database.query, key, { outcome: 'unknown' });
      throw paymentPending();
    }
    return finishPayment(platform, attempt, outcome, {
      request,
      locale,
      serialise: (result) => serialise(result instanceof Failure ? result : presentStarted(context, key)),
    });
  },

  wait: chargeStarted.wait!,
};
