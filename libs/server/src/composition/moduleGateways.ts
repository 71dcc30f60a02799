import { createDrandBeacon, defaultDrand } from '../platform/gateways/beacon/drandBeacon.ts';
import { logErrorReports } from '../platform/gateways/error-reports/errorReportGateway.ts';
import { createSentryErrorReports } from '../platform/gateways/error-reports/sentryErrorReports.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import { createSmtpMailGateway } from '../platform/gateways/mail/smtpMailGateway.ts';
import { createPayPalPayouts } from '../platform/gateways/payout/payPalPayouts.ts';
import { createGoogleRecaptchaGateway } from '../platform/gateways/recaptcha/googleRecaptchaGateway.ts';
import { noRecaptcha } from '../platform/gateways/recaptcha/recaptchaGateway.ts';
import {
  createHttpRemoteConfig,
  noRemoteConfig,
} from '../platform/gateways/remote-config/remoteConfigGateway.ts';
import { createOpenIdGateway } from '../platform/gateways/sign-in/openIdGateway.ts';
import { createWalletGateway } from '../platform/gateways/wallet/createWalletGateway.ts';
import type { Platform } from '../platform/platform.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import type { StripeAdapter } from '../stripe/stripe.ts';
import { checkGateways } from './config/startRequirements.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId' | 'state'>;

/** Builds the gateways to configured services, but for Stripe's. */
function configuredGateways({
  config,
  clock,
}: Parts): Omit<Gateways, 'mail' | 'payment' | 'sellerPayout'> & Partial<Gateways> {
  const { drand, errorReports, mail, recaptcha, remoteConfigUrl, signIn, wallet } = config;
  return {
    beacon: createDrandBeacon(drand ?? defaultDrand),
    errorReports: errorReports.sentry
      ? createSentryErrorReports(errorReports.sentry, clock)
      : logErrorReports,
    recaptcha: recaptcha.kind === 'google' ? createGoogleRecaptchaGateway(recaptcha) : noRecaptcha,
    remoteConfig: remoteConfigUrl ? createHttpRemoteConfig(remoteConfigUrl, clock) : noRemoteConfig,
    signIn: createOpenIdGateway({ settings: signIn }),
    wallet: createWalletGateway(wallet, clock),
    ...(mail.smtpUrl ? { mail: createSmtpMailGateway({ url: mail.smtpUrl }) } : {}),
  };
}

/** Adapters that are loaded on demand. */
export interface Adapters {
  sandbox: Sandbox | undefined;
  stripe: StripeAdapter | undefined;
}

/**
 * Builds the configured gateways. Stand-ins of the sandbox take the place of services that are not configured, and
 * gateways given by `buildServer({ gateways })` the place of both.
 * @throws Error that lists the missing gateways
 */
export function moduleGateways(
  parts: Parts,
  { sandbox, stripe, given = {} }: Adapters & { given?: Partial<Gateways> },
): Gateways {
  checkGateways(parts.config, given);
  const { payment: account, origin } = parts.config;
  const gateways = {
    sellerPayout: undefined,
    ...configuredGateways(parts),
    ...sandbox?.createGateways(parts),
    ...(parts.config.payPal ? { sellerPayout: createPayPalPayouts(parts.config.payPal) } : {}),
    ...(stripe && account.kind === 'stripe' ? { payment: stripe.createGateway(account, origin) } : {}),
    ...given,
  };
  const { mail, payment } = gateways;
  if (!mail || !payment) throw new Error('A gateway is given without a value: mail, or payment');
  return { ...gateways, mail, payment };
}
