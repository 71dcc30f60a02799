import { crowdDomain } from '@foyer/catalogue';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from '../platform/database/database.ts';
import { readDatabaseTime } from '../platform/database/databaseClock.ts';
import type { RandomnessBeacon } from '../platform/gateways/beacon/randomnessBeacon.ts';
import type { MailGateway } from '../platform/gateways/mail/mailGateway.ts';
import { namedOrigin } from '../platform/hosts/namedOrigin.ts';
import type { Gateways } from '../platform/gateways/gateways.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import type { ServerPlugin } from '../platform/module/serverModule.ts';
import type { ModuleTables } from '../platform/personal-data/moduleTables.ts';
import type { Platform } from '../platform/platform.ts';
import type { NewId } from '../platform/security/ids.ts';
import { seconds } from '../platform/time/units.ts';
import { partnerPlugin } from './partner/partnerPlugin.ts';
import { registerHostedFields } from './payment/hostedFieldsRoutes.ts';
import { sandboxWebhookSecret } from './payment/sandboxEvents.ts';
import { sendEventsWhileListening } from './payment/sendEvents.ts';
import { createSandboxGateway } from './payment/sandboxGateway.ts';
import { createSandboxSellerPayout } from './payment/sandboxSellerPayout.ts';
import { registerSandboxClock } from './sandboxClock.ts';
import { registerSandboxEvent, type ChangeEvent, type CountStock } from './sandboxEvent.ts';
import { registerSandboxGuide, type SandboxSample } from './sandboxGuide.ts';
import { registerSandboxMail } from './sandboxMail.ts';
import { registerSandboxRecaptcha } from './recaptcha/sandboxRecaptcha.ts';
import { createSandboxRecaptchaGateway } from './recaptcha/sandboxRecaptchaGateway.ts';
import { registerSandboxShipment, type ShipmentCases } from './sandboxShipment.ts';
import { registerSandboxWallet } from './sandboxWalletPage.ts';
import { sandboxOpenIdPlugin } from './sign-in/openIdRoutes.ts';
import { createSandboxWallet } from './sandboxWallet.ts';
import { createSandboxSignIn } from './sign-in/sandboxSignIn.ts';

const ofTheGateway = { leftOut: 'records of the sandbox gateway, which stands for another company' };

/** Tables of the sandbox. */
const sandboxTables: ModuleTables = {
  capturedMail: {
    leftOut: 'mail of the sandbox, which its recipient has; a deployment has none',
    personal: {
      recipient: ['emailAddress'],
      subject: ['firstName', 'lastName'],
      textBody: ['emailAddress', 'firstName', 'lastName'],
      htmlBody: ['emailAddress', 'firstName', 'lastName'],
    },
  },
  'sandboxGateway.card': {
    ...ofTheGateway,
    personal: { nameOnCard: ['nameOnCard'], postalCode: ['postalCode', 'cardPostalCode'] },
  },
  'sandboxGateway.cardToken': {
    ...ofTheGateway,
    personal: { nameOnCard: ['nameOnCard'], postalCode: ['cardPostalCode'] },
  },
  'sandboxGateway.challenge': ofTheGateway,
  'sandboxGateway.charge': ofTheGateway,
  'sandboxGateway.event': ofTheGateway,
  'sandboxGateway.payout': ofTheGateway,
  'sandboxGateway.refund': ofTheGateway,
  sandboxOpenidRecord: { leftOut: 'records of the sandbox provider, which stands for another company' },
};

const periodMs = seconds(30);

/**
 * Beacon of the sandbox: a round every half minute of the sandbox's clock, by which draws close too. The operator could
 * compute the values early.
 */
const createSandboxBeacon = ({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): RandomnessBeacon => ({
  source: 'sandbox',
  roundAfter: async (time) => {
    const now = await readDatabaseTime(database.query);
    return Math.floor(Math.max(time.getTime(), now.getTime()) / periodMs) + 1;
  },
  timeOf: (round) => Promise.resolve(new Date(round * periodMs)),
  valueOf: async (round) => {
    const now = await readDatabaseTime(database.query);
    if (now.getTime() < round * periodMs) return undefined;
    return createHmac('sha256', config.sealingKey).update(`sandbox beacon ${round}`).digest('hex');
  },
});

const scriptOf = (name: string): string =>
  readFileSync(new URL(`./tags/${name}.js`, import.meta.url), 'utf8');

const hitSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string', maxLength: 40 }, name: { type: 'string', maxLength: 60 } },
};

/**
 * Registers a tag server that imitates Google's gtag and tag manager as far as our pages use them, so that tests cover
 * the path from consent to a measured event offline. It stores nothing.
 */
function registerSandboxTags(app: FastifyInstance, { config }: Platform): void {
  if (config.analytics.kind !== 'sandbox') return;
  for (const [path, script] of [
    ['/sandbox/tags/gtag/js', scriptOf('gtag')],
    ['/sandbox/tags/gtm.js', scriptOf('gtm')],
  ] as const) {
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
        .send(script),
    );
  }
  app.post('/sandbox/tags/collect', { schema: { body: hitSchema } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').code(204).send(),
  );
}

/** Registers the pages of the sandbox, which only sandbox configurations serve. */
function registerSandbox(
  app: FastifyInstance,
  platform: Platform,
  {
    jobs,
    sample,
    changeEvent,
    countStock,
    shipments,
  }: {
    jobs: JobQueue;
    sample?: SandboxSample | undefined;
    changeEvent: ChangeEvent;
    countStock: CountStock;
    shipments: ShipmentCases;
  },
): void {
  if (sample) registerSandboxGuide(app, platform, sample);
  registerSandboxEvent(app, platform, { jobs, changeEvent, countStock });
  registerSandboxShipment(app, platform, { jobs, shipments });
  registerSandboxMail(app, platform, jobs);
  registerSandboxClock(app, platform, jobs);
  registerSandboxRecaptcha(app, platform);
  registerSandboxTags(app, platform);
  registerSandboxWallet(app, platform);
}

/**
 * Stores mail in the table `captured_mail`, shown at `/sandbox/mail`, instead of sending it; that to the made-up fans of the
 * sample is not kept.
 */
function createCapturedMailGateway(database: Database, newId: NewId): MailGateway {
  return {
    send: async (mail) => {
      if (mail.recipient.endsWith(`@${crowdDomain}`)) return;
      await database.query
        .insertInto('capturedMail')
        .values({
          mailId: newId(),
          dedupeKey: mail.dedupeKey,
          sender: mail.sender,
          recipient: mail.recipient,
          locale: mail.locale,
          subject: mail.subject,
          textBody: mail.text,
          htmlBody: mail.html ?? null,
        })
        .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
        .execute();
    },
  };
}

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
