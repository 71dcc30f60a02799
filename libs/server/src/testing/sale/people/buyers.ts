import { randomUUID } from 'node:crypto';
import type { CartSelection, MemberRight, OperationTypes, PaymentMeans } from '@foyer/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Authenticate } from '../../../platform/http/access/actor.ts';
import type { CallAnswer, TestServer } from '../../testServer.ts';

/** Buyer in a test; `knowsBuyers` accepts the token without a session. */
export interface Buyer {
  userId: string;
  token: string;
}

/** Creates accounts without passwords, for tests of something other than authentication. */
export async function makeBuyers(database: Database, count: number): Promise<Buyer[]> {
  const now = new Date();
  const buyers = Array.from({ length: count }, () => {
    const userId = randomUUID();
    return { userId, token: userId };
  });
  await database.query
    .insertInto('userAccount')
    .values(
      buyers.map(({ userId }) => ({
        userId,
        emailAddress: `${userId}@example.com`,
        passwordHash: '$argon2id$test',
        firstName: 'Ada',
        userLocale: 'en-US',
        state: 'EMAIL_VERIFIED',
        termsAgreedAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
  return buyers;
}

/** Returns a buyer as a member of an organisation, for `knowsBuyers`. */
export const memberOf = ({ userId }: Buyer, clientId: string, right: MemberRight): Buyer => ({
  userId,
  token: `${userId}~${clientId}~${right}`,
});

/** Returns a buyer as a promoter of an event, for `knowsBuyers`. */
export const promoterOf = ({ userId }: Buyer, eventId: string): Buyer => ({
  userId,
  token: `${userId}~promoter~${eventId}`,
});

/**
 * Authenticates by tokens that are user ids, prefixed with `unverified.` for an unverified email address, or those of
 * `memberOf` and `promoterOf`.
 */
export const knowsBuyers: Authenticate = async (token) => {
  const [userId = '', role, right] = token.replace('unverified.', '').split('~');
  const eventId = role === 'promoter' ? right : undefined;
  const clientId = eventId === undefined ? role : undefined;
  return {
    userId,
    sessionId: token,
    isEmailVerified: !token.startsWith('unverified.'),
    isBlackListed: false,
    memberships: clientId === undefined ? [] : [{ clientId, rights: [right as MemberRight] }],
    engagements: eventId === undefined ? [] : [{ eventId }],
    authenticatedAt: new Date(),
  };
};

const goodCard = '4242 4242 4242 4242';

/** Enters a card in the hosted fields. @returns its single-use token */
export async function typeCard(server: TestServer, number = goodCard): Promise<string> {
  const payload = { number, expiry: '12/40', cvc: '123', nameOnCard: 'Ada Byron', postalCode: 'M5V 2T6' };
  const answer = await server.inject({
    method: 'POST',
    url: '/tokens',
    headers: { host: 'pay.localhost' },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`The fields refused the card: ${answer.body}`);
  return answer.json<{ cardToken: string }>().cardToken;
}

/** Stores a card for a buyer. */
export async function storeCard(
  server: TestServer,
  { token }: Buyer,
  number = goodCard,
): Promise<PaymentMeans> {
  const answer = await server.call('addPaymentMeans', {
    token,
    body: { cardToken: await typeCard(server, number) },
  });
  if (answer.status !== 200) throw new Error(`The card was not stored: ${answer.text}`);
  return answer.body;
}

/** Returns the first card of a buyer; stores one if there is none. */
export async function anyCard(server: TestServer, buyer: Buyer): Promise<PaymentMeans> {
  const { paymentMeans } = (await server.call('listPaymentMeans', { token: buyer.token, query: {} })).body;
  return paymentMeans[0] ?? storeCard(server, buyer);
}

/** Checks lines out; repeating a `cartGuid` refers to the same line. */
export const checkout = (
  server: TestServer,
  { token }: Buyer,
  eventId: string,
  selections: CartSelection[],
  purchaseToken?: string,
): Promise<CallAnswer<'checkoutCart'>> =>
  server.call('checkoutCart', {
    token,
    body: { eventId, selections, ...(purchaseToken ? { purchaseToken } : {}) },
  });

/** Pays a cart at its quoted price. */
export const pay = (
  server: TestServer,
  { token }: Buyer,
  cart: OperationTypes['checkoutCart']['response'],
  paymentMethodId: string,
  options: { idempotencyKey?: string; host?: string; body?: Partial<OperationTypes['payCart']['body']> } = {},
): Promise<CallAnswer<'payCart'>> =>
  server.call('payCart', {
    token,
    ...(options.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {}),
    ...(options.host ? { host: options.host } : {}),
    body: {
      eventId: cart.eventId,
      purchaseToken: cart.purchaseToken,
      paymentMethodId,
      acceptedTotal: cart.quote.total,
      ...options.body,
    },
  });

type PayOptions = NonNullable<Parameters<typeof pay>[4]>;

/** Checks lines out and pays for them, with a new card unless one is given. @returns the order */
export async function buyLines(
  server: TestServer,
  buyer: Buyer,
  eventId: string,
  selections: CartSelection[],
  { card, ...options }: PayOptions & { card?: string } = {},
): Promise<CallAnswer<'payCart'>['body']> {
  const cart = (await checkout(server, buyer, eventId, selections)).body;
  const paymentMethodId = card ?? (await storeCard(server, buyer)).paymentMethodId;
  return (await pay(server, buyer, cart, paymentMethodId, options)).body;
}

/** Lists the mails sent to a buyer. */
export const mailsTo = async (server: Pick<TestServer, 'mails'>, { userId }: Buyer) =>
  (await server.mails()).filter(({ recipient }) => recipient === `${userId}@example.com`);

/** Builds a cart line from a few arguments. */
export const line = (
  cartGuid: string,
  offerGroupId: string,
  quantity: number,
  more: Partial<CartSelection> = {},
): CartSelection => ({ cartGuid: `line-${cartGuid}-0000`, offerGroupId, quantity, ...more });
