import { logErrorReports } from '../platform/gateways/error-reports/errorReportGateway.ts';
import { createSentryErrorReports } from '../platform/gateways/error-reports/sentryErrorReports.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import { createSmtpMailGateway } from '../platform/gateways/mail/smtpMailGateway.ts';
import { createGoogleRecaptchaGateway } from '../platform/gateways/recaptcha/googleRecaptchaGateway.ts';
import { noRecaptcha } from '../platform/gateways/recaptcha/recaptchaGateway.ts';
import {
  createHttpRemoteConfig,
  noRemoteConfig,
} from '../platform/gateways/remote-config/remoteConfigGateway.ts';
import { createOpenIdGateway } from '../platform/gateways/sign-in/openIdGateway.ts';
import type { Platform } from '../platform/platform.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { checkGateways } from './config/startRequirements.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId' | 'state'>;

/** Builds the gateways to configured services. No payment service is built in. */
function configuredGateways({
  config,
  clock,
}: Parts): Omit<Gateways, 'mail' | 'payment'> & Partial<Gateways> {
  const { errorReports, mail, recaptcha, remoteConfigUrl, signIn } = config;
  return {
    errorReports: errorReports.sentry
      ? createSentryErrorReports(errorReports.sentry, clock)
      : logErrorReports,
    recaptcha: recaptcha.kind === 'google' ? createGoogleRecaptchaGateway(recaptcha) : noRecaptcha,
    remoteConfig: remoteConfigUrl ? createHttpRemoteConfig(remoteConfigUrl, clock) : noRemoteConfig,
    signIn: createOpenIdGateway({ settings: signIn }),
    ...(mail.smtpUrl ? { mail: createSmtpMailGateway({ url: mail.smtpUrl }) } : {}),
  };
}

/**
 * Builds the configured gateways. Stand-ins of the sandbox take the place of services that are not configured, and
 * gateways given by `buildServer({ gateways })` the place of both.
 * @throws Error that lists the missing gateways
 */
export function moduleGateways(
  parts: Parts,
  { sandbox, given = {} }: { sandbox: Sandbox | undefined; given?: Partial<Gateways> },
): Gateways {
  checkGateways(parts.config, given);
  const gateways = { ...configuredGateways(parts), ...sandbox?.createGateways(parts), ...given };
  const { mail, payment } = gateways;
  if (!mail || !payment) throw new Error('A gateway is given without a value: mail, or payment');
  return { ...gateways, mail, payment };
}
