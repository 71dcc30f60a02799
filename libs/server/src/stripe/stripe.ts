import type { PaymentGateway } from '../platform/gateways/payment/paymentGateway.ts';
import type { StripeSettings } from '../platform/gateways/payment/paymentSettings.ts';
import { namedOrigin } from '../platform/hosts/namedOrigin.ts';
import type { ServerPlugin } from '../platform/module/serverModule.ts';
import { createStripeGateway } from './stripeGateway.ts';
import { registerStripePages } from './stripePages.ts';

/** Adapter of Stripe: the only file of this folder that the server imports, when Stripe is configured. */
export const stripe = {
  /** @param origin configured origin of the consumer site */
  createGateway: (settings: StripeSettings, origin: string): PaymentGateway =>
    createStripeGateway({ settings, payOrigin: namedOrigin('pay', origin) }),
  plugins: [registerStripePages] satisfies readonly ServerPlugin[],
};

export type StripeAdapter = typeof stripe;
