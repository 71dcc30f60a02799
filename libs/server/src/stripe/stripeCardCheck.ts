import type Stripe from 'stripe';
import type {
  CardCheck,
  CardCheckRequest,
  PaymentGateway,
} from '../platform/gateways/payment/paymentGateway.ts';
import { cardIdsOf } from './stripeCards.ts';
import { isMissing, isRefusal, reasonOf } from './stripeErrors.ts';
import { verificationOf, type PagesOfAccount } from './stripeVerification.ts';

function outcomeOf(setup: Stripe.SetupIntent, pages: PagesOfAccount): CardCheck {
  switch (setup.status) {
    case 'succeeded':
      return { kind: 'accepted' };
    case 'requires_action':
      return verificationOf(setup, pages);
    case 'requires_payment_method':
      return { kind: 'declined', reason: reasonOf(setup.last_setup_error ?? {}) };
    default:
      throw new Error(`Stripe's setup ${setup.id} is ${setup.status}`);
  }
}

async function checkCard(
  stripe: Stripe,
  { key, gatewayToken, signal }: CardCheckRequest,
  pages: PagesOfAccount,
): Promise<CardCheck> {
  const { customer, paymentMethod } = cardIdsOf(gatewayToken);
  signal.throwIfAborted();
  try {
    const setup = await stripe.setupIntents.create(
      {
        customer,
        payment_method: paymentMethod,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        use_stripe_sdk: true,
        metadata: { key },
      },
      { idempotencyKey: `${key}:setup` },
    );
    return outcomeOf(setup, pages);
  } catch (error) {
    if (isRefusal(error)) return { kind: 'declined', reason: reasonOf(error) };
    if (isMissing(error)) return { kind: 'declined', reason: 'declined' };
    throw error;
  }
}

/** Checks cards by a SetupIntent, which makes the mandate of later charges. */
export const createCardCheck = (
  stripe: Stripe,
  pages: PagesOfAccount,
): Pick<PaymentGateway, 'checkCard'> => ({
  checkCard: (request) => checkCard(stripe, request, pages),
});
