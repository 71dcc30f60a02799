import {
  isPlusTax,
  type OfferGroup,
  type SalesGroupNode,
  type SalesGroupTree,
  type SalesGroupTreeQuery,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { readSalesGroups } from '../../../sale/event/eventRepository.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { grouped } from '../answers/grouped.ts';
import { readOfferGroups, type ReadOfferGroups, type Viewer } from '../offer/offerService.ts';
import { currentTiers } from '../offer/offerTiers.ts';

type Group = Awaited<ReturnType<typeof readSalesGroups>>[number];

/** Counts the free units of offers; those that share a stock are counted once. */
function availableOf(offers: readonly OfferGroup[], stockIds: ReadonlyMap<string, string>): number {
  const byStock = grouped(offers, ({ offerGroupId }) => stockIds.get(offerGroupId) ?? offerGroupId);
  return [...byStock.values()]
    .map((own) => Math.max(...own.map(({ available }) => available)))
    .reduce((sum, free) => sum + free, 0);
}

const lowestPriceOf = (offers: readonly OfferGroup[]): Pick<SalesGroupNode, 'priceFrom' | 'plusTax'> => {
  const [lowest] = offers
    .filter(({ buyable }) => buyable.allowed)
    .map(({ price }) => price)
    .toSorted((left, right) => left.allIn.amount - right.allIn.amount);
  if (!lowest) return {};
  return { priceFrom: lowest.allIn, ...(isPlusTax(lowest) ? { plusTax: true } : {}) };
};

/**
 * Lists the headings of an event, a tree by `parentSalesGroupId`, without those that have no offer for the caller [C7.45].
 * @throws notFound
 */
export async function getSalesGroupTree(
  db: Queryable,
  { marketplaceId, ...query }: SalesGroupTreeQuery,
  viewer: Viewer,
): Promise<SalesGroupTree> {
  const read = await readOfferGroups(db, query, viewer);
  const shown = currentTiers(read.offers).filter(
    (offer) => marketplaceId === undefined || offer.marketplaceId === marketplaceId,
  );
  const salesGroups = await headingsOf(db, { ...read, offers: shown }, viewer);
  return { salesGroups, serverTime: read.event.now.toISOString() };
}

/** Builds the tree of the headings of some offers. */
export async function headingsOf(
  db: Queryable,
  { event, offers: shown, rows }: Pick<ReadOfferGroups, 'event' | 'offers' | 'rows'>,
  viewer: Viewer,
): Promise<SalesGroupNode[]> {
  const groups = await readSalesGroups(db, event.eventId);
  const stockIds = new Map(rows.map((row) => [row.offerGroupId, stockIdOf(row)]));
  const byHeading = grouped(shown, ({ salesGroupId }) => salesGroupId);
  const ownOf = ({ salesGroupId }: Group): OfferGroup[] => byHeading.get(salesGroupId) ?? [];
  const below = (group: Group): OfferGroup[] => [
    ...ownOf(group),
    ...groups.filter(({ parentSalesGroupId }) => parentSalesGroupId === group.salesGroupId).flatMap(below),
  ];
  const nodeOf = (group: Group): SalesGroupNode[] => {
    const { salesGroupId, parentSalesGroupId, category } = group;
    const offersBelow = below(group);
    if (offersBelow.length === 0) return [];
    return [
      {
        salesGroupId,
        ...(parentSalesGroupId === null ? {} : { parentSalesGroupId }),
        name: inLocale(group.name, viewer.locale),
        category: category as SalesGroupNode['category'],
        available: availableOf(offersBelow, stockIds),
        ...lowestPriceOf(offersBelow),
        offerGroupIds: ownOf(group).map(({ offerGroupId }) => offerGroupId),
      },
    ];
  };
  return groups.flatMap(nodeOf);
}
