import type Stripe from 'stripe';
import type {
  PaymentGateway,
  PayoutOutcome,
  PayoutRequest,
} from '../platform/gateways/payment/paymentGateway.ts';
import { readIntent, recordOf } from './stripeCharges.ts';
import { isInvalid } from './stripeErrors.ts';
import { refundPart } from './stripeRefunds.ts';

/** Runs a call that a PaymentIntent in another state refuses; then the state decides. */
async function unlessCanceled(stripe: Stripe, id: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isInvalid(error) || (await readIntent(stripe, id)).status !== 'canceled') throw error;
  }
}

/** Pays out by a transfer, which its group finds again once Stripe has forgotten the idempotency key (24 hours). */
async function payOut(stripe: Stripe, request: PayoutRequest): Promise<PayoutOutcome> {
  const { key, recipient: destination, amount, currency } = request;
  const params = { destination, amount, currency: currency.toLowerCase(), transfer_group: key };
  const { data } = await stripe.transfers.list({ transfer_group: key });
  if (data[0]) return { kind: 'paid', payoutId: data[0].id };
  try {
    const transfer = await stripe.transfers.create(params, { idempotencyKey: key });
    return { kind: 'paid', payoutId: transfer.id };
  } catch (error) {
    // Sales of the last days are pending. Stripe repeats this answer to the idempotency key.
    if (isInvalid(error) && error.code === 'balance_insufficient') return { kind: 'unfunded' };
    if (isInvalid(error)) return { kind: 'refused', reason: error.code ?? 'invalid_request' };
    throw error;
  }
}

/** Creates the calls for money after a charge. Recipients of payouts are connected accounts. */
export function createMoney(
  stripe: Stripe,
): Pick<PaymentGateway, 'capture' | 'voidCharge' | 'refund' | 'payOut'> {
  return {
    capture: async ({ key, transactionId, amount }) => {
      const params = { amount_to_capture: amount };
      await unlessCanceled(stripe, transactionId, () =>
        stripe.paymentIntents.capture(transactionId, params, { idempotencyKey: key }),
      );
      return recordOf(await readIntent(stripe, transactionId));
    },
    voidCharge: (transactionId) =>
      unlessCanceled(stripe, transactionId, () => stripe.paymentIntents.cancel(transactionId)),
    refund: (request) => refundPart(stripe, request),
    payOut: (request) => payOut(stripe, request),
  };
}
