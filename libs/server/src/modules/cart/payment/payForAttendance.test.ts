import type { OfferGroup } from '@foyer/contract';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
} from '../../../testing/sale/people/buyers.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const [stream, hybrid, withMeals] = [
  'glass-orchard-stream',
  'glass-orchard-switchyard',
  'abuela-funk-cenote',
] as const;

beforeAll(async () => {
  await seedSample(server.database, { only: [stream, hybrid, withMeals] });
}, 60_000);

/** Buys one of each offer that is wanted. @returns the offers bought, and the kinds of attendance of the tokens */
async function buy(vanityName: string, wants: (offer: OfferGroup, at: number) => boolean) {
  const eventId = catalogueEventId(vanityName);
  const { body } = await server.call('listOfferGroups', { body: { eventId } });
  const offers = body.offerGroups.filter(wants);
  const [ada] = await makeBuyers(server.database, 1);
  const selections = offers.map(({ offerGroupId }, at) => line(String(at), offerGroupId, 1));
  const cart = await checkout(server, ada!, eventId, selections);
  expect(cart.error).toBeUndefined();
  const card = await storeCard(server, ada!);
  const paid = await pay(server, ada!, cart.body, card.paymentMethodId);
  expect(paid.error).toBeUndefined();
  expect(paid.body.lines.map(({ name }) => name)).toEqual(offers.map(({ name }) => name));
  return { offers, tokens: paid.body.tokens };
}
const attendances = (offers: readonly OfferGroup[]) =>
  [...new Set(offers.map(({ attendance }) => attendance))].toSorted();
const isAccess = ({ category }: OfferGroup): boolean => category === 'EVENT_ACCESS';

describe('what is bought of an event', () => {
  it('may be its stream alone [C1.01c]', async () => {
    const { offers, tokens } = await buy(stream, isAccess);
    expect(attendances(offers)).toEqual(['STREAMING']);
    expect(tokens).toHaveLength(offers.length);
  });

  it('may be a place in the room and the stream, in one order [C1.01d]', async () => {
    const { offers, tokens } = await buy(hybrid, isAccess);
    expect(attendances(offers)).toEqual(['LIVE_ATTENDANCE', 'STREAMING']);
    expect(tokens).toHaveLength(offers.length);
  });

  it('may be an add-on beside access, which is no {product} itself [C1.01f, C1.07e, C3.03c]', async () => {
    const { offers, tokens } = await buy(withMeals, ({ category }, at) => category === 'ADD_ON' || at === 0);
    expect(offers.map(({ category }) => category)).toContain('ADD_ON');
    expect(tokens).toHaveLength(1);
  });
});
