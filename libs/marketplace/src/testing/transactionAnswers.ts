import {
  isPlusTax,
  type InventoryPackage,
  type OfferGroup,
  type OfferGroupDetail,
  type SalesGroupNode,
} from '@foyer/contract';
import { buildProfile as buildFan, type MockAnswers } from '@foyer/testing';
import { idOf } from './builders/buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  buildPrice,
  collectible,
  donation,
  familyArea,
  floor,
  namedGift,
  parking,
  poster,
  shirtSizes,
} from './builders/buildOffers.ts';
import { buildTheatre, buildTheatreSections } from './builders/buildTheatre.ts';
import { eventId, marketplaceSettings, type MarketplaceSettings } from './marketplaceSettings.ts';

const serverTime = '2027-01-01T00:00:00Z';

/** Package of a seat, a supper and two drinks. */
export const evening = buildOffer({
  offerGroupId: idOf(130),
  inventoryPackageId: idOf(131),
  packageKind: 'BUNDLE',
  name: 'Evening with supper',
  description: 'A seat, a supper and two drinks at one price.',
  available: 12,
  price: buildPrice(15_000),
});
const eveningPackage: InventoryPackage = {
  inventoryPackageId: idOf(131),
  kind: 'BUNDLE',
  offerGroups: [evening],
  parts: [
    { inventoryItemId: idOf(132), name: 'Supper', category: 'ADD_ON', quantity: 1 },
    { inventoryItemId: idOf(133), name: 'Drink', category: 'ADD_ON', quantity: 2 },
  ],
};

const offers = [
  buildOffer(),
  balcony,
  floor,
  familyArea,
  evening,
  ...shirtSizes,
  poster,
  collectible,
  parking,
  donation,
  namedGift,
];
const byId = (offerGroupId: string): OfferGroup =>
  offers.find((offer) => offer.offerGroupId === offerGroupId) ?? buildOffer();

const heading = (at: number, name: string, category: SalesGroupNode['category']): SalesGroupNode => {
  const own = offers.filter((offer) => offer.category === category);
  const [first] = own;
  return {
    salesGroupId: idOf(at),
    name,
    category,
    available: own.reduce((sum, { available }) => sum + available, 0),
    ...(first ? { priceFrom: first.price.allIn, plusTax: isPlusTax(first.price) } : {}),
    offerGroupIds: own.map(({ offerGroupId }) => offerGroupId),
  };
};

/** Builds the detail of an offer: shirts have sizes, the orchestra a gate, and the evening its parts. */
export function buildDetail(offerGroupId: string): OfferGroupDetail {
  const offerGroup = byId(offerGroupId);
  const isShirt = offerGroup.variantName !== undefined;
  return {
    offerGroup,
    gates: offerGroup.name === 'Orchestra' ? ['North'] : [],
    choiceSets: isShirt
      ? [
          {
            choiceSetId: idOf(118),
            name: 'Size',
            choices: shirtSizes.map(({ offerGroupId: choiceId, variantName = '', ...rest }) => ({
              choiceId,
              name: variantName,
              price: rest.price,
              available: rest.available,
              buyable: rest.buyable,
            })),
          },
        ]
      : [],
    parts: offerGroup === evening ? eveningPackage.parts : [],
    serverTime,
  };
}

const answers: MockAnswers = {
  getProfile: buildFan(),
  listOfferGroups: buildOfferList(offers),
  getOfferGroups: ({ offerGroupIds }) => ({ offerGroups: [offerGroupIds].flat().map(byId), serverTime }),
  getOfferGroupDetail: ({ offerGroupId }) => buildDetail(offerGroupId),
  listRelatedOfferGroups: { offerGroups: [balcony], serverTime },
  listUpsells: { offerGroups: [...shirtSizes, parking], serverTime },
  getSalesGroupTree: {
    salesGroups: [
      heading(110, 'Admission', 'EVENT_ACCESS'),
      heading(141, 'Merchandise', 'MERCHANDISE'),
      heading(142, 'Extras', 'ADD_ON'),
    ],
    serverTime,
  },
  listInventoryPackages: { inventoryPackages: [eveningPackage], serverTime },
  listSeatCharts: {
    seatCharts: [{ seatChart: buildTheatre(), sections: buildTheatreSections().sections }],
    serverTime,
  },
  sendContactMessage: { ok: true },
};

/** Path of a page of a purchase. */
const transactionPath = (step = ''): string => `/transaction/${eventId}${step}`;

/** Stage of a signed-in fan with an answer to every call of a purchase. */
export const transactionSettings = (
  more: MockAnswers = {},
  { step = '', ...settings }: MarketplaceSettings & { step?: string } = {},
) =>
  marketplaceSettings({ ...answers, ...more }, { path: transactionPath(step), token: 'token', ...settings });
