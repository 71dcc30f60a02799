import type { ServerConfig } from '../platform/config/serverConfig.ts';
import { checkGateways } from './config/startRequirements.ts';
import { createCapturedMailGateway } from '../sandbox/capturedMailGateway.ts';
import { logErrorReports } from '../platform/gateways/error-reports/errorReportGateway.ts';
import { createSentryErrorReports } from '../platform/gateways/error-reports/sentryErrorReports.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import { createSandboxGateway } from '../sandbox/payment/sandboxGateway.ts';
import { createGoogleRecaptchaGateway } from '../platform/gateways/recaptcha/googleRecaptchaGateway.ts';
import { noRecaptcha, type RecaptchaGateway } from '../platform/gateways/recaptcha/recaptchaGateway.ts';
import { createSandboxRecaptchaGateway } from '../sandbox/sandboxRecaptchaGateway.ts';
import {
  createHttpRemoteConfig,
  noRemoteConfig,
} from '../platform/gateways/remote-config/remoteConfigGateway.ts';
import { createSignInGateway } from '../sandbox/sign-in/sandboxSignIn.ts';
import { createSmtpMailGateway } from '../platform/gateways/mail/smtpMailGateway.ts';
import { namedOrigin } from '../platform/hosts/namedOrigin.ts';
import type { Platform } from '../platform/platform.ts';

type Parts = Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId' | 'state'>;

function recaptchaOf({ recaptcha, sealingKey }: ServerConfig, { clock }: Parts): RecaptchaGateway {
  if (recaptcha.kind === 'google') return createGoogleRecaptchaGateway(recaptcha);
  if (recaptcha.kind === 'sandbox')
    return createSandboxRecaptchaGateway({ siteKey: recaptcha.siteKey, sealingKey, clock });
  return noRecaptcha;
}

/**
 * Builds the configured gateways, except those given by `buildServer({ gateways })`. Sandbox stand-ins for payment and
 * mail exist in the sandbox only.
 * @throws Error that lists the missing gateways
 */
export function moduleGateways(parts: Parts, given: Partial<Gateways> = {}): Gateways {
  const { config, database, newId } = parts;
  checkGateways(config, given);
  return {
    errorReports: config.errorReports.sentry
      ? createSentryErrorReports(config.errorReports.sentry, parts.clock)
      : logErrorReports,
    mail: config.mail.smtpUrl
      ? createSmtpMailGateway({ url: config.mail.smtpUrl })
      : createCapturedMailGateway(database, newId),
    payment: createSandboxGateway({ database, newId, payOrigin: namedOrigin('pay', config.origin) }),
    recaptcha: recaptchaOf(config, parts),
    remoteConfig: config.remoteConfigUrl
      ? createHttpRemoteConfig(config.remoteConfigUrl, parts.clock)
      : noRemoteConfig,
    signIn: createSignInGateway(parts),
    ...given,
  };
}
