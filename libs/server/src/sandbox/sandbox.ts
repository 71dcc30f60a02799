import { namedOrigin } from '../platform/hosts/namedOrigin.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import type { ServerPlugin } from '../platform/module/serverModule.ts';
import type { Platform } from '../platform/platform.ts';
import { createCapturedMailGateway } from './capturedMailGateway.ts';
import { partnerPlugin } from './partner/partnerPlugin.ts';
import { registerHostedFields } from './payment/hostedFieldsRoutes.ts';
import { sandboxWebhookSecret } from './payment/sandboxEvents.ts';
import { sendEventsWhileListening } from './payment/sendEvents.ts';
import { createSandboxBeacon } from './sandboxBeacon.ts';
import { createSandboxGateway } from './payment/sandboxGateway.ts';
import { createSandboxSellerPayout } from './payment/sandboxSellerPayout.ts';
import { registerSandbox } from './registerSandbox.ts';
import { createSandboxRecaptchaGateway } from './sandboxRecaptchaGateway.ts';
import { sandboxOpenIdPlugin } from './sign-in/openIdRoutes.ts';
import { sandboxTables } from './sandboxTables.ts';
import { createSandboxWallet } from './sandboxWallet.ts';
import { createSandboxSignIn } from './sign-in/sandboxSignIn.ts';

type GatewayParts = Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId' | 'state'>;

/** Creates stand-ins for the payment service, and for the other services that are not configured. */
function createGateways(parts: GatewayParts): Pick<Gateways, 'payment'> & Partial<Gateways> {
  const { config, database, newId, clock } = parts;
  const { mail, recaptcha, sealingKey, origin, wallet } = config;
  const signIn = createSandboxSignIn(parts);
  const webhookSecret = sandboxWebhookSecret(sealingKey);
  const payOrigin = namedOrigin('pay', origin);
  return {
    ...(config.drand ? {} : { beacon: createSandboxBeacon(parts) }),
    payment: createSandboxGateway({ database, newId, payOrigin, webhookSecret }),
    sellerPayout: createSandboxSellerPayout({ database, newId }),
    ...(mail.smtpUrl ? {} : { mail: createCapturedMailGateway(database, newId) }),
    ...(recaptcha.kind === 'sandbox'
      ? { recaptcha: createSandboxRecaptchaGateway({ siteKey: recaptcha.siteKey, sealingKey, clock }) }
      : {}),
    ...(signIn ? { signIn } : {}),
    ...(wallet.apple || wallet.google ? {} : { wallet: createSandboxWallet(parts) }),
  };
}

const plugins: readonly ServerPlugin[] = [
  partnerPlugin,
  registerHostedFields,
  sendEventsWhileListening,
  sandboxOpenIdPlugin,
];

/** Stand-ins for outside services: the only file of this folder that the server imports, when the sandbox is on. */
export const sandbox = {
  createGateways,
  plugins,
  registerPages: registerSandbox,
  tables: sandboxTables,
};

export type Sandbox = typeof sandbox;
