import type { UpgradeCheckout } from '@foyer/contract';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';
import { free, own, plain, shown, sold, type NounMakers } from '../shared/nounMakers.ts';
import { buyAgain, cardOf, orderOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';

/** Returns the {product} of the owner that is to be exchanged. */
const sourceOf = (owner: Owner) =>
  owner.once('upgradable', async () => {
    const { eventId, lines, tokens } = await buyAgain(owner);
    return { eventId, upgradeSourceOfferId: lines[0]!.lineId, tokenIds: [tokens[0]!.tokenId] };
  });

const betterOf = (owner: Owner): Promise<string> =>
  owner.once('better offer', async () => {
    const { client, person } = owner;
    const body = await sourceOf(owner);
    const { options } = await client.call('listUpgradeOptions', { token: person.token, body });
    if (!options[0]) throw new NotInWorld('sale with better offers');
    return options[0].offerGroup.offerGroupId;
  });

const heldOf = (owner: Owner): Promise<UpgradeCheckout> =>
  owner.once('upgrade', async () => {
    const body = { ...(await sourceOf(owner)), offerGroupId: await betterOf(owner) };
    return owner.client.call('holdUpgrade', { token: owner.person.token, body });
  });

const best = plain(() => undefined);

/** The owner exchanges a {product} for a better one: looks at what there is, holds it, and pays the difference. */
export const upgradeMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    // Answers only about events of which the caller has something.
    'listUpgradableOffers.eventId': shown(async (owner) => (await orderOf(owner)).eventId),
    upgradeSourceOfferId: sold(async (owner) => (await sourceOf(owner)).upgradeSourceOfferId),
    tokenIds: own(async (owner) => (await sourceOf(owner)).tokenIds),
    offerGroupId: shown(betterOf),
    seatCodes: best,
    maySplit: best,
    upgradeId: sold(async (owner) => (await heldOf(owner)).upgradeId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    fraudSessionId: free(),
    acceptedTotal: plain(async (owner) => (await heldOf(owner)).quote.total),
  },
  // Its offers are not free.
  alwaysSent: { payUpgrade: ['paymentMethodId'] },
  answers: {
    holdUpgrade: ['state'],
    getUpgradeCheckout: ['state'],
    payUpgrade: ['state'],
  },
};
