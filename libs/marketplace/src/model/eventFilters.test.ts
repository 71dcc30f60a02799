import {
  hasFilters,
  noFilters,
  readFilters,
  spanOf,
  toEventQuery,
  writeFilters,
  type EventFilters,
} from './eventFilters.ts';

const full: EventFilters = {
  search: 'jazz & soul',
  kinds: ['concert', 'club'],
  when: 'weekend',
  attendance: 'STREAMING',
  near: { latitude: 45.5019, longitude: -73.5674, rangeKm: 50, name: 'Montréal' },
};

describe('filters in the address [C2.22b, C2.22d-e]', () => {
  it('come back as they were written', () => {
    expect(readFilters(new URLSearchParams(writeFilters(full).toString()))).toEqual(full);
    expect(writeFilters(noFilters).toString()).toBe('');
    expect([hasFilters(noFilters), hasFilters(full)]).toEqual([false, true]);
  });

  it.each([
    ['lat=91&lon=0', { near: undefined }],
    ['lat=&lon=0', { near: undefined }],
    ['lat=1&lon=1&range=-3', { near: { latitude: 1, longitude: 1, rangeKm: 100, name: '' } }],
    ['kinds=concert,<b>,club', { kinds: ['concert', 'club'] }],
    ['when=never&attendance=maybe', { when: 'any', attendance: undefined }],
    [`q=${'x'.repeat(500)}`, { search: 'x'.repeat(100) }],
  ])('leave out what makes no sense: %s', (address, expected) => {
    expect(readFilters(new URLSearchParams(address))).toMatchObject(expected);
  });
});

describe('spanOf', () => {
  it.each([
    ['a Wednesday', '2027-03-03T12:00:00', '2027-03-05T00:00:00', '2027-03-08T00:00:00'],
    ['a Saturday', '2027-03-06T12:00:00', '2027-03-06T12:00:00', '2027-03-08T00:00:00'],
    ['a Sunday', '2027-03-07T12:00:00', '2027-03-07T12:00:00', '2027-03-08T00:00:00'],
    ['a Monday', '2027-03-01T09:00:00', '2027-03-05T00:00:00', '2027-03-08T00:00:00'],
  ])('of the weekend, asked on %s', (_day, now, from, to) => {
    expect(spanOf('weekend', new Date(now))).toEqual([new Date(from), new Date(to)]);
  });

  it('of today is the whole day', () => {
    expect(spanOf('today', new Date('2027-03-03T12:00:00'))).toEqual([
      new Date('2027-03-03T00:00:00'),
      new Date('2027-03-04T00:00:00'),
    ]);
    expect(spanOf('any', new Date())).toBeUndefined();
  });
});

describe('toEventQuery', () => {
  it('asks by distance where there is a place, and for nothing that was not asked [C7.32]', () => {
    expect(toEventQuery(noFilters, new Date())).toEqual({});
    expect(toEventQuery(full, new Date('2027-03-03T12:00:00'))).toMatchObject({
      searchQuery: 'jazz & soul',
      kinds: ['concert', 'club'],
      sort: 'distance',
      rangeKm: 50,
    });
  });
});
