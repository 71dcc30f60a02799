import { isFewLeft, laterWindows, leadingWindow, saleStateOf, type SaleWindow } from './saleStates.ts';

const hour = 3_600_000;
const window = { type: 'purchase' as const, opensAt: new Date(100 * hour), closesAt: new Date(200 * hour) };
const at = (hours: number, hasStock = true) => saleStateOf(window, new Date(hours * hour), hasStock);

describe('the state of a sale', () => {
  it.each([
    [75.9, 'upcoming'],
    [76, 'openingSoon'],
    [99.9, 'openingSoon'],
    [100, 'open'],
    [175.9, 'open'],
    [176, 'endingSoon'],
    [199.9, 'endingSoon'],
    [200, 'closed'],
  ])('is, %p hours in, %s [C4.05a-d, C4.05i]', (hours, state) => {
    expect(at(hours)).toBe(state);
  });

  const after = (windows: readonly SaleWindow[], hours: number, hasStock = true) =>
    laterWindows(windows, { now: new Date(hours * hour), hasStock, status: 'Upcoming' }).map(
      ({ at: from, state, window: { type } }) => [from.getTime() / hour, state, type],
    );

  it('is followed by those that come by time alone [C4.05b-e, C4.05g, C4.05i]', () => {
    const ofSale = [
      [76, 'openingSoon', 'purchase'],
      [100, 'open', 'purchase'],
      [176, 'endingSoon', 'purchase'],
      [200, 'closed', 'purchase'],
    ];
    expect(after([window], 0)).toEqual(ofSale);
    expect(after([window], 100)).toEqual(ofSale.slice(2));
    expect(after([window], 200)).toEqual([]);
    expect(after([window], 120, false)).toEqual([[200, 'closed', 'purchase']]);
    const draw = { ...window, type: 'draw' as const, resultsAt: new Date(210 * hour) };
    expect(after([draw], 180)).toEqual([
      [200, 'pendingResults', 'draw'],
      [210, 'closed', 'draw'],
    ]);
    for (const status of ['Cancelled', 'Postponed'] as const)
      expect(laterWindows([window], { now: new Date(0), hasStock: true, status })).toEqual([]);
  });

  it('is followed by that of the next way in, once it is the better one [C4.05a-d, C4.05i]', () => {
    const draw = {
      type: 'draw' as const,
      opensAt: new Date(0),
      closesAt: new Date(50 * hour),
      resultsAt: new Date(60 * hour),
    };
    expect(after([draw, window], 10)).toEqual([
      [26, 'endingSoon', 'draw'],
      [50, 'upcoming', 'purchase'],
      [76, 'openingSoon', 'purchase'],
      [100, 'open', 'purchase'],
      [176, 'endingSoon', 'purchase'],
      [200, 'closed', 'purchase'],
    ]);
  });

  it('does not change where one window follows another at once [C4.05c]', () => {
    const next = { ...window, opensAt: window.closesAt, closesAt: new Date(300 * hour) };
    expect(after([window, next], 120)).toEqual([
      [276, 'endingSoon', 'purchase'],
      [300, 'closed', 'purchase'],
    ]);
  });

  it('is sold out only while it would be open [C4.05j]', () => {
    expect(at(150, false)).toBe('soldOut');
    expect(at(50, false)).toBe('upcoming');
    expect(at(250, false)).toBe('closed');
  });

  it.each(['draw', 'auction'] as const)(
    'of a %p waits for its results, and is closed with them [C4.05e, C4.05g-h]',
    (type) => {
      const of = (hours: number, resultsAt?: Date) =>
        saleStateOf({ ...window, type, resultsAt }, new Date(hours * hour), false);
      const results = new Date(210 * hour);
      expect([150, 180, 200, 209.9, 210].map((hours) => of(hours, results))).toEqual([
        'open',
        'endingSoon',
        'pendingResults',
        'pendingResults',
        'closed',
      ]);
      expect(of(200)).toBe('closed');
    },
  );

  it('of a resale is active to its end, whether or not anything is listed [C4.05k, C3.01h]', () => {
    const resale: SaleWindow = { ...window, type: 'secondaryExchange' };
    const states = [90, 100, 199.9, 200].map((hours) => saleStateOf(resale, new Date(hours * hour), false));
    expect(states).toEqual(['openingSoon', 'active', 'active', 'closed']);
  });

  it('is that of the last window when all are closed', () => {
    const draw: SaleWindow = { ...window, type: 'draw', closesAt: new Date(150 * hour) };
    const facts = { now: new Date(250 * hour), hasStock: true, status: 'Upcoming' as const };
    expect(leadingWindow([draw, window], facts)).toEqual({ state: 'closed', window });
  });

  it('goes on over windows that follow each other, such as tiers: only the last one ends it [C4.05c-d]', () => {
    const later: SaleWindow = { ...window, opensAt: window.closesAt, closesAt: new Date(300 * hour) };
    const at = (hours: number) =>
      leadingWindow([later, window], { now: new Date(hours * hour), hasStock: true, status: 'Upcoming' });
    expect([180, 250, 290].map((hours) => at(hours).state)).toEqual(['open', 'open', 'endingSoon']);
    expect(at(180).window).toEqual({ ...window, closesAt: later.closesAt });
  });

  it('is that of the most inviting window, and closed for an event that is off', () => {
    const closed = { type: 'purchase' as const, opensAt: new Date(0), closesAt: new Date(1) };
    const facts = { now: new Date(150 * hour), hasStock: true, status: 'Upcoming' as const };
    expect(leadingWindow([closed, window], facts)).toEqual({ state: 'open', window });
    for (const status of ['Cancelled', 'Postponed'] as const)
      expect(leadingWindow([closed, window], { ...facts, status }).state).toBe('closed');
    expect(leadingWindow([], facts).state).toBe('closed');
  });

  it('says that few are left from five in a hundred on', () => {
    expect([isFewLeft(51, 1000), isFewLeft(50, 1000), isFewLeft(0, 1000)]).toEqual([false, true, false]);
  });
});
