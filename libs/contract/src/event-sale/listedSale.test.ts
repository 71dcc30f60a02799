import type { EventProfile, EventSummary, Marketplace } from '../types.gen.ts';
import { listedSale } from './listedSale.ts';

const window = (type: Marketplace['type'], isForExtras = false): Marketplace => ({
  marketplaceId: '01936f5e-7c00-7000-8000-000000000001',
  type,
  state: 'open',
  isForExtras,
});
const sale = window('purchase');
const draw = window('draw');
const extras = window('purchase', true);
const inState = (
  change: Partial<EventSummary>,
  ...marketplaces: Marketplace[]
): Parameters<typeof listedSale>[0] => ({
  summary: { status: 'Upcoming', saleState: 'open', ...change } as EventProfile['summary'],
  marketplaces,
});

describe('what an event’s page sells', () => {
  it.each([
    ['a sale', 'offers', inState({}, sale)],
    ['no window at all', 'offers', inState({})],
    ['a sale beside a draw', 'offers', inState({}, draw, sale)],
    ['a sale and extras beside an auction', 'offers', inState({}, window('auction'), extras, sale)],
    ['extras beside a draw', 'extras', inState({}, draw, extras)],
    ['a draw alone', 'none', inState({}, draw)],
    ['an auction alone', 'none', inState({}, window('auction'))],
  ])('with %s: %s [C2.02b]', (_name, expected, profile) => {
    expect(listedSale(profile)).toBe(expected);
  });

  it.each([
    ['open', 'offers'],
    ['endingSoon', 'offers'],
    ['active', 'offers'],
    ['openingSoon', 'offers'],
    ['upcoming', 'offers'],
    ['soldOut', 'none'],
    ['closed', 'none'],
    ['pendingResults', 'none'],
    ['actionRequired', 'none'],
  ] as const)('while it is %s: %s [C2.02b]', (saleState, expected) => {
    expect(listedSale(inState({ saleState }, sale))).toBe(expected);
  });

  it.each([
    ['Cancelled', 'none'],
    ['Postponed', 'none'],
    ['Rescheduled', 'offers'],
  ] as const)('once it is %s: %s [C2.02b]', (status, expected) => {
    expect(listedSale(inState({ status }, sale))).toBe(expected);
  });
});
