import { randomUUID } from 'node:crypto';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Traces } from '../../../../testing/traces.ts';
import { insertOffer } from '../engagementOfferRepository.ts';

export const engagementOfferTraces: Traces = async ({ database }, { emailAddress }) => {
  const { eventId, standing: offerGroupId } = await buildSale(database);
  const offer = {
    ...{ eventId, offerId: randomUUID(), emailAddress, userLocale: 'en-US' as const, siteHost: null },
    ...{ paymentKinds: ['cash' as const], mostPerGuest: null, commissionPpm: null },
    codeHash: Buffer.alloc(32, randomUUID()),
  };
  await inTransaction(database, (tx) => insertOffer(tx, offer, [{ offerGroupId, quantity: 2 }]));
};
