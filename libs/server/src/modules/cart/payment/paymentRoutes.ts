import { found } from '../../../platform/http/failure.ts';
import { implement } from '../../../platform/http/implement.ts';
import { inTwoTransactions } from '../../../platform/http/inTwoTransactions.ts';
import { presentOrder } from '../../../sale/order/orderPresenter.ts';
import { findOrder } from '../../../sale/order/orderRepository.ts';
import {
  askAtOnce,
  askGateway,
  recordUnknown,
  type AttemptOutcome,
} from '../../../sale/purchase/askGateway.ts';
import { capturePayment } from '../../../sale/purchase/capturePayment.ts';
import { finishPayment, paymentPending } from '../../../sale/purchase/finishPayment.ts';
import { findAttempt } from '../../../sale/payment/paymentRepository.ts';
import { beginPayment, startOtherwise } from '../../../sale/purchase/startPayment.ts';

const settled: AttemptOutcome = { kind: 'settled' };

export const paymentRoutes = implement({
  payCart: inTwoTransactions({
    begin: ({ actor, body, ...context }, request) =>
      beginPayment({ ...context, userId: actor.userId }, body, request),

    first: ({ actor, body, ...context }) => startOtherwise({ ...context, userId: actor.userId }, body),

    // An unknown outcome is thrown instead of stored: the key stays open and the next call with it queries again.
    between: async ({ platform }, progress, memory): Promise<AttemptOutcome> => {
      if (progress.kind === 'paid') return settled;
      const outcome = memory
        ? await askAtOnce(platform, progress, memory)
        : await askGateway(platform, progress);
      if (outcome.kind !== 'unknown') return outcome;
      await recordUnknown(platform, progress);
      throw paymentPending();
    },

    end: async (context, { progress, ...ending }) =>
      progress.kind === 'charge' ? capturePayment(context, { ...ending, key: progress }) : undefined,

    second: async ({ actor, tx, now, locale, platform }, progress, outcome) => {
      if (progress.kind === 'charge') return finishPayment({ platform, tx, now, locale }, progress, outcome);
      return presentOrder(tx, found(await findOrder(tx, progress.orderId, actor.userId)), locale, now);
    },

    wait: {
      isSettled: async ({ platform }, progress) =>
        progress.kind === 'paid' ||
        !(await findAttempt(platform.database.query, progress)).isOpen,
      inVain: paymentPending,
    },
  }),
});
