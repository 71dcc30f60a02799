import type {
  Money,
  OfferGroup,
  UpgradableOffer,
  UpgradableOffers,
  UpgradableToken,
  UpgradeCheckout,
  UpgradeOption,
  UpgradeOptions,
} from '@foyer/contract';
import type { MockAnswers } from '@foyer/testing';
import { buildListedEvent, idOf } from './buildEvents.ts';
import { balcony, buildOffer, buildPlainPrice } from './buildOffers.ts';
import { buildTheatre, buildTheatreSections } from './buildTheatre.ts';

const serverTime = '2027-01-01T17:00:00Z';
const money = (amount: number): Money => ({ amount, currency: 'CAD' });

/** Builds a standing place that its owner may exchange. */
export const buildUpgradable = (
  number: number,
  overrides: Partial<UpgradableToken> = {},
): UpgradableToken => ({
  tokenId: idOf(800 + number),
  sectionName: 'Floor',
  ageGroup: 'ADULT',
  paid: money(5_000),
  upgrade: { allowed: true },
  ...overrides,
});

/** Builds the line of two standing places. */
export const buildSource = (overrides: Partial<UpgradableOffer> = {}): UpgradableOffer => ({
  offerId: idOf(810),
  offerGroupId: idOf(103),
  orderId: idOf(811),
  name: 'Floor, standing',
  tokens: [buildUpgradable(1), buildUpgradable(2)],
  ...overrides,
});

export const buildUpgradables = (overrides: Partial<UpgradableOffers> = {}): UpgradableOffers => ({
  event: buildListedEvent(0),
  offers: [buildSource()],
  serverTime,
  ...overrides,
});

const buildUpgradeOption = (offerGroup: OfferGroup, each: number, count = 2): UpgradeOption => ({
  offerGroup: { ...offerGroup, upgradeSourceOfferId: idOf(810) },
  each: money(each),
  difference: money(each * count),
});

/** Builds two better offers. */
export const buildUpgradeOptions = (overrides: Partial<UpgradeOptions> = {}): UpgradeOptions => ({
  source: buildSource(),
  credit: money(10_000),
  options: [buildUpgradeOption(balcony, 1_500), buildUpgradeOption(buildOffer(), 4_000)],
  serverTime,
  ...overrides,
});

const packaged = buildOffer({
  offerGroupId: idOf(190),
  inventoryPackageId: idOf(191),
  packageKind: 'BUNDLE',
  name: 'Orchestra with a poster',
});

/** Builds what is held for two standing places: two seats in the orchestra. */
export const buildUpgradeCheckout = (overrides: Partial<UpgradeCheckout> = {}): UpgradeCheckout => {
  const { offerGroupId, inventoryItemId, name } = buildOffer();
  const price = buildPlainPrice(18_000);
  return {
    upgradeId: idOf(820),
    state: 'held',
    event: buildListedEvent(0),
    source: buildSource(),
    line: {
      lineId: idOf(821),
      cartGuid: 'upgrade-line',
      ...{ offerGroupId, inventoryItemId: inventoryItemId ?? idOf(1), name },
      category: 'EVENT_ACCESS',
      seating: 'seated',
      quantity: 2,
      seats: ['8', '9'].map((seat) => ({
        ...{ seatCode: `ORCH-A-${seat}`, sectionCode: 'ORCH', section: 'Orchestra', row: 'A', seat },
      })),
      ages: [{ ageGroup: 'ADULT', quantity: 2 }],
      unitPrices: [{ ageGroup: 'ADULT', quantity: 2, allIn: money(9_000) }],
      price,
    },
    quote: { ...price, credit: money(10_000), total: money(8_000) },
    heldUntil: '2027-01-01T17:10:00Z',
    serverTime,
    ...overrides,
  };
};

/** Answers of the calls of an upgrade. */
export const upgradeAnswers: MockAnswers = {
  listUpgradableOffers: buildUpgradables(),
  listUpgradeOptions: buildUpgradeOptions(),
  listUpgradePackages: {
    inventoryPackages: [
      {
        inventoryPackageId: idOf(191),
        kind: 'BUNDLE',
        parts: [{ inventoryItemId: idOf(192), name: 'Poster', category: 'MERCHANDISE', quantity: 1 }],
        options: [buildUpgradeOption(packaged, 6_000)],
      },
    ],
    serverTime,
  },
  getUpgradeTree: {
    salesGroups: [
      {
        salesGroup: {
          salesGroupId: idOf(830),
          name: 'Seats',
          category: 'EVENT_ACCESS',
          available: 60,
          offerGroupIds: [balcony.offerGroupId, buildOffer().offerGroupId],
        },
        differenceFrom: money(3_000),
      },
    ],
    serverTime,
  },
  listUpgradeCharts: {
    seatCharts: [
      {
        seatChart: buildTheatre(),
        sections: buildTheatreSections().sections.filter(({ sectionCode }) => sectionCode !== 'FLOOR'),
        differences: [{ sectionCode: 'ORCH', from: money(8_000) }],
      },
    ],
    serverTime,
  },
  holdUpgrade: buildUpgradeCheckout(),
  getUpgradeCheckout: buildUpgradeCheckout(),
  releaseUpgrade: { ok: true },
};
