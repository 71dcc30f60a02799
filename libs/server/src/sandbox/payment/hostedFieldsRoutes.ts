import path from 'node:path';
import type { Locale } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { FastifyInstance } from 'fastify';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import {
  createHostedPages,
  type HostedPageQuery,
  type HostedPages,
} from '../../platform/hosted-pages/hostedPages.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomSecret } from '../../platform/security/secrets.ts';
import { minutes } from '../../platform/time/units.ts';
import { readCardEntry, type CardEntry } from './cardEntry.ts';
import { cardFieldsPage, challengePage, type CardFieldTexts, type ChallengeTexts } from './gatewayPages.ts';
import {
  answerChallenge,
  findOpenChallenge,
  insertCardToken,
  type SandboxChallenge,
} from './sandboxGatewayRepository.ts';
import { hashOf } from './sandboxGateway.ts';
import { registerProviderPage } from './providerPage.ts';

const cardTokenLifetimeMs = minutes(15);
const ownScript = (name: string) => ({
  file: path.join(import.meta.dirname, 'assets', name),
  type: 'text/javascript; charset=utf-8',
});
const assets = { 'fields.js': ownScript('fields.js'), 'challenge.js': ownScript('challenge.js') };

const text = (maxLength: number) => ({ type: 'string', maxLength });
const cardEntrySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'expiry', 'cvc', 'nameOnCard', 'postalCode'],
  properties: {
    number: text(40),
    expiry: text(10),
    cvc: text(10),
    nameOnCard: text(120),
    postalCode: text(40),
  },
};
const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['approved'],
  properties: { approved: { type: 'boolean' } },
};

interface PageQuery extends HostedPageQuery {
  /** ISO 3166-1 alpha-2 code of the buyer's country, which determines the term for the postal code. */
  country?: string;
  challenge?: string;
}

const fieldNames = ['number', 'expiry', 'cvc', 'nameOnCard', 'postalCode'] as const;
const problemNames = [
  'invalid',
  'number_missing',
  'number_invalid',
  'number_notATestCard',
  'number_refused',
  'expiry_missing',
  'expiry_invalid',
  'expiry_expired',
  'expiry_refused',
  'cvc_missing',
  'cvc_invalid',
  'cvc_refused',
  'nameOnCard_missing',
  'nameOnCard_invalid',
];

/** Tells whether to say ZIP code (United States) or postal code; the country defaults to the locale's. */
const hasZipCode = ({ country }: PageQuery, locale: Locale): boolean =>
  (country ?? locale.slice(-2)).toUpperCase() === 'US';

function cardFieldTexts({ texts }: Platform, locale: Locale, withZipCode: boolean): CardFieldTexts {
  const say = (key: string) => texts.say(locale, `cardFields.${key}`);
  const fields = Object.fromEntries(fieldNames.map((name) => [name, say(name)])) as Record<
    (typeof fieldNames)[number],
    string
  >;
  const problems = Object.fromEntries(problemNames.map((name) => [name, say(`problems.${name}`)]));
  const postalKey = withZipCode ? 'zipCode' : 'postalCode';
  return {
    ...fields,
    postalCode: say(postalKey),
    title: say('title'),
    expiryHint: say('expiryHint'),
    optional: say('optional'),
    problems: { ...problems, postalCode_invalid: say(`problems.${postalKey}_invalid`) },
  };
}

/** @param amount of the charge; undefined for a question about later charges */
function challengeTexts({ texts }: Platform, locale: Locale, amount: string | undefined): ChallengeTexts {
  const say = (key: string) => texts.say(locale, `cardChallenge.${key}`, { amount: amount ?? '' });
  return {
    title: say('title'),
    question: say(amount === undefined ? 'laterQuestion' : 'question'),
    approve: say('approve'),
    refuse: say('refuse'),
    done: say('done'),
    expired: say('expired'),
  };
}

const amountOf = ({ amount, currency }: SandboxChallenge, locale: Locale): string | undefined =>
  amount === null || currency === null ? undefined : formatMoney({ amount, currency }, locale);

async function makeCardToken(platform: Platform, entry: CardEntry) {
  const read = readCardEntry(entry, await readDatabaseTime(platform.database.query));
  if (read.kind === 'invalid') return { problems: read.problems };
  const cardToken = randomSecret(platform.randomness);
  await inTransaction(platform.database, (tx, now) =>
    insertCardToken(tx, {
      ...read.card,
      behaviour: read.behaviour,
      tokenHash: hashOf(cardToken),
      expiresAt: new Date(now.getTime() + cardTokenLifetimeMs),
    }),
  );
  const { brand, lastFour, expiryMonth, expiryYear } = read.card;
  return { card: { cardToken, brand, lastFour, expiryMonth, expiryYear } };
}

function registerPages(app: FastifyInstance, platform: Platform, pages: HostedPages): void {
  const { constraints } = pages;

  app.get<{ Querystring: PageQuery }>('/fields', { constraints }, async (request, reply) => {
    const opened = await pages.open(request);
    const texts = cardFieldTexts(platform, opened.locale, hasZipCode(request.query, opened.locale));
    return pages.send(reply, opened.nonce, cardFieldsPage({ ...opened, texts }));
  });

  app.get<{ Querystring: PageQuery }>('/verify', { constraints }, async (request, reply) => {
    const opened = await pages.open(request);
    const challengeId = String(request.query.challenge ?? '');
    const challenge = await findOpenChallenge(platform.database.query, challengeId);
    const texts = challengeTexts(platform, opened.locale, challenge && amountOf(challenge, opened.locale));
    const isOpen = challenge !== undefined;
    return pages.send(reply, opened.nonce, challengePage({ ...opened, texts, challengeId, isOpen }));
  });
}

function registerActions(app: FastifyInstance, platform: Platform, { constraints }: HostedPages): void {
  app.post<{ Body: CardEntry }>(
    '/tokens',
    { constraints, schema: { body: cardEntrySchema } },
    async (request, reply) => {
      const result = await makeCardToken(platform, request.body);
      reply.header('cache-control', 'no-store');
      return 'card' in result ? reply.send(result.card) : reply.code(422).send(result);
    },
  );

  app.post<{ Body: { approved: boolean }; Params: { challengeId: string } }>(
    '/challenges/:challengeId',
    { constraints, schema: { body: answerSchema } },
    async (request, reply) => {
      const verificationToken = randomSecret(platform.randomness);
      const { challengeId } = request.params;
      const { approved } = request.body;
      const answer = { challengeId, approved, answerHash: hashOf(verificationToken) };
      const isTaken = await inTransaction(platform.database, (tx) => answerChallenge(tx, answer));
      if (!isTaken) throw failure('notFound');
      return reply.header('cache-control', 'no-store').send({ verificationToken });
    },
  );
}

/** Registers the hosted pages of the sandbox gateway, on `pay.` only. */
export function registerHostedFields(app: FastifyInstance, { platform }: { platform: Platform }): void {
  const pages = createHostedPages(app, platform, { assets });
  registerPages(app, platform, pages);
  registerActions(app, platform, pages);
  registerProviderPage(app, platform, pages);
}
