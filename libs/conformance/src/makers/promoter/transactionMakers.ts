import type { Money } from '@foyer/contract';
import { newAddress } from '../shared/accounts.ts';
import { free, plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';
import { pendingSaleOf, promoterIn } from '../shared/saleLinks.ts';
import type { Owner } from '../../world/owner.ts';

/** Returns the price of one unit of the sale's offer to guests of a promoter. */
export const priceOf = (owner: Owner): Promise<Money> =>
  owner.once('promoter price', async () => {
    const { client, sale } = owner;
    const { token } = await promoterIn(owner);
    const { items } = await client.call('listPromoterInventory', { token, query: { eventId: sale.eventId } });
    return items.find(({ offerGroupId }) => offerGroupId === sale.offerGroupId)!.price.total;
  });

/** Sells one unit to an address. @returns the transaction */
export async function sell(owner: Owner, emailAddress = newAddress()): Promise<string> {
  const { client, sale } = owner;
  const { eventId, offerGroupId } = sale;
  const body = {
    eventId,
    lines: [{ offerGroupId, quantity: 1 }],
    guest: { emailAddress },
    payment: { paymentKind: 'cash' as const, amount: await priceOf(owner) },
  };
  const { token } = await promoterIn(owner);
  return (await client.call('sellAsPromoter', { token, body })).transactionId;
}

/** Returns the position after the first of two transactions. */
async function cursorOf(owner: Owner): Promise<string> {
  await sell(owner);
  await sell(owner);
  const { token } = await promoterIn(owner);
  const query = { eventId: owner.sale.eventId, state: 'completed' as const, limit: 1 };
  return (await owner.client.call('listPromoterTransactions', { token, query })).nextCursor!;
}

const pendingSale = sold(async (owner) => (await pendingSaleOf(owner)).transactionId);
const ofTheSale = ['state', 'emailAddress', 'firstName', 'lastName'];

export const transactionMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupId: saleOfferGroup,
    quantity: plain(() => 1),
    amount: plain(priceOf),
    paymentKind: plain(() => 'cash'),
    emailAddress: plain(newAddress),
    // Not sent: a full request is one in cash, for the best adults' places.
    ages: plain(() => undefined),
    seatCodes: plain(() => undefined),
    maySplit: plain(() => undefined),
    reference: plain(() => undefined),
    transactionId: sold((owner) => owner.once('promoter sale', () => sell(owner))),
    'editPromoterTransaction.transactionId': pendingSale,
    'editPromoterTransactionV1.transactionId': pendingSale,
    'resendPromoterTransaction.transactionId': pendingSale,
    'resendPromoterTransactionV1.transactionId': pendingSale,
    'revokePromoterTransaction.transactionId': pendingSale,
    'revokePromoterTransactionV1.transactionId': pendingSale,
    // Part of no guest's name: what is found is another test's.
    search: plain(() => 'nobody'),
    cursor: free(cursorOf),
  },
  answers: {
    listPromoterTransactions: ofTheSale,
    listPromoterTransactionsV1: ofTheSale,
    searchPromoterTransactions: ofTheSale,
    getPromoterTransaction: ofTheSale,
    getPromoterTransactionV1: ofTheSale,
    undoPromoterSale: ofTheSale,
    revokePromoterTransaction: ofTheSale,
    revokePromoterTransactionV1: ofTheSale,
  },
};
