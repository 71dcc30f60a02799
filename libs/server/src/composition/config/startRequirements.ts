import type { Gateways } from '../../platform/gateways/gateways.ts';
import { isLocalOrigin, isSandboxIn } from '../../platform/config/sandboxSettings.ts';
import { type ServerConfig } from '../../platform/config/serverConfig.ts';
import { defaultConfig } from './defaultConfig.ts';

/** Setting that a start without the sandbox requires. */
interface Requirement {
  /** Environment variable, or server component. */
  name: string;
  purpose: string;
}

const paymentGateway: Requirement = {
  name: 'FOYER_STRIPE_SECRET_KEY',
  purpose:
    'payment service, with FOYER_STRIPE_PUBLISHABLE_KEY and FOYER_STRIPE_WEBHOOK_SECRET; or a program passes its own',
};
const smtpUrl: Requirement = {
  name: 'FOYER_SMTP_URL',
  purpose: 'mail server for links and receipts, for example smtp://user:password@mail.example:587',
};
const mailSender: Requirement = {
  name: 'FOYER_MAIL_SENDER',
  purpose: 'sender of all mail, for example Tickets <hello@tickets.example>',
};
const postalAddress: Requirement = {
  name: 'FOYER_POSTAL_ADDRESS',
  purpose: 'postal address of the sender, required by law in newsletters, on one line',
};
const sealingKey: Requirement = {
  name: 'FOYER_SEALING_KEY',
  purpose: 'seals secrets at rest: 32 bytes in base64 (openssl rand -base64 32)',
};
const origin: Requirement = {
  name: 'FOYER_ORIGIN',
  purpose: 'address of the consumer site, for links: https://tickets.example',
};
const settings: readonly Requirement[] = [
  paymentGateway,
  smtpUrl,
  mailSender,
  postalAddress,
  sealingKey,
  origin,
];

/** Throws one error with a line for each missing setting. */
function checkNoneMissing(missing: readonly Requirement[]): void {
  if (missing.length === 0) return;
  const width = Math.max(...missing.map(({ name }) => name.length));
  const lines = missing.map(({ name, purpose }) => `  ${name.padEnd(width)}  ${purpose}`);
  throw new Error(
    ['Foyer cannot start. Without the sandbox (FOYER_SANDBOX=on) it needs:', ...lines].join('\n'),
  );
}

/**
 * Checks the settings of the command `serve` before anything is opened.
 * @throws Error that lists all missing settings
 */
export function checkServeSettings(variables: Record<string, string | undefined>): void {
  if (isSandboxIn(variables)) return;
  checkNoneMissing(settings.filter(({ name }) => !variables[name]));
}

/**
 * Checks the configuration and gateways passed to `buildServer`: the defaults of the sandbox count as missing.
 * @throws Error that lists everything missing
 */
export function checkGateways(config: ServerConfig, given: Partial<Gateways>): void {
  if (config.isSandbox) return;
  const { mail, payment } = config;
  const isGiven: [Requirement, boolean][] = [
    [paymentGateway, given.payment !== undefined || payment.kind !== 'none'],
    [smtpUrl, given.mail !== undefined || mail.smtpUrl !== undefined],
    [mailSender, mail.sender !== defaultConfig.mail.sender],
    [postalAddress, mail.postalAddress !== undefined],
    [origin, !isLocalOrigin(config.origin)],
  ];
  checkNoneMissing(isGiven.filter(([, is]) => !is).map(([requirement]) => requirement));
}
