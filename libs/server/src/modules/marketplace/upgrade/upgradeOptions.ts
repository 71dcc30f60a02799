import type {
  OfferGroup,
  PriceBreakdown,
  UpgradeCharts,
  UpgradeOption,
  UpgradeOptions,
  UpgradePackages,
  UpgradeQuery,
  UpgradeTree,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { covers, worthOf, worthOfPrice } from '../../../sale/cart/credit.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import type { UpgradableRow } from '../../../sale/upgrade/upgradableRepository.ts';
import { headingsOf } from '../offer-group/salesGroupTree.ts';
import { presentSections, readOfferGroups, sectionsOf, type ReadOfferGroups } from '../offer/offerService.ts';
import { packagesOf } from '../inventory-package/inventoryPackageService.ts';
import { getSeatChart } from '../seat/chartService.ts';
import { demandSource, isOtherPlace, presentSource, type Upgrading } from './upgradeSource.ts';

const priceFor = ({ price, agePrices }: OfferGroup, { ageGroup }: UpgradableRow): PriceBreakdown =>
  agePrices.find((each) => each.ageGroup === (ageGroup ?? 'ADULT'))?.price ?? price;

/** Prices an offer in exchange for {product}; undefined if it is none for them. */
function optionOf(offer: OfferGroup, source: readonly UpgradableRow[]): UpgradeOption | undefined {
  const { buyable, category, tokensEach, amounts, minQuantity, maxQuantity } = offer;
  if (!buyable.allowed || category !== 'EVENT_ACCESS' || tokensEach !== undefined || amounts)
    return undefined;
  if (source.length < minQuantity || source.length > maxQuantity) return undefined;
  if (!isOtherPlace({ ...offer, packageId: offer.inventoryPackageId ?? null }, source)) return undefined;
  const prices = source.map((row) => ({ price: worthOfPrice(priceFor(offer, row)), credit: worthOf(row) }));
  if (prices.some(({ price, credit }) => !covers(price, credit))) return undefined;
  const { currency } = offer.price.total;
  const differences = prices.map(({ price, credit }) => price.total - credit.total);
  const [first] = differences;
  return {
    offerGroup: { ...offer, upgradeSourceOfferId: source[0]!.offerId },
    ...(differences.every((each) => each === first) ? { each: { amount: first!, currency } } : {}),
    difference: { amount: differences.reduce((sum, each) => sum + each, 0), currency },
  };
}

interface ReadOptions {
  source: UpgradableRow[];
  read: ReadOfferGroups;
  options: UpgradeOption[];
}

async function readOptions(db: Queryable, upgrading: Upgrading, query: UpgradeQuery): Promise<ReadOptions> {
  const source = await demandSource(db, upgrading, query);
  const read = await readOfferGroups(db, { eventId: query.eventId }, upgrading);
  const options = read.offers.flatMap((offer) => optionOf(offer, source) ?? []);
  return {
    ...{ source, read },
    options: options.toSorted((left, right) => left.difference.amount - right.difference.amount),
  };
}

const offersOf = (options: readonly UpgradeOption[]): OfferGroup[] =>
  options.map(({ offerGroup }) => offerGroup);

/** Returns the lowest difference of some offers. */
const lowestOf = (options: readonly UpgradeOption[], offers: readonly Pick<OfferGroup, 'offerGroupId'>[]) =>
  options.find(({ offerGroup }) =>
    offers.some(({ offerGroupId }) => offerGroupId === offerGroup.offerGroupId),
  )!.difference;

/** Lists what {product} can be exchanged for, the lowest difference first [C7.71b]. @throws Failure */
export async function listOptions(
  db: Queryable,
  upgrading: Upgrading,
  query: UpgradeQuery,
): Promise<UpgradeOptions> {
  const { source, read, options } = await readOptions(db, upgrading, query);
  const names = await readSectionNames(db, query.eventId);
  const shown = presentSource(source, { ...upgrading, names });
  const credit = shown.tokens.reduce((sum, { paid }) => sum + paid.amount, 0);
  return {
    source: shown,
    credit: { amount: credit, currency: read.event.currency },
    options,
    serverTime: read.event.now.toISOString(),
  };
}

/** Lists the packages that {product} can be exchanged for [C7.46b]. @throws Failure */
export async function listPackages(
  db: Queryable,
  upgrading: Upgrading,
  query: UpgradeQuery,
): Promise<UpgradePackages> {
  const { read, options } = await readOptions(db, upgrading, query);
  const packages = packagesOf({ ...read, offers: offersOf(options) }, upgrading);
  return {
    inventoryPackages: packages.map(({ inventoryPackageId, kind, parts }) => ({
      ...{ inventoryPackageId, kind, parts },
      options: options.filter(({ offerGroup }) => offerGroup.inventoryPackageId === inventoryPackageId),
    })),
    serverTime: read.event.now.toISOString(),
  };
}

/** Lists the headings of what {product} can be exchanged for [C7.45a]. @throws Failure */
export async function getTree(
  db: Queryable,
  upgrading: Upgrading,
  query: UpgradeQuery,
): Promise<UpgradeTree> {
  const { read, options } = await readOptions(db, upgrading, query);
  const nodes = await headingsOf(db, { ...read, offers: offersOf(options) }, upgrading);
  const below = (salesGroupId: string): string[] =>
    nodes.flatMap((node) => [
      ...(node.salesGroupId === salesGroupId ? node.offerGroupIds : []),
      ...(node.parentSalesGroupId === salesGroupId ? below(node.salesGroupId) : []),
    ]);
  return {
    salesGroups: nodes.map((salesGroup) => ({
      salesGroup,
      differenceFrom: lowestOf(
        options,
        below(salesGroup.salesGroupId).map((offerGroupId) => ({ offerGroupId })),
      ),
    })),
    serverTime: read.event.now.toISOString(),
  };
}

/** Lists the charts of an event with the sections that {product} can be exchanged for [C7.43]. @throws Failure */
export async function listCharts(
  db: Queryable,
  upgrading: Upgrading,
  query: UpgradeQuery,
): Promise<UpgradeCharts> {
  const { read, options } = await readOptions(db, upgrading, query);
  const { event, stockOfOffer } = read;
  const serverTime = event.now.toISOString();
  if (event.seatChartId === null) return { seatCharts: [], serverTime };
  const sections = presentSections(sectionsOf(offersOf(options), stockOfOffer, false));
  const seatChart = await getSeatChart(db, { eventId: query.eventId }, upgrading.scope);
  const differences = sections.map(({ sectionCode, offerGroupIds }) => ({
    sectionCode,
    from: lowestOf(
      options,
      offerGroupIds.map((offerGroupId) => ({ offerGroupId })),
    ),
  }));
  return { seatCharts: [{ seatChart, sections, differences }], serverTime };
}
