import Stripe from 'stripe';
import type { PaymentGateway } from '../platform/gateways/payment/paymentGateway.ts';
import { readStripeCredentials, type StripeSettings } from '../platform/gateways/payment/paymentSettings.ts';
import { seconds } from '../platform/time/units.ts';
import { createCardCheck } from './stripeCardCheck.ts';
import { createCards } from './stripeCards.ts';
import { createCharges } from './stripeCharges.ts';
import { readStripeEvent } from './stripeEvents.ts';
import { createMoney } from './stripeMoney.ts';

/**
 * Least charges of Stripe in minor units, as its documentation lists them under "Minimum and maximum charge amounts".
 * Currencies that settle in another one are charged by its least amount, which only Stripe knows.
 */
const leastAmounts: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Returns the least total in minor units that Stripe charges. */
const leastAmount = (currency: string): number => leastAmounts[currency] ?? 0;

/** Version of the API that the library's types describe; the version of Stripe.js has its second part for a name. */
export const apiVersion = '2026-10-28.endive';

/** Longer than a purchase waits: a call that ends late is still answered to the log. */
const timeoutMs = seconds(30);

export interface StripeParts {
  settings: StripeSettings;
  /** Origin of the hosted pages. */
  payOrigin: string;
  /** Of a further account: its pages name it. */
  accountId?: string;
}

/** Creates the gateway of Stripe. Every charge is a PaymentIntent, whose id is the transaction's. */
export function createStripeGateway({ settings, payOrigin, accountId }: StripeParts): PaymentGateway {
  const { secretKey, webhookSecret, apiUrl } = settings;
  const address = apiUrl === undefined ? undefined : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
  const pages = { payOrigin, accountId };
  return {
    name: 'stripe',
    hostedFieldsUrl: `${payOrigin}/stripe/fields${accountId ? `?account=${accountId}` : ''}`,
    leastAmount,
    ...createCards(stripe),
    ...createCardCheck(stripe, pages),
    ...createCharges(stripe, pages),
    ...createMoney(stripe),
    openAccount: (account) =>
      createStripeGateway({
        settings: readStripeCredentials(account.credentials, settings),
        payOrigin,
        accountId: account.accountId,
      }),
    readEvent: (call) => readStripeEvent(stripe, webhookSecret, call),
  };
}
