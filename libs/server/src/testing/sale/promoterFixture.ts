import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { engagePromoter, type EngagementTerms } from '../../modules/promoter/engagement/engagePromoter.ts';
import type { TestServer } from '../testServer.ts';
import { promoterOf, type Buyer } from './buyers.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Terms of promoters in tests: every kind of payment, ten percent in cash, 2.50 otherwise. */
const promoterTerms: Omit<EngagementTerms, 'stock'> = {
  paymentKinds: ['cash', 'card', 'link'],
  mostPerGuest: null,
  commission: [
    { paymentKind: 'cash', ratePpm: 100_000, amount: null },
    { paymentKind: null, ratePpm: null, amount: 250 },
  ],
};

/** Engages a user as a promoter of a sale, with ten standing places unless told otherwise. */
export const engageFor = (
  { database }: Pick<TestServer, 'database'>,
  userId: string,
  { eventId, standing }: Pick<SaleFixture, 'eventId' | 'standing'>,
  terms: Partial<EngagementTerms> = {},
): Promise<void> =>
  inTransaction(database, (tx) =>
    engagePromoter(
      tx,
      randomUUID,
      { eventId, userId },
      { ...promoterTerms, stock: [{ offerGroupId: standing, quantity: 10 }], ...terms },
    ),
  );

/** Engages a buyer, and builds the call that sells one place for cash to a guest without an account. */
export async function cashSale(
  server: TestServer,
  buyer: Buyer,
  sale: Pick<SaleFixture, 'eventId' | 'standing'>,
) {
  const { eventId, standing: offerGroupId } = sale;
  await engageFor(server, buyer.userId, sale);
  const { token } = promoterOf(buyer, eventId);
  const { items } = (await server.call('listPromoterInventory', { token, query: { eventId } })).body;
  const body = {
    eventId,
    lines: [{ offerGroupId, quantity: 1 }],
    guest: { emailAddress: `guest-of-${buyer.userId}@example.com` },
    payment: { paymentKind: 'cash' as const, amount: items[0]!.price.total },
  };
  return { token, body };
}

/** Engages a buyer, and builds the call that holds one place for a guest by link. */
export async function linkSale(
  server: TestServer,
  buyer: Buyer,
  sale: Pick<SaleFixture, 'eventId' | 'standing'>,
) {
  const { token, body: cash } = await cashSale(server, buyer, sale);
  const { eventId, lines, guest } = cash;
  return { token, body: { eventId, lines, guest } };
}

/** Returns the secret of a link. */
export const assignmentStringOf = ({ url }: { url: string }): string =>
  new URL(url).searchParams.get('assignmentString')!;
