import type { ServerConfig } from '../config/serverConfig.ts';
import { checkGateways } from '../config/startRequirements.ts';
import { createCapturedMailGateway } from '../gateways/capturedMailGateway.ts';
import { logErrorReports } from '../gateways/error-reports/errorReportGateway.ts';
import { createSentryErrorReports } from '../gateways/error-reports/sentryErrorReports.ts';
import type { Gateways } from '../gateways/gateways.ts';
import { createSandboxGateway } from '../gateways/payment/sandbox/sandboxGateway.ts';
import { createGoogleRecaptchaGateway } from '../gateways/recaptcha/googleRecaptchaGateway.ts';
import { noRecaptcha, type RecaptchaGateway } from '../gateways/recaptcha/recaptchaGateway.ts';
import { createSandboxRecaptchaGateway } from '../gateways/recaptcha/sandboxRecaptchaGateway.ts';
import { createHttpRemoteConfig, noRemoteConfig } from '../gateways/remote-config/remoteConfigGateway.ts';
import { createSignInGateway } from '../gateways/sign-in/sandbox/sandboxSignIn.ts';
import { createSmtpMailGateway } from '../gateways/smtpMailGateway.ts';
import { namedOrigin } from '../hosts/namedOrigin.ts';
import type { Platform } from '../platform.ts';

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
