import type { PromoterAccount } from '@foyer/contract';
import { plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { promoterIn } from '../shared/saleLinks.ts';
import { priceOf, sell } from './transactionMakers.ts';

/** Returns the account of the promoter, who has sold something. */
const accountOf = (owner: Owner): Promise<PromoterAccount> =>
  owner.once('promoter account', async () => {
    await sell(owner);
    const { token } = await promoterIn(owner);
    const query = { eventId: owner.sale.eventId };
    return owner.client.call('getPromoterSettlement', { token, query });
  });

/** Returns a settlement that the promoter has proposed. */
const settlementOf = (owner: Owner): Promise<string> =>
  owner.once('promoter settlement', async () => {
    await accountOf(owner);
    const { token } = await promoterIn(owner);
    const body = { eventId: owner.sale.eventId };
    return (await owner.client.call('proposePromoterSettlement', { token, body })).settlements[0]!
      .settlementId;
  });

/** Returns the refund that a guest of the promoter asked for, and that is to be given back in cash. */
const refundDueOf = (owner: Owner): Promise<string> =>
  owner.once('promoter refund', async () => {
    const { client, world, sale } = owner;
    const { eventId } = sale;
    const { token, emailAddress } = await world.newPerson('fan');
    await sell(owner, emailAddress);
    const { items } = await client.call('getRefundCheckout', { token, query: { eventId } });
    const [item] = items;
    if (!item?.allowed.allowed) throw new NotInWorld('sale with refunds');
    const tokenIds = item.tokens.map(({ tokenId }) => tokenId);
    await client.call('refundTokens', { token, body: { eventId, tokenIds, acceptedAmount: item.refund } });
    const promoter = await promoterIn(owner);
    const account = await client.call('getPromoterSettlement', { token: promoter.token, query: { eventId } });
    return account.refundsDue.at(-1)!.refundId;
  });

const ofTheAccount = ['emailAddress', 'firstName', 'lastName', 'state'];

export const settlementMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    'proposePromoterSettlement.eventId': plain(async (owner) => {
      await sell(owner);
      return owner.sale.eventId;
    }),
    // An organisation sees every promoter of its events, and their refunds.
    promoterId: plain(async (owner) => (await accountOf(owner)).promoter.promoterId),
    settlementId: sold(settlementOf),
    'answerSettlementOfPromoter.settlementId': plain(settlementOf),
    refundId: sold(refundDueOf),
    'payBackForPromoter.refundId': plain(refundDueOf),
    amount: plain(priceOf),
    accepted: plain(() => false),
  },
  answers: {
    getPromoterSettlement: ofTheAccount,
    proposePromoterSettlement: ofTheAccount,
    answerPromoterSettlement: ofTheAccount,
    recordPromoterRefund: ofTheAccount,
    returnPromoterInventory: ofTheAccount,
    listPromoterAccounts: ofTheAccount,
    proposeSettlementToPromoter: ofTheAccount,
    answerSettlementOfPromoter: ofTheAccount,
    recordPromoterCash: ofTheAccount,
    payBackForPromoter: ofTheAccount,
  },
};
