import type Stripe from 'stripe';
import type { CardMeans, ExternalMeans, SettleRequest } from '../platform/gateways/payment/paymentGateway.ts';
import { cardIdsOf, verifiedIntent, type CardIds } from './stripeCards.ts';

type CardRequest = SettleRequest & { means: CardMeans };

const externalTypes = { Alipay: 'alipay', Wechat: 'wechat_pay', Klarna: 'klarna' } as const;

/** Converts our name of a provider's method to Stripe's. */
export const externalTypeOf = ({ method }: ExternalMeans) => externalTypes[method];

/** PaymentIntent of a request; `isNew` if this call created it, and no earlier one. */
export interface FoundIntent {
  intent: Stripe.PaymentIntent;
  isNew: boolean;
}

const captureOf = ({ capture }: SettleRequest) => (capture === 'later' ? 'manual' : 'automatic');

const metadataOf = ({ key, fraudSessionId }: SettleRequest): Record<string, string> => ({
  key,
  ...(fraudSessionId === undefined ? {} : { fraudSessionId }),
});

function paramsOf(request: SettleRequest): Stripe.PaymentIntentCreateParams {
  const { means, amount, currency } = request;
  const common = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: captureOf(request),
    metadata: metadataOf(request),
  } as const;
  return means.kind === 'card'
    ? {
        ...common,
        customer: cardIdsOf(means.gatewayToken).customer,
        allowed_payment_method_types: ['card'],
        // The server confirms once more after the bank's verification, so that no charge happens without it.
        confirmation_method: 'manual',
      }
    : { ...common, allowed_payment_method_types: [externalTypeOf(means)] };
}

/**
 * Claims the PaymentIntent that the buyer has verified, for the charge with this key. Claimed again by the same key, it
 * is found in any state.
 */
async function claimVerified(
  stripe: Stripe,
  request: CardRequest,
  card: Stripe.PaymentMethod,
): Promise<Stripe.PaymentIntent | undefined> {
  const { key, amount, currency } = request;
  const id = card.metadata?.[verifiedIntent];
  if (!id) return undefined;
  const intent = await stripe.paymentIntents.retrieve(id);
  if (intent.metadata['key'] === key) return intent;
  const isFitting =
    intent.status === 'requires_confirmation' &&
    intent.amount === amount &&
    intent.currency === currency.toLowerCase() &&
    intent.capture_method === captureOf(request);
  return isFitting ? stripe.paymentIntents.update(id, { metadata: metadataOf(request) }) : undefined;
}

/** Creates the PaymentIntent of a request, or finds the one that an earlier call created, in its first state. */
async function createIntent(stripe: Stripe, request: SettleRequest): Promise<FoundIntent> {
  const options = { idempotencyKey: `${request.key}:intent` };
  const intent = await stripe.paymentIntents.create(paramsOf(request), options);
  return { intent, isNew: intent.lastResponse.headers['idempotent-replayed'] !== 'true' };
}

/**
 * Finds the PaymentIntent of a request, or creates it.
 * @returns undefined for a deleted card
 */
export async function intentOf(stripe: Stripe, request: SettleRequest): Promise<FoundIntent | undefined> {
  const { means } = request;
  if (means.kind !== 'card') return createIntent(stripe, request);
  const { customer, paymentMethod }: CardIds = cardIdsOf(means.gatewayToken);
  const card = await stripe.paymentMethods.retrieve(paymentMethod);
  if (card.customer !== customer) return undefined;
  const claimed = await claimVerified(stripe, { ...request, means }, card);
  return claimed ? { intent: claimed, isNew: false } : createIntent(stripe, request);
}

/**
 * Finds the PaymentIntent that an earlier call created so long ago that Stripe has forgotten its idempotency key (24
 * hours). Its search knows everything older than a minute.
 */
export async function findOlder(
  stripe: Stripe,
  { key }: SettleRequest,
  newId: string,
): Promise<string | undefined> {
  const query = `metadata['key']:'${key.replace(/[\\']/g, '\\$&')}'`;
  const { data } = await stripe.paymentIntents.search({ query });
  return data.find(({ id }) => id !== newId)?.id;
}
