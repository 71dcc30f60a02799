import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { engagePromoter, type EngagementTerms } from '../../modules/promoter/engagement/engagePromoter.ts';
import type { TestServer } from '../testServer.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Terms of promoters in tests: cash and card, ten percent in cash, 2.50 otherwise. */
const promoterTerms: Omit<EngagementTerms, 'stock'> = {
  paymentKinds: ['cash', 'card'],
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
