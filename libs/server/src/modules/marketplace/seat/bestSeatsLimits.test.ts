import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer();
const eventId = catalogueEventId(sampleSubset.theatre);

beforeAll(async () => {
  await seedSample(server.database, { only: [sampleSubset.theatre] });
}, 60_000);

const best = (query: object) => server.call('findBestSeats', { query: { eventId, quantity: 2, ...query } });

describe('the best seats', () => {
  it('cost no more and no less than the price range allows, at every offer alike [C3.19c]', async () => {
    const { body: list } = await server.call('listOfferGroups', { body: { eventId } });
    const seated = list.offerGroups.filter(({ seating }) => seating === 'seated');
    const amountOf = (offerGroupId: string) =>
      list.offerGroups.find((offer) => offer.offerGroupId === offerGroupId)!.price.allIn.amount;
    const amounts = seated.map(({ price }) => price.allIn.amount).toSorted((a, b) => a - b);
    const [cheapest, dearest] = [amounts[0]!, amounts.at(-1)!];
    expect(cheapest).toBeLessThan(dearest);
    const cheap = await best({ priceRange: [0, cheapest] });
    expect(amountOf(cheap.body.offerGroupId)).toBe(cheapest);
    const dear = await best({ priceRange: [dearest, dearest] });
    expect(amountOf(dear.body.offerGroupId)).toBe(dearest);
    const { offerGroupId } = dear.body;
    const card = await best({ offerGroupId, priceRange: [0, cheapest] });
    expect(card.error?.code).toBe('notEnoughContiguousSeats');
    const swapped = await best({ priceRange: [dearest, cheapest] });
    expect(swapped.error?.code).toBe('invalidRequest');
  });

  it('name the nearest offer that fits where the range leaves nothing', async () => {
    const { body: list } = await server.call('listOfferGroups', { body: { eventId } });
    const cheapest = list.offerGroups
      .filter(({ category }) => category === 'EVENT_ACCESS')
      .toSorted((a, b) => a.price.allIn.amount - b.price.allIn.amount)[0]!;
    const { error } = await best({ priceRange: [0, cheapest.price.allIn.amount - 1] });
    expect([error?.code, error?.details]).toEqual([
      'notEnoughContiguousSeats',
      {
        available: 0,
        next: {
          offerGroupId: cheapest.offerGroupId,
          name: cheapest.name,
          allIn: cheapest.price.allIn,
        },
      },
    ]);
  });

  it('are others than the seats that the caller does not want', async () => {
    const codesOf = async (exceptSeatCodes: string[]) =>
      (await best({ exceptSeatCodes })).body.seats.map(({ seatCode }) => seatCode);
    const first = await codesOf([]);
    const second = await codesOf(first);
    expect(second.some((code) => first.includes(code))).toBe(false);
    expect((await codesOf([...first, ...second])).some((code) => [...first, ...second].includes(code))).toBe(
      false,
    );
  });
});
