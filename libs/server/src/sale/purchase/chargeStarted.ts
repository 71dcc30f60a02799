import type { BaseContext } from '../../platform/http/operationContext.ts';
import type { Resumable } from '../../platform/http/resumable.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { findAttempt, settleAttempt, type AttemptKey } from '../payment/paymentRepository.ts';
import { chargeAttempt } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';

/**
 * Second half of every payment by card, and of what is free: charges, and records the outcome, with the order if the card was
 * charged. An unknown outcome is thrown instead of stored: the key stays open and the next call with it queries again.
 */
export const chargeStarted: Omit<Resumable<BaseContext, AttemptKey>, 'start'> = {
  finish: async (context, request, key) => {
    const { platform, locale, serialise } = context;
    const { database, faultPoint } = platform;
    await faultPoint('beforeOutsideCall');
    const attempt = await readAttemptSnapshot(platform, key);
    const outcome = await chargeAttempt(platform, attempt);
    await faultPoint('afterOutsideCall');
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
