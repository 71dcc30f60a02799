import {
  hasFilters,
  noFilters,
  rangesKm,
  readFilters,
  daysOf,
  toEventQuery,
  writeFilters,
  type EventFilters,
} from './eventFilters.ts';

const full: EventFilters = {
  search: 'jazz & soul',
  kinds: ['concert', 'club'],
  when: 'weekend',
  from: '',
  to: '',
  ways: ['purchase', 'auction'],
  price: { most: 80, currency: 'CAD' },
  sort: { order: 'HIGH_TO_LOW', currency: 'CAD' },
  accessible: true,
  attendance: 'STREAMING',
  near: { latitude: 45.5019, longitude: -73.5674, rangeKm: 50, name: 'Montréal' },
};

describe('filters in the address [C2.22b, C2.22d-e]', () => {
  it('come back as they were written', () => {
    expect(readFilters(new URLSearchParams(writeFilters(full).toString()))).toEqual(full);
    expect(writeFilters(noFilters).toString()).toBe('');
    expect([hasFilters(noFilters), hasFilters(full)]).toEqual([false, true]);
  });

  it('hold the days of a span, which a named time would contradict, and any distance [C2.22b, C2.22d]', () => {
    const days = { ...full, when: 'any' as const, from: '2027-03-01', to: '2027-03-07' };
    const farAway = { ...days, near: { ...full.near!, rangeKm: undefined } };
    expect(readFilters(new URLSearchParams(writeFilters(farAway).toString()))).toEqual(farAway);
    expect(readFilters(new URLSearchParams('when=today&from=2027-03-01')).when).toBe('any');
  });

  it.each([
    ['lat=91&lon=0', { near: undefined }],
    ['lat=&lon=0', { near: undefined }],
    ['lat=1&lon=1&range=-3', { near: { latitude: 1, longitude: 1, rangeKm: 100, name: '' } }],
    ['kinds=concert,<b>,club', { kinds: ['concert', 'club'] }],
    ['when=never&attendance=maybe', { when: 'any', attendance: undefined }],
    ['from=2027-02-30&to=2027-03-01', { from: '', to: '2027-03-01' }],
    ['from=2027-03-05&to=2027-03-01', { from: '2027-03-05', to: '' }],
    ['ways=purchase,robbery', { ways: ['purchase'] }],
    ['price=80', { price: undefined }],
    ['sort=LOW_TO_HIGH', { sort: undefined }],
    ['sort=RECOMMENDED&currency=CAD', { sort: undefined }],
    ['price=80&currency=cad', { price: undefined }],
    ['accessible=1', { accessible: false }],
    [`q=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
  ])('leave out what makes no sense: %s', (address, expected) => {
    expect(readFilters(new URLSearchParams(address))).toMatchObject(expected);
  });
});

describe('ranges', () => {
  it.each([
    ['fr-CA', [10, 25, 50, 100]],
    ['en-US', [16, 40, 80, 161]],
  ])('are round in the unit of %s [C2.22d]', (locale, expected) => {
    expect(rangesKm(locale)).toEqual(expected);
    expect(rangesKm(locale, 30)).toEqual([...expected, 30].sort((left, right) => left - right));
  });
});

describe('daysOf', () => {
  it.each([
    ['weekend', 'a Wednesday', '2027-03-03T12:00:00', ['2027-03-05', '2027-03-07']],
    ['weekend', 'a Saturday', '2027-03-06T12:00:00', ['2027-03-06', '2027-03-07']],
    ['weekend', 'a Sunday', '2027-03-07T12:00:00', ['2027-03-07', '2027-03-07']],
    ['weekend', 'a Monday', '2027-03-01T09:00:00', ['2027-03-05', '2027-03-07']],
    ['today', 'a late evening', '2027-03-03T23:59:00', ['2027-03-03', '2027-03-03']],
    ['month', 'a Wednesday', '2027-03-03T12:00:00', ['2027-03-03', '2027-04-01']],
    ['any', 'a Wednesday', '2027-03-03T12:00:00', undefined],
  ] as const)('of %s, asked on %s', (when, _day, now, days) => {
    expect(daysOf(when, new Date(now))).toEqual(days);
  });
});

describe('toEventQuery', () => {
  it('asks by distance where there is a place, and for nothing that was not asked [C7.32]', () => {
    expect(toEventQuery(noFilters, new Date())).toEqual({});
    expect(toEventQuery({ ...full, sort: undefined }, new Date('2027-03-03T12:00:00'))).toMatchObject({
      searchQuery: 'jazz & soul',
      kinds: ['concert', 'club'],
      sort: 'distance',
      rangeKm: 50,
      buyingOptions: ['purchase', 'auction'],
      priceMax: 8_000,
      currency: 'CAD',
      accessible: true,
    });
  });

  it.each([
    ['LOW_TO_HIGH', 'price'],
    ['HIGH_TO_LOW', 'priceDescending'],
  ] as const)('asks for %s in one currency, also near a place [C3.13a-b, C2.23d]', (order, sort) => {
    const query = toEventQuery({ ...full, price: undefined, sort: { order, currency: 'USD' } }, new Date());
    expect(query).toMatchObject({ sort, currency: 'USD', rangeKm: 50 });
    expect(query).not.toHaveProperty('priceMax');
  });

  it('asks by the days of the places of events, and without a range for any [C2.22b, C2.22d]', () => {
    const near = { ...full.near!, rangeKm: undefined };
    const query = toEventQuery({ ...noFilters, from: '2027-03-01', to: '2027-03-02', near }, new Date());
    expect(query).toEqual({
      fromDay: '2027-03-01',
      toDay: '2027-03-02',
      latitude: near.latitude,
      longitude: near.longitude,
      sort: 'distance',
    });
  });
});
