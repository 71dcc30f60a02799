import Stripe from 'stripe';
import { idOf, outsideRefundOf } from './stripeRefunds.ts';
import { readCheckedEvent, type GatewayEvent } from '../platform/gateways/payment/gatewayEvent.ts';
import type { WebhookCall } from '../platform/gateways/payment/paymentGateway.ts';

/** Age in seconds at which a signature counts as replayed. */
const toleranceSeconds = 5 * 60;

const disputeStates: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', lost: 'lost' };

function toEvent(event: Stripe.Event): GatewayEvent {
  const { id } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.amount_capturable_updated': {
      const key = event.data.object.metadata['key'];
      return key ? { id, kind: 'charge', key } : { id, kind: 'other' };
    }
    case 'refund.created':
    case 'refund.updated': {
      const outside = outsideRefundOf(event.data.object);
      return outside ? { id, kind: 'refundedOutside', ...outside } : { id, kind: 'other' };
    }
    case 'refund.failed': {
      const { id: refundId, payment_intent: intent } = event.data.object;
      return { id, kind: 'refundFailed', refundId, transactionId: idOf(intent) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed': {
      const { id: disputeId, payment_intent: intent, amount, currency, status } = event.data.object;
      // An inquiry withholds nothing; if it becomes a dispute, the withdrawal tells.
      if (status.startsWith('warning_')) return { id, kind: 'other' };
      const state = disputeStates[status] ?? 'open';
      const transactionId = idOf(intent);
      return {
        id,
        kind: 'dispute',
        disputeId,
        transactionId,
        amount,
        currency: currency.toUpperCase(),
        state,
      };
    }
    case 'transfer.reversed': {
      const { id: payoutId, reversed: isWhole } = event.data.object;
      return isWhole ? { id, kind: 'payoutFailed', payoutId } : { id, kind: 'payoutReduced', payoutId };
    }
    default:
      return { id, kind: 'other' };
  }
}

/** Verifies and reads an event; undefined if its signature is wrong or old, or its form is wrong. */
export function readStripeEvent(
  stripe: Stripe,
  webhookSecret: string,
  { body, headers, now }: WebhookCall,
): GatewayEvent | undefined {
  const signature = headers['stripe-signature'];
  if (!signature) return undefined;
  try {
    const at = now.getTime();
    return readCheckedEvent(() =>
      toEvent(
        stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds, undefined, at),
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}
