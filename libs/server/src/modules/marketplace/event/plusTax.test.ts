import { isPlusTax, type MarketplaceType } from '@foyer/contract';
import { sampleSubset } from '@foyer/sample';
import { catalogueEventId } from '../../../loader/writeEvent.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { seedSample } from '../../../testing/seedSample.ts';
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
});
