import { isExpired } from './cardExpiry.ts';

describe('isExpired', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', false],
    ['2026-12-01T00:00:00Z', true],
  ])('lets a card work until its month ends: at %s %s [C5.10b]', (at, expected) => {
    expect(isExpired({ expiryMonth: 11, expiryYear: 2026 }, new Date(at))).toBe(expected);
  });
});
