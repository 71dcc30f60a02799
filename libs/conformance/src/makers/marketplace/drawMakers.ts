import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';
import { drawEvent, drawOfferGroup, noCode } from '../shared/saleFields.ts';

const offersOf = (owner: Owner): string[] => [String(drawOfferGroup.make?.(owner))];

/** Enters the draw of another event than the owner's, whose cart would keep them from it. */
const entryOf = (owner: Owner) =>
  owner.once('draw entry', async () => {
    const { client, person, world } = owner;
    const { eventId, drawOfferGroupId } = await world.make('foreignSale');
    if (drawOfferGroupId === undefined) throw new NotInWorld('foreignSale with a drawOfferGroupId');
    const { paymentMethodId } = await cardOf(owner);
    const wish = { eventId, offerGroupIds: [drawOfferGroupId], quantity: 1, maySplit: false };
    return client.call('enterDraw', { token: person.token, body: { ...wish, paymentMethodId } });
  });

/** A draw that is open: it is entered and left, and there is nothing to claim yet. */
export const drawMakers: NounMakers = {
  fields: {
    eventId: drawEvent,
    offerGroupId: drawOfferGroup,
    offerGroupIds: shown(offersOf),
    offerId: own(async (owner) => (await entryOf(owner)).offerId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    quantity: plain(() => 1),
    promoCode: noCode,
    marketplaceCode: noCode,
  },
  answers: {
    checkoutDraw: ['state'],
    enterDraw: ['state'],
    listDrawEntries: ['state'],
    getDrawRecord: ['state'],
    checkoutDrawClaim: ['state'],
  },
};
