import { randomUUID } from 'node:crypto';
import type { Cart, Order, PaymentMeans, ThirdPartyLoginRequest } from '@foyer/contract';
import { checkout, line, pay, storeCard, typeCard } from '../sale/buyers.ts';
import type { SaleFixture } from '../sale/saleFixture.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { findAccount } from '../../modules/identity/account/accountRepository.ts';
import { sendLink } from '../../modules/identity/link/linkService.ts';
import { beginAccount } from '../../modules/identity/partial-account/partialAccountService.ts';
import { putAdvertisement } from '../../modules/shell/attribution/attributionRepository.ts';
import { comeBackFrom } from '../signInWith.ts';
import { linkTokenFor, password } from '../signUp.ts';
import { hashSecret } from '../../platform/security/secrets.ts';
import type { ConformanceWorld, Person } from './conformanceWorld.ts';

/** Person in an event with their belongings, created on demand. */
export interface Belongings {
  world: ConformanceWorld;
  person: Person;
  sale: SaleFixture;
  cart: () => Promise<Cart>;
  card: () => Promise<PaymentMeans>;
  order: () => Promise<Order>;
  /** Created values by key, so that a request that is built twice is identical. */
  made: Map<string, Promise<unknown>>;
  /** Bank's answer to a card challenge, and that card. */
  verification: () => Promise<{ paymentMethodId: string; verificationToken: string }>;
}

const partnerPage = 'http://partner.localhost:4200';
const bankAsks = '4000 0027 6000 3184';
let serial = 0;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function verify(world: ConformanceWorld, person: Person, cart: Cart) {
  const { server } = world;
  const card = await storeCard(server, person, bankAsks);
  const asked = await pay(server, person, cart, card.paymentMethodId);
  const url = new URL(String(asked.error?.details?.['verificationUrl']));
  const answer = await server.inject({
    method: 'POST',
    url: `/challenges/${url.searchParams.get('challenge')}`,
    headers: { host: 'pay.localhost' },
    payload: { approved: true },
  });
  const { verificationToken } = answer.json<{ verificationToken: string }>();
  return { paymentMethodId: card.paymentMethodId, verificationToken };
}

export function belongingsOf(world: ConformanceWorld, person: Person, sale: SaleFixture): Belongings {
  const { server } = world;
  const cart = once(async () => {
    const answer = await checkout(server, person, sale.eventId, [line('one', sale.standing, 1)]);
    if (answer.status !== 200) throw new Error(`Nothing could be held: ${answer.text}`);
    return answer.body;
  });
  const card = once(() => storeCard(server, person));
  return {
    world,
    person,
    sale,
    made: new Map(),
    cart,
    card,
    order: once(async () => {
      const answer = await pay(server, person, await cart(), (await card()).paymentMethodId);
      if (answer.status !== 200) throw new Error(`Nothing could be bought: ${answer.text}`);
      return answer.body;
    }),
    verification: once(async () => verify(world, person, await cart())),
  };
}

type Maker = (own: Belongings) => unknown;

async function mailedToken({ world: { server }, person }: Belongings, path: string): Promise<string> {
  if (path === '/resetPassword/callback')
    await server.call('initiateResetPassword', { body: { emailAddress: person.emailAddress } });
  return linkTokenFor(server, person.emailAddress, path);
}

/** Mails a log-in link, as a right password past the limits of an account does. */
async function logInLinkToken({ world: { server }, person }: Belongings): Promise<string> {
  await inTransaction(server.database, async (tx, now) => {
    const account = await findAccount(tx, person.userId);
    const link = { purpose: 'logIn', origin: 'http://localhost:4200' } as const;
    await sendLink(tx, server.platform, account!, link, now);
  });
  return linkTokenFor(server, person.emailAddress, '/authentication/link');
}

async function newsletterToken({ world: { server }, person: { emailAddress } }: Belongings): Promise<string> {
  await server.call('subscribeNewsletter', { body: { emailAddress } });
  return linkTokenFor(server, emailAddress, '/newsletter');
}

/** Uploads a résumé of three bytes. */
async function uploadBegun({ world: { server } }: Belongings): Promise<string> {
  const part = { offset: 0, content: Buffer.from('Ana').toString('base64') };
  return (await server.call('uploadResumePart', { body: part })).body.uploadToken;
}

async function advertisementNamed({ world: { server, clientId } }: Belongings): Promise<string> {
  const advertisement = {
    advertisementId: 'spring-poster',
    clientId,
    advertisementData: { utm_source: 'poster' },
  };
  await inTransaction(server.database, (tx, now) => putAdvertisement(tx, advertisement, now));
  return advertisement.advertisementId;
}

/** Creates a partial account for another person, as an assignment or a purchase on a partner's site does. */
async function begunToken({ world: { server } }: Belongings): Promise<string> {
  const emailAddress = newAddress();
  const details = {
    first_name: 'Imani',
    last_name: 'Okafor',
    date_of_birth: '1990-04',
    gender: 'FEMALE',
    country_code: 'US',
    postal_code: '10001',
  };
  const invitation = { emailAddress, userLocale: 'en-CA' as const, details, origin: 'http://localhost:4200' };
  await inTransaction(server.database, (tx, now) => beginAccount(tx, server.platform, invitation, now));
  return linkTokenFor(server, emailAddress, '/completeAccount');
}

/** Creates values of one sign-in attempt at a provider, which belong together. */
const ofReturn =
  (name: keyof ThirdPartyLoginRequest): Maker =>
  async (own) => {
    const kept = own.made.get('return') as ReturnType<typeof comeBackFrom> | undefined;
    const person = {
      emailAddress: newAddress(),
      firstName: 'Grace',
      lastName: 'Okafor',
      isEmailVerified: 'on' as const,
    };
    const body = kept ?? comeBackFrom(own.world.server, 'Google', person);
    own.made.set('return', body);
    return (await body)[name];
  };

const newAddress = () => `conformance${(serial += 1)}@foyer.example`;
const cursorOf =
  (operationId: 'listEvents' | 'listAttendingEvents'): Maker =>
  async ({ world: { server }, person }) => {
    const answer = await server.call(operationId, { token: person.token, query: { limit: 1 } as never });
    return (answer.body as { nextCursor?: string }).nextCursor ?? '';
  };

/** Creates an exchange code in the person's session, for the sandbox's partner page. */
async function exchangeCodeOf({ world: { server }, person }: Belongings): Promise<string> {
  const body = { hostOrigin: partnerPage };
  return (await server.call('createExchangeCode', { token: person.token, body })).body.exchangeCode;
}

/** Loads the person's session by the hash of its token. */
async function sessionOf({ world: { server }, person }: Belongings): Promise<string> {
  const row = await server.database.query
    .selectFrom('session')
    .select('session_id')
    .where('token_hash', '=', hashSecret('session', person.token))
    .executeTakeFirstOrThrow();
  return row.session_id;
}

/**
 * Makers of values that a schema can't describe, by field name, or by operation and name where it has another meaning
 * there. Fields without a maker get their schema's example.
 */
const makers: Record<string, Maker> = {
  eventId: ({ sale }) => sale.eventId,
  'getEventActivity.eventId': async ({ sale, order }) => (await order()) && sale.eventId,
  offerGroupId: ({ sale }) => sale.standing,
  'findBestSeats.offerGroupId': ({ sale }) => sale.seated,
  marketplaceId: ({ world, sale }) => world.marketplaceIdOf(sale.eventId),
  clientId: ({ world }) => world.clientId,
  sectionCode: () => 'FLOOR',
  cartGuid: () => randomUUID(),
  purchaseToken: async ({ cart }) => (await cart()).purchaseToken,
  acceptedTotal: async ({ cart }) => (await cart()).quote.total,
  paymentMethodId: async ({ card }) => (await card()).paymentMethodId,
  'verifyPaymentMeans.paymentMethodId': async ({ verification }) => (await verification()).paymentMethodId,
  verificationToken: async ({ verification }) => (await verification()).verificationToken,
  cardToken: ({ world }) => typeCard(world.server),
  orderId: async ({ order }) => (await order()).orderId,
  tokenId: async ({ order }) => (await order()).tokens[0]!.tokenId,
  emailAddress: ({ person }) => person.emailAddress,
  'createAccount.emailAddress': newAddress,
  'getPartialUserAccount.token': begunToken,
  'completePartialUserAccount.emailVerificationToken': begunToken,
  'thirdPartyLogin.authToken': ofReturn('authToken'),
  'thirdPartyLogin.authenticatorType': ofReturn('authenticatorType'),
  'thirdPartyLogin.redirectUrl': ofReturn('redirectUrl'),
  'thirdPartyLogin.state': ofReturn('state'),
  'thirdPartyLogin.browserKey': ofReturn('browserKey'),
  'thirdPartyLogin.issuer': ofReturn('issuer'),
  'isEmailAddressAvailable.emailAddress': newAddress,
  password: () => password,
  postalCode: () => 'H2X 1Y4',
  'verifyAccountEmail.token': (own) => mailedToken(own, '/verifyEmail/callback'),
  'verifyResetPasswordEmail.token': (own) => mailedToken(own, '/resetPassword/callback'),
  'logInByLink.token': logInLinkToken,
  'getNewsletterSubscription.token': newsletterToken,
  'answerNewsletterSubscription.token': newsletterToken,
  verificationString: (own) => mailedToken(own, '/resetPassword/callback'),
  'uploadResumePart.uploadToken': uploadBegun,
  'applyForJob.uploadToken': uploadBegun,
  advertisementId: advertisementNamed,
  jobId: () => 'seat-map-engineer',
  'listEvents.cursor': cursorOf('listEvents'),
  'listAttendingEvents.cursor': cursorOf('listAttendingEvents'),
  sessionId: sessionOf,
  exchangeCode: exchangeCodeOf,
  hostOrigin: () => partnerPage,
  returnTo: () => '/events',
};

/** Creates a value that belongs to a person; `undefined` if the schema is enough. */
export function makeValue(own: Belongings, operationId: string, name: string): Promise<unknown> | undefined {
  const key = `${operationId}.${name}` in makers ? `${operationId}.${name}` : name;
  const make = Object.hasOwn(makers, key) ? makers[key] : undefined;
  if (!make) return undefined;
  const value = own.made.get(key) ?? Promise.resolve(make(own));
  own.made.set(key, value);
  return value;
}
