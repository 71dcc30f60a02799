import type Stripe from 'stripe';
import type {
  CardChanges,
  CardDescription,
  PaymentGateway,
  StoredCard,
} from '../platform/gateways/payment/paymentGateway.ts';
import { isInvalid, isRefusal } from './stripeErrors.ts';

/** Card at Stripe: a customer of its own, so that forgetting it deletes both. */
export interface CardIds {
  customer: string;
  paymentMethod: string;
}

const toToken = ({ customer, paymentMethod }: CardIds): string => `${customer}/${paymentMethod}`;

/** Reads the gateway's token of a stored card. @throws Error for a token of another gateway */
export function cardIdsOf(gatewayToken: string): CardIds {
  const [, customer, paymentMethod] = /^(cus_\w+)\/(pm_\w+)$/.exec(gatewayToken) ?? [];
  if (!customer || !paymentMethod) throw new Error('Not a card of Stripe');
  return { customer, paymentMethod };
}

/** Metadata of a card: the PaymentIntent whose verification the buyer has answered, for the next charge. */
export const verifiedIntent = 'verified_intent';

const brands: Record<string, CardDescription['brand']> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
};

function describe(
  { id, card, billing_details: billing }: Stripe.PaymentMethod,
  customer: string,
): StoredCard {
  if (!card) throw new Error(`Stripe's payment method ${id} is no card`);
  const postalCode = billing.address?.postal_code;
  return {
    gatewayToken: toToken({ customer, paymentMethod: id }),
    brand: brands[card.brand] ?? 'unknown',
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    nameOnCard: billing.name ?? '',
    ...(postalCode ? { postalCode } : {}),
  };
}

async function deleteCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isInvalid(error)) throw error;
  }
}

const toParams = ({
  expiryMonth,
  expiryYear,
  nameOnCard,
  postalCode,
}: CardChanges): Stripe.PaymentMethodUpdateParams => ({
  ...(expiryMonth === undefined || expiryYear === undefined
    ? {}
    : { card: { exp_month: expiryMonth, exp_year: expiryYear } }),
  billing_details: {
    ...(nameOnCard === undefined ? {} : { name: nameOnCard }),
    ...(postalCode === undefined ? {} : { address: { postal_code: postalCode } }),
  },
});

function undefinedIfInvalid(error: unknown): undefined {
  if (!isInvalid(error)) throw error;
}

/** Stores, updates, forgets and verifies cards. */
export function createCards(
  stripe: Stripe,
): Pick<PaymentGateway, 'storeCard' | 'updateCard' | 'forgetCard' | 'confirmVerification'> {
  return {
    storeCard: async ({ key, cardToken }) => {
      if (!/^pm_\w+$/.test(cardToken)) return undefined;
      const { id: customer } = await stripe.customers.create({}, { idempotencyKey: `${key}:customer` });
      try {
        const options = { idempotencyKey: `${key}:card` };
        return describe(await stripe.paymentMethods.attach(cardToken, { customer }, options), customer);
      } catch (error) {
        if (!isInvalid(error) && !isRefusal(error)) throw error;
        await deleteCustomer(stripe, customer);
        return undefined;
      }
    },
    updateCard: async ({ gatewayToken, changes }) => {
      const { customer, paymentMethod } = cardIdsOf(gatewayToken);
      try {
        return describe(await stripe.paymentMethods.update(paymentMethod, toParams(changes)), customer);
      } catch (error) {
        if (isInvalid(error) || isRefusal(error)) return undefined;
        throw error;
      }
    },
    forgetCard: (gatewayToken) => deleteCustomer(stripe, cardIdsOf(gatewayToken).customer),
    confirmVerification: async ({ gatewayToken, verificationToken }) => {
      const { paymentMethod } = cardIdsOf(gatewayToken);
      if (/^seti_\w+$/.test(verificationToken)) {
        const setup = await stripe.setupIntents.retrieve(verificationToken).catch(undefinedIfInvalid);
        const isDone = setup?.payment_method === paymentMethod && setup.status === 'succeeded';
        return isDone ? 'laterCharges' : undefined;
      }
      if (!/^pi_\w+$/.test(verificationToken)) return undefined;
      const intent = await stripe.paymentIntents.retrieve(verificationToken).catch(undefinedIfInvalid);
      if (intent?.payment_method !== paymentMethod || intent.status !== 'requires_confirmation')
        return undefined;
      await stripe.paymentMethods.update(paymentMethod, { metadata: { [verifiedIntent]: intent.id } });
      return 'charge';
    },
  };
}
