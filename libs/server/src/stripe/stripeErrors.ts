import Stripe from 'stripe';
import type { DeclineReason } from '../platform/gateways/payment/paymentGateway.ts';

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  invalid_expiry_month: 'expiredCard',
  invalid_expiry_year: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  processing_error: 'processingError',
  authentication_required: 'verificationFailed',
  payment_intent_authentication_failure: 'verificationFailed',
  setup_intent_authentication_failure: 'verificationFailed',
};

/** Translates a refusal to our reasons; the bank's own code is the more exact one. */
export function reasonOf({
  code,
  decline_code: bank,
}: {
  code?: string | null;
  decline_code?: string | null;
}) {
  return reasons[bank ?? ''] ?? reasons[code ?? ''] ?? 'declined';
}

/** Tells whether Stripe refused the card, so that nothing was charged. */
export const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeCardError> =>
  error instanceof Stripe.errors.StripeCardError;

/** Tells whether Stripe refused the request itself: an unknown object, or one in another state. */
export const isInvalid = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Tells whether Stripe has no such object, or no longer. */
export const isMissing = (error: unknown): boolean => isInvalid(error) && error.code === 'resource_missing';
