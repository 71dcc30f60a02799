import type {
  InventoryPackage,
  InventoryPackageDetail,
  InventoryPackageList,
  InventoryPackageQuery,
  OfferGroupQuery,
  OperationTypes,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { readOfferGroups, type ReadOfferGroups, type Viewer } from '../offer/offerService.ts';
import { currentTiers } from '../offer/offerTiers.ts';
import { packageParts } from './packageParts.ts';

/** Groups the offers of packages, in the order of the first offer of each. */
export function packagesOf(
  { offers, rows }: Pick<ReadOfferGroups, 'offers' | 'rows'>,
  { locale }: Viewer,
): InventoryPackage[] {
  const shown = new Map(currentTiers(offers).map((offer) => [offer.offerGroupId, offer]));
  const packages = new Map<string, InventoryPackage>();
  for (const row of rows) {
    const { inventoryPackageId, packageKind: kind } = row;
    const offer = shown.get(row.offerGroupId);
    if (!offer || inventoryPackageId === null || kind === null) continue;
    const known = packages.get(inventoryPackageId);
    const parts = known?.parts ?? packageParts(row, locale);
    const offerGroups = [...(known?.offerGroups ?? []), offer];
    packages.set(inventoryPackageId, { inventoryPackageId, kind, parts, offerGroups });
  }
  return [...packages.values()];
}

async function readPackages(db: Queryable, query: OfferGroupQuery, viewer: Viewer) {
  const read = await readOfferGroups(db, query, viewer);
  return { packages: packagesOf(read, viewer), serverTime: read.event.now.toISOString() };
}

/** Lists the packages of an event [C7.46, C3.06]. @throws notFound */
export async function listInventoryPackages(
  db: Queryable,
  { marketplaceId, kinds, ...query }: InventoryPackageQuery,
  viewer: Viewer,
): Promise<InventoryPackageList> {
  const { packages, serverTime } = await readPackages(db, query, viewer);
  const inWindow = packages.map((each) => ({
    ...each,
    offerGroups: each.offerGroups.filter(
      (offer) => marketplaceId === undefined || offer.marketplaceId === marketplaceId,
    ),
  }));
  const isWanted = ({ kind, offerGroups }: InventoryPackage): boolean =>
    offerGroups.length > 0 && (kinds?.includes(kind) ?? true);
  return { inventoryPackages: inWindow.filter(isWanted), serverTime };
}

/**
 * Returns one package of an event [C7.47, C3.06].
 * @throws notFound, also for a package that is not for the caller
 */
export async function getInventoryPackage(
  db: Queryable,
  { inventoryPackageId, ...query }: OperationTypes['getInventoryPackage']['query'],
  viewer: Viewer,
): Promise<InventoryPackageDetail> {
  const { packages, serverTime } = await readPackages(db, query, viewer);
  const inventoryPackage = found(packages.find((each) => each.inventoryPackageId === inventoryPackageId));
  return { inventoryPackage, serverTime };
}
