import { buildCatalogue } from './buildCatalogue.ts';
import { dayIn, seatCountOf, seatsOfEvent, type CatalogueEvent, type LocaleTexts } from '@foyer/catalogue';
import { buildEvent } from '../events/buildEvent.ts';
import { sampleCases } from '../cases/sampleCases.ts';
import { eventSeeds } from '../events/eventSeeds.ts';

const today = new Date('2026-11-21T15:00:00Z');
const catalogue = buildCatalogue({ today });
const { venues, performers, organisers, events } = catalogue;
const charts = new Map(
  venues.flatMap((venue) => venue.charts).map((one) => [one.chart.seatChartId, one.chart]),
);

function textsIn(value: unknown): LocaleTexts[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('fr-CA' in value) return [value as LocaleTexts];
  return Object.values(value).flatMap(textsIn);
}

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;
const unique = (names: readonly string[]): boolean => new Set(names).size === names.length;

describe('the sample catalogue', () => {
  it('is large enough to show to a customer', () => {
    const cities = new Set(venues.map((venue) => `${venue.address.city}, ${venue.address.region}`));
    expect(events.length).toBeGreaterThanOrEqual(60);
    expect(performers.length).toBeGreaterThanOrEqual(20);
    expect(organisers).toHaveLength(12);
    expect(venues.length).toBeGreaterThanOrEqual(15);
    expect(cities.size).toBeGreaterThanOrEqual(15);
    expect(new Set(events.map((event) => event.kind)).size).toBeGreaterThanOrEqual(12);
  });

  it('is the same for the same day, and built in under three seconds of CPU', () => {
    const before = process.cpuUsage();
    expect(JSON.stringify(buildCatalogue({ today }).events)).toBe(JSON.stringify(events));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });

  it('has an event for each case of its list, and a case for each exception', () => {
    const names = events.map((event) => event.vanityName);
    const shown = sampleCases.flatMap(({ event }) => event ?? []);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    const titles = sampleCases.map(({ title }) => title);
    expect(unique(titles)).toBe(true);
    const listed = eventSeeds.filter(({ vanityName }) => shown.includes(vanityName));
    const exceptions = (seeds: typeof eventSeeds) =>
      new Set(seeds.flatMap(({ twist = {} }) => [...Object.keys(twist), twist.status]));
    expect([...exceptions(eventSeeds)].filter((one) => !exceptions(listed).has(one))).toEqual([]);
  });

  it('shows every way of selling at once in its list, and every page of an event', () => {
    const listed = events.filter(({ vanityName }) => sampleCases.some(({ event }) => event === vanityName));
    const kinds = listed.flatMap(({ offerGroups, packages = [] }) => [
      ...offerGroups.flatMap(
        ({ packageKind, tokensEach = 1 }) => packageKind ?? (tokensEach > 1 ? 'TABLE' : []),
      ),
      ...packages.map(({ kind }) => kind),
    ]);
    expect(new Set(kinds)).toEqual(new Set(['TABLE', 'GROUP', 'BUNDLE', 'HOTEL_ROOM']));
    const fulfilments = listed.flatMap(({ extras }) => extras.map(({ fulfilment }) => fulfilment));
    expect(new Set(fulfilments)).toEqual(new Set(['SHIPPING', 'PICKUP', 'DIGITAL']));
    const pages = new Set(sampleCases.flatMap(({ page }) => page ?? []));
    expect(pages.size).toBe(24);
  });

  it('names everything once, and only what is there [C3.17c, C3.17g-h]', () => {
    const names = (items: readonly { vanityName: string }[]): string[] =>
      items.map((item) => item.vanityName);
    for (const list of [venues, performers, organisers, events]) expect(unique(names(list))).toBe(true);
    const performerNames = new Set(names(performers));
    const organiserNames = new Set(names(organisers));
    for (const event of events) {
      const venue = venues.find((one) => one.vanityName === event.venue);
      expect(venue).toBeDefined();
      expect(organiserNames).toContain(event.organiser);
      for (const { performer } of event.lineup) expect(performerNames).toContain(performer);
      if (event.seatChartId) {
        expect(venue?.charts.map((one) => one.chart.seatChartId)).toContain(event.seatChartId);
      }
    }
    const unused = performers.filter(
      ({ vanityName }) => !events.some((event) => event.lineup.some((one) => one.performer === vanityName)),
    );
    expect(unused.map((one) => one.name)).toEqual([]);
  });

  it('says everything in four locales [C9.14a-d]', () => {
    const places = venues.map(({ description, charts: own }) => [description, own.map((one) => one.zones)]);
    const texts = textsIn([places, performers, organisers, events]);
    const saidIn = (text: Partial<LocaleTexts>) => locales.filter((locale) => text[locale]?.trim()).length;
    // Seats need no description, since the map shows them; a text in only some locales is a fault.
    const unsaid = texts.filter((text) => saidIn(text) < locales.length);
    const seated = events.flatMap(({ offerGroups }) =>
      offerGroups.filter((each) => each.seating === 'seated'),
    );
    expect(unsaid.filter((text) => saidIn(text) > 0)).toEqual([]);
    expect(unsaid).toHaveLength(seated.length);
    expect(seated.every(({ description }) => saidIn(description) === 0)).toBe(true);
    const theatre = events.find((event) => event.vanityName === 'gales-summit');
    expect(theatre?.offerGroups[0]?.name['en-CA']).toContain('centre');
    expect(theatre?.offerGroups[0]?.name['en-US']).toContain('center');
  });

  it('names an offer of seats by the name of its sections on the map, in every locale', () => {
    // What the names of sections begin with, such as the Orchestra of Left and Right; sections of numbers have none.
    const signOf = (codes: readonly string[], seatChartId = ''): string => {
      const sections = charts.get(seatChartId)?.sections ?? [];
      const [first = [], ...rest] = sections
        .filter(({ sectionCode }) => codes.includes(sectionCode))
        .map(({ name }) => name.split(' '));
      const differs = first.findIndex((word, at) => rest.some((words) => words[at] !== word));
      return (differs < 0 ? first : first.slice(0, differs)).join(' ');
    };
    const signed = events.flatMap(({ vanityName, seatChartId, offerGroups }) =>
      offerGroups
        .filter(({ seating, row }) => seating === 'seated' && row === undefined)
        .map(({ name, sectionCodes }) => ({ vanityName, name, sign: signOf(sectionCodes, seatChartId) })),
    );
    const named = signed.filter(({ sign }) => sign !== '');
    expect(named.length).toBeGreaterThan(50);
    const renamed = named.flatMap(({ vanityName, name, sign }) =>
      locales.filter((locale) => !name[locale].startsWith(sign)).map(() => [vanityName, sign, name['en-US']]),
    );
    expect(renamed).toEqual([]);
  });

  it('keeps addresses free of words that are addresses', () => {
    const reserved = ['player', 'checkout', 'preview', 'section', 'en-us', 'en-ca', 'fr-ca', 'es-us'];
    const names = [...events, ...venues, ...performers, ...organisers].map((one) => one.vanityName);
    expect(
      names.filter((name) => reserved.includes(name) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)),
    ).toEqual([]);
  });

  it('sells at most 700,000 seats in all', () => {
    const seats = events.reduce((sum, { seatChartId }) => {
      const chart = seatChartId ? charts.get(seatChartId) : undefined;
      return sum + (chart ? seatCountOf(chart) : 0);
    }, 0);
    expect(seats).toBeLessThanOrEqual(700_000);
  });
});

describe('dates', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('books no house twice on a day, %s days from now', (later) => {
    const day = new Date(today.getTime() + later * 86_400_000);
    const booked = eventSeeds.flatMap((seed) => {
      const venue = venues.find((one) => one.vanityName === seed.venue);
      if (!venue || seed.chart === 'none') return [];
      const event = buildEvent(seed, venue, day);
      return [`${event.venue} ${JSON.stringify(dayIn(event.timeZone, new Date(event.startsAt)))}`];
    });
    expect(booked.filter((one, index) => booked.indexOf(one) !== index)).toEqual([]);
  });

  it('has events today, tomorrow, months ahead and in the past', () => {
    const days = events.map((event) => (Date.parse(event.startsAt) - today.getTime()) / 86_400_000);
    expect(days.filter((one) => one > 0 && one < 0.7).length).toBeGreaterThanOrEqual(2);
    expect(days.filter((one) => one > 0.7 && one < 1.7).length).toBeGreaterThanOrEqual(2);
    expect(days.filter((one) => one > 90).length).toBeGreaterThanOrEqual(3);
    expect(days.filter((one) => one < 0).length).toBeGreaterThanOrEqual(3);
  });

  it('opens doors before the start and ends after it, on sale before that', () => {
    for (const event of events) {
      if (event.doorsAt !== undefined) expect(event.doorsAt < event.startsAt).toBe(true);
      expect(event.startsAt < event.endsAt).toBe(true);
      expect(event.sale.opensAt < event.startsAt).toBe(true);
    }
  });

  it('opens doors where there is a room to enter, and none for a stream', () => {
    for (const { vanityName, attendance, doorsAt } of events) {
      expect([vanityName, doorsAt !== undefined]).toEqual([
        vanityName,
        attendance.includes('LIVE_ATTENDANCE'),
      ]);
    }
  });

  it('names a place on posters of events that have one [C3.17h]', () => {
    for (const { vanityName, attendance, poster } of events) {
      expect([vanityName, poster.line !== '']).toEqual([vanityName, attendance.includes('LIVE_ATTENDANCE')]);
    }
  });

  it('has every state that a page must show [C3.10a-d]', () => {
    expect(new Set(events.map((event) => event.status)).size).toBe(4);
    const opening = events.filter((event) => Date.parse(event.sale.opensAt) > today.getTime());
    expect(opening.length).toBeGreaterThanOrEqual(2);
    const soldOut = events.filter((event) => event.offerGroups.every((group) => group.soldShare >= 1));
    expect(soldOut.length).toBeGreaterThanOrEqual(2);
    // At least one of them leads to another date of its tour.
    const isLater = (one: CatalogueEvent) => one.status === 'Upcoming' && one.startsAt > today.toISOString();
    const toured = soldOut.filter(({ series }) =>
      events.some(
        (one) => isLater(one) && !soldOut.includes(one) && one.series && one.series.code === series?.code,
      ),
    );
    expect(toured.length).toBeGreaterThan(0);
    expect(events.find((event) => event.status === 'Cancelled')?.refundedCount).toBeGreaterThan(0);
    for (const event of events.filter((one) => ['Postponed', 'Rescheduled'].includes(one.status))) {
      expect(event.previousStartsAt).toBeDefined();
    }
    expect(events.filter((event) => event.attendance.length === 2).length).toBeGreaterThanOrEqual(3);
    const streamOnly = events.filter((event) => !event.attendance.includes('LIVE_ATTENDANCE'));
    expect(streamOnly.length).toBeGreaterThanOrEqual(3);
    for (const event of streamOnly) expect(event.offerGroups.map((group) => group.seating)).toEqual(['none']);
  });
});

describe('prices', () => {
  const priced = (event: CatalogueEvent): number[] =>
    event.offerGroups.flatMap((group) => group.prices.map((price) => price.face.amount));

  it('are whole, positive, in the currency of the country, the adult price first [C3.08e]', () => {
    for (const event of events) {
      expect(event.offerGroups.length).toBeGreaterThan(0);
      expect(priced(event).every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
      const currency =
        venues.find((one) => one.vanityName === event.venue)?.address.country === 'CA' ? 'CAD' : 'USD';
      for (const group of event.offerGroups) {
        expect(group.prices[0]?.ageGroup).toBe('ADULT');
        expect(group.prices.every((price) => price.face.currency === currency)).toBe(true);
        const adult = group.prices[0]?.face.amount ?? 0;
        expect(group.prices.every((price) => price.face.amount <= adult)).toBe(true);
      }
    }
  });

  it('has mandatory fees per {product} alone, and taxes outside the shown price [C3.09j]', () => {
    for (const event of events) {
      expect(event.fees.filter((fee) => fee.mandatory).every((fee) => fee.basis === 'ticket')).toBe(true);
      expect(event.fees.filter((fee) => fee.basis === 'order').every((fee) => !fee.mandatory)).toBe(true);
      expect(event.taxes.length).toBeGreaterThan(0);
      expect(event.taxes).not.toContainEqual(expect.objectContaining({ inPrice: true }));
      expect(event.taxes.every((tax) => tax.ratePpm > 0 && tax.ratePpm < 200_000)).toBe(true);
    }
  });

  it('taxes a house in Québec twice, and caps its resale at the printed price', () => {
    const event = events.find((one) => one.vanityName === 'la-nuit-du-fleuve');
    expect(event?.taxes.map((tax) => [tax.code, tax.ratePpm])).toEqual([
      ['GST', 50_000],
      ['QST', 99_750],
    ]);
    expect(event?.policy.resale.cap).toBe('face');
  });
});

describe('the seats of an event', () => {
  const eventNamed = (name: string): CatalogueEvent => {
    const event = events.find((one) => one.vanityName === name);
    if (!event) throw new Error(`no event ${name}`);
    return event;
  };
  const soldShare = (name: string): number => {
    const event = eventNamed(name);
    const chart = charts.get(event.seatChartId ?? '');
    if (!chart) throw new Error(`no chart for ${name}`);
    const seats = [...seatsOfEvent(event, chart)].filter((seat) => seat.offerGroupCode);
    return seats.filter((seat) => seat.sold).length / seats.length;
  };

  it('is the same at every call, with one code a seat', () => {
    const event = eventNamed('la-nuit-du-fleuve');
    const chart = charts.get('theatre-du-fleuve.scene');
    if (!chart) throw new Error('no chart');
    const once = [...seatsOfEvent(event, chart)];
    expect([...seatsOfEvent(event, chart)]).toEqual(once);
    expect(new Set(once.map((seat) => seat.seatCode)).size).toBe(seatCountOf(chart));
    expect(once.filter((seat) => seat.sold).length).toBeGreaterThan(once.length * 0.4);
  });

  it('sells as much as was decided: sold out, half full, not open yet', () => {
    expect(soldShare('priya-raman-linden')).toBe(1);
    expect(soldShare('halcyon-drive-windows-down')).toBe(0);
    expect(Math.abs(soldShare('prairie-symphony-sibelius') - 0.5)).toBeLessThan(0.12);
  });
});
