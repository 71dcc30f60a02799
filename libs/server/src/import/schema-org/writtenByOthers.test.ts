import type { CatalogueEvent } from '@foyer/catalogue';
import { loadCitySearch } from '../../platform/geo/citySearch.ts';
import type { CitySearch } from '../../platform/geo/cityIndex.ts';
import type { ImportOptions } from '../document/importOptions.ts';
import { readImport, type ImportResult } from '../readImport.ts';

let cities: CitySearch;
beforeAll(async () => {
  cities = await loadCitySearch();
});

const optionsNow = (): ImportOptions => ({
  today: new Date('2026-11-21T15:00:00Z'),
  locate: ({ city, region, country }) =>
    cities.search(`${city}, ${region}`, { limit: 1, countries: [country] })[0],
});

const read = (text: string, more: Partial<ImportOptions> = {}): ImportResult =>
  readImport(text, 'events.json', { ...optionsNow(), ...more });

function eventsOf(result: ImportResult): CatalogueEvent[] {
  if (result.kind !== 'events') throw new Error(`expected events, got ${JSON.stringify(result)}`);
  return result.catalogue.events;
}

const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'A Concert',
  startDate: '2027-05-01T20:00',
  location: { '@type': 'Place', name: 'Hall', address: '1 Main St, Boston, MA 02115, USA' },
  offers: { '@type': 'Offer', price: 25, priceCurrency: 'USD' },
};

describe('prices as shops write them', () => {
  const aggregate = { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 60, priceCurrency: 'USD' };
  const tiers = [
    ['Balcony', 10],
    ['Front row', 60],
  ].map(([name, price]) => ({ '@type': 'Offer', name, price, priceCurrency: 'USD' }));
  it.each([
    ['thousands', { ...concert.offers, price: '1,250.00' }, [125_000]],
    ['many digits', { ...concert.offers, price: '25.000000' }, [2_500]],
    ['a sign', { ...concert.offers, price: '$40' }, [4_000]],
    ['the offers of a range', { ...aggregate, offers: tiers }, [1_000, 6_000]],
    ['a range without offers', aggregate, []],
    ['a range of one price', { ...aggregate, highPrice: 10 }, [1_000]],
    ['another currency', { ...concert.offers, priceCurrency: 'EUR' }, []],
  ])('reads %s', (_, offers, amounts) => {
    const [event] = eventsOf(read(JSON.stringify({ ...concert, offers })));
    expect(event?.offerGroups.map(({ prices }) => prices[0]?.face.amount)).toEqual(amounts);
  });

  it('adds no fees to what the buyer saw, unless asked', () => {
    const feesWith = (withFees: boolean) =>
      eventsOf(read(JSON.stringify(concert), { withFees }))[0]?.fees.length;
    expect([feesWith(false), feesWith(true)]).toEqual([0, expect.any(Number)]);
    expect(feesWith(true)).toBeGreaterThan(0);
  });
});

describe('places and their time', () => {
  it.each([
    ['El Paso, TX, USA', '2027-05-01T20:00-06:00', 'America/Denver', '2027-05-02T02:00:00.000Z'],
    ['Pensacola, FL, USA', '2027-05-01T20:00', 'America/Chicago', '2027-05-02T01:00:00.000Z'],
    ['Kenora, ON, Canada', '2027-05-01T20:00', 'America/Winnipeg', '2027-05-02T01:00:00.000Z'],
    // The offset of winter in August: the clock counts.
    ['Moncton, NB, Canada', '2027-08-20T20:00:00-04:00', 'America/Moncton', '2027-08-20T23:00:00.000Z'],
    ['Moncton, NB, Canada', '2027-08-20T20:00:00Z', 'America/Moncton', '2027-08-20T20:00:00.000Z'],
  ])('knows the zone of %s', (address, startDate, timeZone, startsAt) => {
    const event = { ...concert, startDate, location: { name: 'Hall', address }, offers: [] };
    expect(eventsOf(read(JSON.stringify(event)))[0]).toMatchObject({ timeZone, startsAt });
  });

  it.each([
    ['P1D', '2026-11-01T01:00:00.000Z'],
    ['P1W', '2026-11-07T02:00:00.000Z'],
    ['PT25H', '2026-11-01T02:00:00.000Z'],
  ])('counts the days of %s by the calendar', (duration, endsAt) => {
    const event = { ...concert, startDate: '2026-10-30T21:00', duration };
    expect(eventsOf(read(JSON.stringify(event)))[0]?.endsAt).toBe(endsAt);
  });

  it('opens the doors on the day of the start there', () => {
    const event = { ...concert, startDate: '2027-05-02T00:30:00Z', doorTime: '18:30' };
    expect(eventsOf(read(JSON.stringify(event)))[0]?.doorsAt).toBe('2027-05-01T22:30:00.000Z');
  });
});

describe('pages as content systems write them', () => {
  const script = (text: string): string => `<script type="application/ld+json">${text}</script>`;
  const text = JSON.stringify(concert);
  const old = script(JSON.stringify({ ...concert, name: 'Last year' }));
  it.each([
    ['wrapped in a comment', script(`<!--\n${text}\n-->`)],
    ['wrapped in CDATA', script(`\n//<![CDATA[\n${text}\n//]]>\n`)],
    ['beside a broken one of the site', script('{"@type":"WebSite","name":"Hall",}') + script(text)],
    ['beside one that is commented out', `<!-- last year ${old} -->${script(text)}`],
    ['beside one in a template', `<template>${old}</template>${script(text)}`],
  ])('finds a script that is %s', (_, html) => {
    const result = read(`<!doctype html><title>T</title>${html}`);
    expect(eventsOf(result).map(({ name }) => name)).toEqual(['A Concert']);
    expect(result).toMatchObject({ leftOut: [] });
  });

  it.each([
    ['Mix &amp; Mingle', 'Mix & Mingle'],
    ['Mix &amp;amp; Mingle', 'Mix & Mingle'],
    ['Don&#8217;t <b>Stop</b>', 'Don’t Stop'],
    ['R&B <3 A < B', 'R&B <3 A < B'],
  ])('reads the name %s', (written, name) => {
    expect(eventsOf(read(JSON.stringify({ ...concert, name: written })))[0]?.name).toBe(name);
  });

  it('keeps the lines of a description, without its tags', () => {
    const description = '<p>First.</p><p>Second<br />third &eacute;</p>';
    const [event] = eventsOf(read(JSON.stringify({ ...concert, description })));
    expect(event?.description['en-US']).toBe('First.\nSecond\nthird é');
  });
});
