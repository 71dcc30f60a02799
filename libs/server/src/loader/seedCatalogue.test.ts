import { sql } from 'kysely';
import { useTestDatabase } from '../testing/useTestServer.ts';
import { ImportRefusedError } from './importRefused.ts';
import { importText, type ImportRequest } from './importText.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../testing/database/seedSample.ts';
import { catalogueEventId } from './write/writeEvent.ts';

const test = useTestDatabase();
const today = new Date('2027-02-01T12:00:00Z');
const { theatre, club, family, soldOut } = sampleSubset;

const countRows = async (): Promise<Record<string, number>> => {
  const tables = [
    'event',
    'event_seat',
    'offer_group',
    'inventory_item',
    'venue',
    'client',
    'picture',
    'performer',
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        test.database.query,
      );
      return [table, rows[0]!.n] as const;
    }),
  );
  return Object.fromEntries(counts);
};

const show = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Lanterns on the Lake',
  startDate: '2027-06-01T20:00:00-04:00',
  location: {
    '@type': 'Place',
    name: 'Boathouse',
    address: {
      addressLocality: 'Toronto',
      addressRegion: 'ON',
      addressCountry: 'CA',
      streetAddress: '1 Pier',
    },
    geo: { latitude: 43.64, longitude: -79.38 },
  },
  offers: { '@type': 'Offer', name: 'Lawn', price: '25.00', priceCurrency: 'CAD' },
};
const importEvents = (events: unknown, more: Partial<ImportRequest> = {}) =>
  importText(test.database, { text: JSON.stringify(events), fileName: 'events.json', today, ...more });
const allOrNothing = true;

describe('loading the sample catalogue', () => {
  it('writes every seat once, and nothing at the second time', async () => {
    const options = { today, only: [theatre, club, family] };
    const seen: string[] = [];
    const first = await seedSample(test.database, {
      ...options,
      onProgress: ({ vanityName }) => seen.push(vanityName),
    });
    expect(seen.toSorted()).toEqual([theatre, club, family].toSorted());
    const before = await countRows();
    expect(before.event_seat).toBe(first.seats);
    expect(await seedSample(test.database, options)).toEqual({ events: 0, seats: 0 });
    expect(await countRows()).toEqual(before);
  });

  it('goes on where it was broken off, with the same ids', async () => {
    const result = await seedSample(test.database, { today, only: [theatre, soldOut] });
    expect(result.events).toBe(1);
    const row = await test.database.query
      .selectFrom('event')
      .select('vanityName')
      .where('eventId', '=', catalogueEventId(soldOut))
      .executeTakeFirst();
    expect(row?.vanityName).toBe(soldOut);
  });

  it('refuses a name that the catalogue does not have', async () => {
    await expect(seedSample(test.database, { today, only: ['nothing'] })).rejects.toThrow('nothing');
  });
});

describe('an event with whole tables and seats', () => {
  it('sells tables of eight, and seats of one', async () => {
    await seedSample(test.database, { today, only: ['abuela-funk-cenote'] });
    const { rows } = await sql<{ seating: string; capacity: number; maxQuantity: number }>`
      select i.seating, i.capacity, o.max_quantity as "maxQuantity"
      from inventory_item i join offer_group o using (event_id, inventory_item_id)
      where i.event_id = ${catalogueEventId('abuela-funk-cenote')} and i.tokens_each = 8`.execute(
      test.database.query,
    );
    expect(rows).toEqual([{ seating: 'none', capacity: 6, maxQuantity: 1 }]);
    const seats = await test.database.query
      .selectFrom('inventoryItem')
      .select('tokensEach')
      .where('eventId', '=', catalogueEventId('abuela-funk-cenote'))
      .where('seating', '=', 'seated')
      .execute();
    expect(new Set(seats.map(({ tokensEach }) => tokensEach))).toEqual(new Set([1]));
  });
});

describe('an event with gates', () => {
  it('sends the places of each price to theirs, and blocked seats to none [C2.24c]', async () => {
    const name = 'icebreakers-chinooks';
    await seedSample(test.database, { today, only: [name] });
    const items = await test.database.query
      .selectFrom('inventoryItem')
      .select(['gate', 'category'])
      .where('eventId', '=', catalogueEventId(name))
      .execute();
    const access = items.filter(({ category }) => category === 'EVENT_ACCESS');
    expect(new Set(access.map(({ gate }) => gate))).toEqual(new Set(['A', 'B', 'C', 'D', null]));
  });
});

describe('an event with a presale', () => {
  it('sells the same offers first in a window with a code, then in one without', async () => {
    const name = 'halcyon-drive-windows-down';
    await seedSample(test.database, { today, only: [name] });
    const windows = await test.database.query
      .selectFrom('marketplace as m')
      .innerJoin('offerGroup as o', 'o.marketplaceId', 'm.marketplaceId')
      .innerJoin('inventoryItem as i', 'i.inventoryItemId', 'o.inventoryItemId')
      .select(({ fn }) => ['m.code', 'm.opensAt', 'm.closesAt', fn.countAll<number>().as('offers')])
      .where('m.eventId', '=', catalogueEventId(name))
      .where('i.category', '=', 'EVENT_ACCESS')
      .groupBy(['m.code', 'm.opensAt', 'm.closesAt'])
      .orderBy('m.opensAt')
      .execute();
    const [presale, open] = windows;
    expect(windows).toHaveLength(2);
    expect(presale).toMatchObject({ code: 'WINDOWSDOWN', offers: open!.offers });
    expect(open!.code).toBeNull();
    expect(presale!.closesAt).toEqual(open!.opensAt);
  });
});

describe('taking in a file', () => {
  it('writes its events with what is sold at them', async () => {
    expect((await importEvents(show)).events).toBe(1);
    const row = await test.database.query
      .selectFrom('event')
      .innerJoin('offerGroup', 'offerGroup.eventId', 'event.eventId')
      .select(['event.currency', 'offerGroup.facePrice', 'event.priceFrom'])
      .where('event.searchText', 'like', '%lanterns on the lake%')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ currency: 'CAD', facePrice: 2500 });
    expect(row.priceFrom).toBeGreaterThanOrEqual(2500);
  });

  it('takes over the sponsors of a file, by name or with their sites [C3.17i]', async () => {
    const sponsor = [
      'Lake Radio',
      { '@type': 'Organization', name: 'Pier Bank', url: 'https://pier.example' },
    ];
    await importEvents({ ...show, name: 'Sponsored', sponsor });
    const rows = await test.database.query
      .selectFrom('eventSponsor as s')
      .innerJoin('event as e', 'e.eventId', 's.eventId')
      .select(['s.name', 's.url'])
      .where('e.searchText', 'like', '%sponsored%')
      .orderBy('s.rank')
      .execute();
    expect(rows).toEqual([
      { name: 'Lake Radio', url: null },
      { name: 'Pier Bank', url: 'https://pier.example' },
    ]);
    const unsafe = { '@type': 'Organization', name: 'Pier Bank', url: 'javascript:alert(1)' };
    await expect(importEvents({ ...show, name: 'Unsafe', sponsor: unsafe })).rejects.toThrow(
      /sponsor\/0\/url/,
    );
  });

  it('writes nothing at all when one event of the file is wrong and all are wanted, and says which', async () => {
    const before = await countRows();
    const wrong = { ...show, name: 'Half a show', startDate: 'some day' };
    const attempt = importEvents([{ ...show, name: 'A good one' }, wrong], { allOrNothing });
    await expect(attempt).rejects.toThrow(ImportRefusedError);
    await expect(attempt).rejects.toThrow(/events\.json.*startDate/);
    expect(await countRows()).toEqual(before);
  });

  it('writes nothing when one of its events is there already, and all are wanted or it is the only one', async () => {
    const before = await countRows();
    const another = { ...show, name: 'Another one' };
    await expect(importEvents([another, show], { allOrNothing })).rejects.toThrow('there already');
    await expect(importEvents([show])).rejects.toThrow('there already');
    expect(await countRows()).toEqual(before);
  });

  it('leaves out what is there already, or what no answer could hold, and names it', async () => {
    const endless = { ...show, name: 'a'.repeat(400) };
    const summary = await importEvents([{ ...show, name: 'A further one' }, show, endless]);
    expect(summary).toMatchObject({ events: 1, names: [{ event: 'a-further-one' }] });
    expect(summary.leftOut[0]).toBe('events.json at /1: Lanterns on the Lake is there already');
    expect(summary.leftOut[1]).toMatch(/^events\.json at \/2\/name: /);
  });

  it('wants to know the venue of a seating plan', async () => {
    const text = JSON.stringify({ name: 'Plan', categories: [], zones: [], size: { width: 10, height: 10 } });
    await expect(importText(test.database, { text, fileName: 'plan.json', today })).rejects.toThrow(
      ImportRefusedError,
    );
  });
});
