import type { Owner } from '../../world/owner.ts';
import { own, plain, shown, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';
import { drawEvent, drawOfferGroup, noCode } from '../shared/saleFields.ts';

const offersOf = (owner: Owner): string[] => [String(drawOfferGroup.make?.(owner))];

const winOf = (owner: Owner) =>
  owner.once('win to claim', () => owner.world.make('winToClaim', owner.person));
const wonOffer = own(async (owner) => (await winOf(owner)).offerId);

/** A draw that is open, and is entered and left; what is claimed is the win of another one. */
export const drawMakers: NounMakers = {
  fields: {
    eventId: drawEvent,
    offerGroupId: drawOfferGroup,
    offerGroupIds: shown(offersOf),
    'checkoutDrawClaim.offerId': wonOffer,
    'claimDraw.offerId': wonOffer,
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
