import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { toJson } from '../../platform/database/toJson.ts';
import type { SaleFixture } from './saleFixture.ts';

export interface Presale {
  code: string;
  marketplaceId: string;
  /** Ids of the offer groups: of the seats, and of the standing places. */
  seated: string;
  standing: string;
}

const day = 86_400_000;

/** Adds an open presale with a code to a sale, of the same seats and standing places at lower prices. */
export async function addPresale(
  { query }: Database,
  { eventId, seatedItem, standingItem }: SaleFixture,
  code = 'EARLY-2027',
): Promise<Presale> {
  const marketplaceId = randomUUID();
  const window = { opensAt: new Date(Date.now() - day), closesAt: new Date(Date.now() + 20 * day) };
  await query
    .insertInto('marketplace')
    .values({ eventId, marketplaceId, type: 'purchase', code, ...window })
    .execute();
  const { salesGroupId } = await query
    .selectFrom('salesGroup')
    .select('salesGroupId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const group = { eventId, marketplaceId, salesGroupId, maxQuantity: 50 };
  const [seated, standing] = [randomUUID(), randomUUID()];
  const name = (text: string) => toJson({ 'en-US': text });
  await query
    .insertInto('offerGroup')
    .values([
      {
        ...group,
        offerGroupId: seated,
        inventoryItemId: seatedItem,
        name: name('Orchestra presale'),
        facePrice: 8_000,
      },
      {
        ...group,
        offerGroupId: standing,
        inventoryItemId: standingItem,
        name: name('Floor presale'),
        facePrice: 4_000,
      },
    ])
    .execute();
  return { code, marketplaceId, seated, standing };
}

/** Moves the window that needs no code to a later time. */
export async function openToAllLater({ query }: Database, { eventId }: SaleFixture): Promise<void> {
  await query
    .updateTable('marketplace')
    .set({ opensAt: new Date(Date.now() + 5 * day), closesAt: new Date(Date.now() + 20 * day) })
    .where('eventId', '=', eventId)
    .where('code', 'is', null)
    .execute();
}
