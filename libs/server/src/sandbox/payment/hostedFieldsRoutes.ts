import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isLocale, type Locale } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minutes } from '../../platform/time/units.ts';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { namedHostPattern } from '../../platform/hosts/namedOrigin.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomSecret } from '../../platform/security/secrets.ts';
import { negotiateLocale } from '../../platform/texts/negotiateLocale.ts';
import { createFrameOrigins, originAt } from '../../platform/web/frameOrigins.ts';
import { readCardEntry, type CardEntry } from './cardEntry.ts';
import { cardFieldsPage, challengePage, type CardFieldTexts, type ChallengeTexts } from './gatewayPages.ts';
import { answerChallenge, findOpenChallenge, insertCardToken } from './sandboxGatewayRepository.ts';
import { hashOf } from './sandboxGateway.ts';

const cardTokenLifetimeMs = minutes(15);
const nonceBytes = 18;
/** Restricts routes to the host `pay.`; on other hosts their paths belong to the apps. */
const constraintsOf = ({ config }: Platform) => ({ host: namedHostPattern('pay', config.origin) });
const ownFile = (name: string) => path.join(import.meta.dirname, 'assets', name);
const require = createRequire(import.meta.url);
/** Static files of the pages; the font is that of the apps, so that the fields match them. */
const assets: Readonly<Record<string, { file: string; type: string }>> = {
  'fields.js': { file: ownFile('fields.js'), type: 'text/javascript; charset=utf-8' },
  'pageShell.js': { file: ownFile('pageShell.js'), type: 'text/javascript; charset=utf-8' },
  'challenge.js': { file: ownFile('challenge.js'), type: 'text/javascript; charset=utf-8' },
  'fields.css': { file: ownFile('fields.css'), type: 'text/css; charset=utf-8' },
  'text.woff2': {
    file: require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    type: 'font/woff2',
  },
};

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

interface PageQuery {
  origin?: string;
  locale?: string;
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

function challengeTexts({ texts }: Platform, locale: Locale, amount: string): ChallengeTexts {
  const say = (key: string) => texts.say(locale, `cardChallenge.${key}`, { amount });
  return {
    title: say('title'),
    question: say('question'),
    approve: say('approve'),
    refuse: say('refuse'),
    done: say('done'),
    expired: say('expired'),
  };
}

/** Creates the check of parent origins: only our own sites, not pages that embed the widget. */
function createParentCheck({ config, database }: Platform) {
  const fixed = [config.origin, originAt(config.origin, { prefix: 'widget.' })];
  return async (origin: string | undefined): Promise<string> => {
    if (origin !== undefined && fixed.includes(origin)) return origin;
    const tenants = await database.query.selectFrom('whiteLabel').select('host').execute();
    const isTenant = tenants.some(({ host }) => originAt(config.origin, { host }) === origin);
    if (!isTenant || origin === undefined) throw failure('forbidden');
    return origin;
  };
}

/** Sends a page that loads only its own files and can be framed only by our own sites. */
function sendPage(
  reply: FastifyReply,
  { ancestors, nonce }: { ancestors: readonly string[]; nonce: string },
  html: string,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ];
  reply.removeHeader('x-frame-options');
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
}

const localeOf = (request: FastifyRequest, { locale }: PageQuery): Locale =>
  isLocale(locale) ? locale : negotiateLocale(request.headers['accept-language']);

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

function registerPages(app: FastifyInstance, platform: Platform): void {
  const constraints = constraintsOf(platform);
  const origins = createFrameOrigins(platform);
  const checkParent = createParentCheck(platform);
  const makeNonce = () => platform.randomness(nonceBytes).toString('base64');

  app.get<{ Querystring: PageQuery }>('/fields', { constraints }, async (request, reply) => {
    const parentOrigin = await checkParent(request.query.origin);
    const locale = localeOf(request, request.query);
    const texts = cardFieldTexts(platform, locale, hasZipCode(request.query, locale));
    const nonce = makeNonce();
    const page = cardFieldsPage({ locale, parentOrigin, nonce, texts });
    return sendPage(reply, { ancestors: await origins.ownSites(), nonce }, page);
  });

  app.get<{ Querystring: PageQuery }>('/verify', { constraints }, async (request, reply) => {
    const parentOrigin = await checkParent(request.query.origin);
    const locale = localeOf(request, request.query);
    const challengeId = String(request.query.challenge ?? '');
    const challenge = await findOpenChallenge(platform.database.query, challengeId);
    const amount = challenge && formatMoney(challenge, locale);
    const texts = challengeTexts(platform, locale, amount ?? '');
    const nonce = makeNonce();
    const isOpen = challenge !== undefined;
    const page = challengePage({ locale, parentOrigin, nonce, texts, challengeId, isOpen });
    return sendPage(reply, { ancestors: await origins.ownSites(), nonce }, page);
  });
}

function registerActions(app: FastifyInstance, platform: Platform): void {
  const constraints = constraintsOf(platform);
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

  app.get<{ Params: { name: string } }>('/assets/:name', { constraints }, async (request, reply) => {
    const { name } = request.params;
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (!asset) throw failure('notFound');
    return reply
      .headers({ 'content-type': asset.type, 'cache-control': 'no-cache' })
      .send(await readFile(asset.file));
  });
}

/** Registers the hosted pages of the sandbox gateway, on `pay.` only. */
export function registerHostedFields(app: FastifyInstance, { platform }: { platform: Platform }): void {
  registerPages(app, platform);
  registerActions(app, platform);
}
