import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Further parts of a package: an item, and units of it in one package. */
type PackagePart = readonly [inventoryItemId: string, unitsEach: number];

/**
 * Adds a package of a seat and further parts to the open window of a sale, for 200.00.
 * @returns id of its offer group
 */
export async function addPackage(
  { query }: Database,
  { eventId, seated, seatedItem }: SaleFixture,
  parts: readonly PackagePart[],
  kind: 'BUNDLE' | 'GROUP' | 'HOTEL_ROOM' | 'TABLE' = 'BUNDLE',
): Promise<string> {
  const offerGroupId = randomUUID();
  const { marketplaceId, salesGroupId } = await query
    .selectFrom('offerGroup')
    .select(['marketplaceId', 'salesGroupId'])
    .where('offerGroupId', '=', seated)
    .executeTakeFirstOrThrow();
  const name = toJson({ 'en-US': 'Evening with a drink' });
  const inventoryPackageId = randomUUID();
  await query.insertInto('inventoryPackage').values({ eventId, inventoryPackageId, kind }).execute();
  await query
    .insertInto('offerGroup')
    .values({
      eventId,
      offerGroupId,
      marketplaceId,
      salesGroupId,
      inventoryItemId: seatedItem,
      inventoryPackageId,
      name,
      facePrice: 20_000,
    })
    .execute();
  await query
    .insertInto('offerPart')
    .values(
      parts.map(([inventoryItemId, unitsEach], at) => ({
        eventId,
        offerGroupId,
        partNumber: at + 2,
        inventoryItemId,
        unitsEach,
        name: toJson({ 'en-US': `Part ${at + 2}` }),
      })),
    )
    .execute();
  return offerGroupId;
}
