import { failure, type Failure } from '../../platform/http/failure.ts';
import type { BaseContext } from '../../platform/http/operationContext.ts';
import type { Resumable } from '../../platform/http/resumable.ts';
import { paymentPending } from '../commitment/saleGates.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { findAttempt, settleAttempt, type AttemptKey } from '../payment/paymentRepository.ts';
import { chargeAttempt } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';

const redirectRequired = ({ paymentId }: AttemptKey, redirectUrl: string): Failure =>
  failure('paymentRedirectRequired', { paymentId, redirectUrl });

/**
 * Second half of every payment that a buyer asks for: charges, and records the outcome, with the order if the card was
 * charged. An unknown outcome is thrown instead of stored: the key stays open and the next call with it queries again.
 * So is the provider's page, until the buyer has left it.
 */
export const chargeStarted: Omit<Resumable<BaseContext, AttemptKey>, 'start'> = {
  finish: async (context, request, key) => {
    const { platform, locale, serialise } = context;
    const { database, faultPoint } = platform;
    await faultPoint('beforeOutsideCall');
    const attempt = await readAttemptSnapshot(platform, key);
    // Asked about now, the charge would be closed to the buyer on the provider's page.
    if (attempt.isOpen && attempt.redirectUrl !== null) throw redirectRequired(key, attempt.redirectUrl);
    const outcome = await chargeAttempt(platform, attempt);
    await faultPoint('afterOutsideCall');
    if (outcome.kind === 'redirectRequired') {
      const { redirectUrl } = outcome;
      await settleAttempt(database.query, key, { outcome: 'redirected', redirectUrl });
      throw redirectRequired(key, redirectUrl);
    }
    if (outcome.kind === 'unknown') {
      await settleAttempt(database.query, key, { outcome: 'unknown' });
      throw paymentPending();
    }
    return finishPayment(platform, attempt, outcome, { request, locale, serialise });
  },

  wait: {
    isSettled: async ({ platform }, key) => !(await findAttempt(platform.database.query, key)).isOpen,
    inVain: paymentPending,
  },
};
