import { randomUUID } from 'node:crypto';
import { isPlusTax, type MarketplaceType } from '@foyer/contract';
import { sampleSubset } from '@foyer/sample';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { days } from '../../../platform/time/units.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const eventId = catalogueEventId(sampleSubset.theatre);

beforeAll(async () => {
  await seedSample(server.database, { only: [sampleSubset.theatre] });
}, 60_000);

interface Rules {
  appliesTo: string[];
  included?: boolean;
  ratePpm?: number;
  /** Of every fee per {product}. */
  fee?: { mandatory?: boolean; payer?: string; marketplaceTypes?: MarketplaceType[] };
}

/** Sets all taxes and fees of the event, and counts its prices again. */
async function setRules({ appliesTo, included = false, ratePpm = 130_000, fee = {} }: Rules) {
  const { query } = server.database;
  await query
    .updateTable('eventTax')
    .set({ appliesTo, included, ratePpm })
    .where('eventId', '=', eventId)
    .execute();
  await query
    .updateTable('eventFee')
    .set({ mandatory: true, payer: 'buyer', marketplaceTypes: ['purchase', 'draw'], ...fee })
    .where('eventId', '=', eventId)
    .where('basis', '=', 'ticket')
    .execute();
  await inTransaction(server.database, (tx) => countStock(tx, eventId));
}

/** Reads what the event says of its prices, and what the offers of access say of theirs. */
async function readPrices() {
  const { summary } = (await server.call('getEventProfile', { query: { eventId } })).body;
  const { offerGroups } = (await server.call('listOfferGroups', { body: { eventId } })).body;
  const prices = offerGroups
    .filter(({ category, available }) => category === 'EVENT_ACCESS' && available > 0)
    .map(({ price }) => price);
  return { summary, prices };
}

interface OtherWindow {
  /** Of the one offer that it sells. */
  category: string;
  closesInMs: number;
}

/** Makes the window of the event a Wish List, beside a window that sells one offer at once. @returns what undoes that */
async function addWindow({ category, closesInMs }: OtherWindow): Promise<() => Promise<void>> {
  const { query } = server.database;
  const closesAt = new Date(server.clock.now().getTime() + closesInMs);
  const marketplaceId = randomUUID();
  const windows = query.updateTable('marketplace').where('eventId', '=', eventId);
  const { offerGroupId, marketplaceId: own } = await query
    .selectFrom('offerGroup as o')
    .innerJoin('inventoryItem as i', 'i.inventoryItemId', 'o.inventoryItemId')
    .select(['o.offerGroupId', 'o.marketplaceId'])
    .where('o.eventId', '=', eventId)
    .where('i.category', '=', category)
    .limit(1)
    .executeTakeFirstOrThrow();
  const offer = query.updateTable('offerGroup').where('offerGroupId', '=', offerGroupId);
  await windows.set({ type: 'draw' }).execute();
  await query
    .insertInto('marketplace')
    .values({
      ...{ eventId, marketplaceId, type: 'purchase', closesAt },
      opensAt: new Date(closesAt.getTime() - days(2)),
    })
    .execute();
  await offer.set({ marketplaceId }).execute();
  return async () => {
    await offer.set({ marketplaceId: own }).execute();
    await query.deleteFrom('marketplace').where('marketplaceId', '=', marketplaceId).execute();
    await windows.set({ type: 'purchase' }).execute();
  };
}

describe('the tax and the prices on the card of an event', () => {
  it.each<[string, Rules]>([
    ['a tax on the price', { appliesTo: ['face'] }],
    ['an included tax', { appliesTo: ['face', 'fees'], included: true }],
    ['a tax of nothing', { appliesTo: ['face'], ratePpm: 0 }],
    ['a tax on goods alone', { appliesTo: ['merchandise'] }],
    ['a tax on fees', { appliesTo: ['fees'] }],
    ['a tax on optional fees', { appliesTo: ['fees'], fee: { mandatory: false } }],
    ['a tax on fees of the organiser', { appliesTo: ['fees'], fee: { payer: 'organiser' } }],
    ['a tax on fees of other ways alone', { appliesTo: ['fees'], fee: { marketplaceTypes: ['draw'] } }],
  ])('with %s are those of its offers [C3.09j]', async (_name, rules) => {
    await setRules(rules);
    const { summary, prices } = await readPrices();
    expect(summary.plusTax ?? false).toBe(prices.some(isPlusTax));
    const amounts = prices.map(({ allIn }) => allIn.amount);
    expect(summary.priceFrom?.amount).toBe(Math.min(...amounts));
    expect(summary.priceTo?.amount).toBe(Math.max(...amounts));
  });

  it('have the fees of a Wish List, and no others, where the offers are of one [C3.09j]', async () => {
    const setType = (type: MarketplaceType) =>
      server.database.query.updateTable('marketplace').set({ type }).where('eventId', '=', eventId).execute();
    await setType('draw');
    await setRules({ appliesTo: ['fees'], fee: { marketplaceTypes: ['purchase'] } });
    const { summary: without } = await readPrices();
    expect(without.plusTax).toBeUndefined();
    await setRules({ appliesTo: ['fees'], fee: { marketplaceTypes: ['draw'] } });
    const { summary } = await readPrices();
    expect(summary.plusTax).toBe(true);
    expect(summary.priceFrom!.amount).toBeGreaterThan(without.priceFrom!.amount);
    await setType('purchase');
  });

  it.each<[string, OtherWindow]>([
    ['sells extras alone', { category: 'MERCHANDISE', closesInMs: days(1) }],
    ['is over', { category: 'EVENT_ACCESS', closesInMs: -days(1) }],
  ])('have no tax on fees of a window that %s, beside that of a Wish List [C3.09j]', async (_name, other) => {
    const undo = await addWindow(other);
    await setRules({ appliesTo: ['fees'], fee: { marketplaceTypes: ['purchase'] } });
    expect((await readPrices()).summary.plusTax).toBeUndefined();
    await setRules({ appliesTo: ['fees'], fee: { marketplaceTypes: ['draw'] } });
    expect((await readPrices()).summary.plusTax).toBe(true);
    await undo();
  });
});
