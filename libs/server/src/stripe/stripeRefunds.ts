import type Stripe from 'stripe';
import type { OutsideRefund } from '../platform/gateways/payment/gatewayEvent.ts';
import { TooLittleLeft, type PartRequest } from '../platform/gateways/payment/paymentGateway.ts';
import { readIntent } from './stripeCharges.ts';
import { isInvalid } from './stripeErrors.ts';

/** Most refunds of one charge that are read. */
const mostRefunds = 100;

/** Id of an object that Stripe names by its id, or sends whole. */
export const idOf = (given: string | { id: string } | null | undefined): string =>
  typeof given === 'string' ? given : (given?.id ?? '');

const isGiven = ({ status }: Stripe.Refund): boolean => status === 'succeeded' || status === 'pending';

/** Reads a refund that the operator made in Stripe's Dashboard; undefined for ours, and for one that gives nothing. */
export function outsideRefundOf(refund: Stripe.Refund): OutsideRefund | undefined {
  const { id: refundId, amount, currency, metadata, payment_intent: intent } = refund;
  if (metadata?.['key'] || !isGiven(refund)) return undefined;
  return { refundId, amount, currency: currency.toUpperCase(), transactionId: idOf(intent) };
}

/**
 * Explains a refused refund by those that Stripe has of the charge.
 * @returns the id of the refund with this key, whose idempotency key Stripe has forgotten (24 hours)
 * @throws TooLittleLeft; the given error if that is not why
 */
async function explain(
  stripe: Stripe,
  { key, transactionId, amount }: PartRequest,
  error: unknown,
): Promise<string> {
  const listed = stripe.refunds.list({ payment_intent: transactionId });
  const given = await listed.autoPagingToArray({ limit: mostRefunds });
  const known = given.find((refund) => refund.metadata?.['key'] === key && isGiven(refund));
  if (known) return known.id;
  const { latest_charge: charge } = await readIntent(stripe, transactionId);
  const left =
    typeof charge === 'object' && charge ? charge.amount_captured - charge.amount_refunded : amount;
  if (left >= amount) throw error;
  throw new TooLittleLeft(
    transactionId,
    given.flatMap((refund) => outsideRefundOf(refund) ?? []),
  );
}

/** Refunds a charge, or a part. @throws TooLittleLeft */
export async function refundPart(stripe: Stripe, part: PartRequest): Promise<string> {
  const { key, transactionId, amount } = part;
  const params = { payment_intent: transactionId, amount, metadata: { key } };
  try {
    const given = await stripe.refunds.create(params, { idempotencyKey: key });
    if (!given.id || given.amount !== amount) throw new Error(`Stripe answers no refund of ${transactionId}`);
    return given.id;
  } catch (error) {
    if (!isInvalid(error)) throw error;
    return explain(stripe, part, error);
  }
}
