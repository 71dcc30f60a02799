import type { Resumable } from '../../platform/http/resumable.ts';
import { paymentPending } from '../commitment/saleGates.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { findAttempt, settleAttempt, type AttemptKey } from '../payment/paymentRepository.ts';
import { chargeAttempt } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';
import { startPayment, type PayContext } from './startPayment.ts';

/**
 * Pays for a cart: writes the intent, charges the card, and records the outcome, with the order if the card was charged.
 * An unknown outcome is thrown instead of stored: the key stays open and the next call with it queries again.
 */
export const payCart: Resumable<PayContext, AttemptKey> = {
  start: startPayment,

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
