import { sql } from 'kysely';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import type { OperationTypes } from '@foyer/contract';

type Query = Omit<OperationTypes['listOfferGroups']['body'], 'eventId'>;

const server = useTestServer();
const { arena, family, soldOut, stream, club } = sampleSubset;
const nobody = '01936f5e-7c00-7000-8000-000000000001';

beforeAll(async () => {
  await seedSample(server.database, { only: [arena, family, soldOut, stream, club] });
}, 60_000);

const offersOf = async (name: string, query: Query = {}) => {
  const answer = await server.call('listOfferGroups', {
    body: { eventId: catalogueEventId(name), ...query },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const sectionsOf = async (name: string, query: Query = {}) => {
  const answer = await server.call('listAvailableSections', {
    body: { eventId: catalogueEventId(name), ...query },
  });
  expect(answer.status).toBe(200);
  return answer.body.sections;
};
const accessOf = (list: Awaited<ReturnType<typeof offersOf>>) =>
  list.offerGroups.filter(({ category }) => category === 'EVENT_ACCESS');

/** Counts free seats by section directly in the table. */
async function freeSeats(name: string, condition = sql`true`): Promise<Record<string, number>> {
  const { rows } = await sql<{ sectionCode: string; free: number }>`
    select section_code, count(*)::int as free from event_seat
    where event_id = ${catalogueEventId(name)} and ${condition}
      and (state = 'available' or (state = 'held' and held_until <= foyer_now()))
    group by section_code`.execute(server.database.query);
  return Object.fromEntries(rows.map((row) => [row.sectionCode, row.free]));
}

describe('what is on sale', () => {
  it('has the lowest price that the list of events shows [C7.40]', async () => {
    for (const name of [arena, family, soldOut, stream, club]) {
      const { body } = await server.call('listEvents', { query: { limit: 50 } });
      const card = body.events.find(({ vanityName }) => vanityName === name)!;
      const open = accessOf(await offersOf(name)).filter(({ available }) => available > 0);
      const shown = open.length > 0 ? open : accessOf(await offersOf(name));
      const amounts = shown.map(({ price }) => price.allIn.amount);
      expect(card.priceFrom?.amount).toBe(Math.min(...amounts));
      expect(card.priceTo?.amount).toBe(Math.max(...amounts));
    }
  });

  it('counts in each offer what the seats and the quantities say [C7.40]', async () => {
    const free = await freeSeats(arena);
    for (const offer of accessOf(await offersOf(arena))) {
      if (offer.seating !== 'seated') continue;
      expect(offer.available).toBe(offer.sectionCodes.reduce((sum, code) => sum + (free[code] ?? 0), 0));
    }
    const [standing] = accessOf(await offersOf(club));
    const { capacity, sold } = await server.database.query
      .selectFrom('inventoryItem')
      .select(['capacity', 'sold'])
      .where('eventId', '=', catalogueEventId(club))
      .where('inventoryItemId', '=', standing!.inventoryItemId!)
      .executeTakeFirstOrThrow();
    expect(standing!.available).toBe(capacity! - sold);
  });

  it('has prices by age where the event has them [C3.08d-f]', async () => {
    for (const { price, agePrices } of accessOf(await offersOf(family))) {
      expect(agePrices.map(({ ageGroup }) => ageGroup)).toEqual(['ADULT', 'CHILD', 'SENIOR']);
      expect(agePrices[0]!.price).toEqual(price);
      expect(agePrices[1]!.price.allIn.amount).toBeLessThan(price.allIn.amount);
    }
    expect(accessOf(await offersOf(arena)).every(({ agePrices }) => agePrices.length === 0)).toBe(true);
  });

  it('sorts by price on wish and leaves extras behind access [C3.13a-b]', async () => {
    const low = accessOf(await offersOf(arena, { sortCriteria: 'LOW_TO_HIGH' })).map(
      ({ price }) => price.allIn.amount,
    );
    expect(low).toEqual(low.toSorted((left, right) => left - right));
    const high = await offersOf(arena, { sortCriteria: 'HIGH_TO_LOW' });
    expect(accessOf(high).map(({ price }) => price.allIn.amount)).toEqual(low.toReversed());
    expect(high.offerGroups.slice(0, low.length)).toEqual(accessOf(high));
    expect(high.offerGroups.length).toBeGreaterThan(low.length);
  });

  it('recommends the cheapest of what can be bought first [C3.13d]', async () => {
    const recommended = (await offersOf(arena)).offerGroups.filter(
      ({ category }) => category === 'EVENT_ACCESS',
    );
    const low = accessOf(await offersOf(arena, { sortCriteria: 'LOW_TO_HIGH' }));
    const buyable = low.filter(({ buyable: { allowed } }) => allowed);
    expect(recommended.map(({ offerGroupId }) => offerGroupId)).toEqual(
      [...buyable, ...low.filter((offer) => !buyable.includes(offer))].map(
        ({ offerGroupId }) => offerGroupId,
      ),
    );
  });

  it('sells each size of a shirt out of one stock', async () => {
    const { offerGroups } = await offersOf(arena);
    const shirts = offerGroups.filter(({ name }) => name.startsWith('Event T-shirt'));
    expect(shirts.map(({ name }) => name)).toContain('Event T-shirt · XL');
    expect(shirts.map(({ variantName }) => variantName)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL']);
    expect(new Set(shirts.map(({ inventoryItemId }) => inventoryItemId)).size).toBe(1);
    expect(shirts[0]).toMatchObject({ fulfilment: ['SHIPPING'], minQuantity: 1 });
  });

  it('filters list and map alike: price, sections, party, wheelchairs [C3.19c-d, C3.19f-h] [C7.44]', async () => {
    const all = await offersOf(arena);
    const amounts = accessOf(all).map(({ price }) => price.allIn.amount);
    const middle = amounts.toSorted((left, right) => left - right)[2]!;
    const named = accessOf(all)[2]!.sectionCodes.slice(0, 2);
    const filters: Query[] = [
      { priceRange: [0, middle] },
      { sectionCodes: named },
      { numTokens: 6 },
      { categoryAccessibilityType: 'ACCESSIBLE' },
      { dateFilterType: 'NOW' },
      { dateFilterType: 'LATER' },
      { includeResale: true },
      { priceRange: [middle, 1_000_000], numTokens: 2 },
    ];
    for (const filter of filters) {
      const offers = accessOf(await offersOf(arena, filter));
      const sections = await sectionsOf(arena, filter);
      const sum = sections.reduce((total, { available }) => total + available, 0);
      expect(offers.reduce((total, { available }) => total + available, 0)).toBe(sum);
      expect(new Set(sections.flatMap(({ offerGroupIds }) => offerGroupIds))).toEqual(
        new Set(offers.filter(({ available }) => available > 0).map(({ offerGroupId }) => offerGroupId)),
      );
    }
    expect(
      (await sectionsOf(arena, { sectionCodes: named })).map(({ sectionCode }) => sectionCode).toSorted(),
    ).toEqual(named.toSorted());
    expect((await offersOf(arena, { priceRange: [0, middle] })).priceTo).toEqual(all.priceTo);
  });

  it('says of each section what is free in it, and what for wheelchairs [C7.44]', async () => {
    const free = await freeSeats(arena);
    const places = await freeSeats(arena, sql`kind = 'wheelchair'`);
    const seated = (await sectionsOf(arena)).filter(({ sectionCode }) => sectionCode in free);
    expect(seated.length).toBeGreaterThan(50);
    for (const { sectionCode, available, accessible } of seated) {
      expect([available, accessible]).toEqual([free[sectionCode], places[sectionCode] ?? 0]);
    }
  });

  it('says sold out, closed and streamed as it is [C4.05j]', async () => {
    expect(accessOf(await offersOf(soldOut)).map(({ saleState }) => saleState)).toEqual(
      accessOf(await offersOf(soldOut)).map(() => 'soldOut'),
    );
    expect(await sectionsOf(soldOut)).toEqual([]);
    expect(accessOf(await offersOf(stream))).toMatchObject([
      { attendance: 'STREAMING', seating: 'none', sectionCodes: [] },
    ]);
  });

  it('refuses a price range that is none, and does not know what does not exist', async () => {
    for (const priceRange of [[5], [10, 5]]) {
      const answer = await server.call('listOfferGroups', {
        body: { eventId: catalogueEventId(arena), priceRange },
      });
      expect(answer.error?.code).toBe('invalidRequest');
    }
    for (const operation of ['listOfferGroups', 'listAvailableSections'] as const) {
      expect((await server.call(operation, { body: { eventId: nobody } })).error?.code).toBe('notFound');
      const foreign = { body: { eventId: catalogueEventId(family) }, host: 'aurora.localhost' };
      expect((await server.call(operation, foreign)).error?.code).toBe('notFound');
    }
  });
});
