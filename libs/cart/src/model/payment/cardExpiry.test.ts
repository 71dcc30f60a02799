import { isOver, readExpiry, writeExpiry } from './cardExpiry.ts';

describe('the expiry of a card', () => {
  it.each([
    ['04/29', 4, 2029],
    [' 4 / 2029 ', 4, 2029],
    ['12-30', 12, 2030],
  ])('is read as typed: %j', (text, expiryMonth, expiryYear) => {
    expect(readExpiry(text)).toEqual({ expiryMonth, expiryYear });
  });

  it.each(['', '13/29', '0/29', '0429', '04/1999', 'April'])('is not read from %j', (text) => {
    expect(readExpiry(text)).toBeUndefined();
  });

  it('is written as cards show it, and over with its month [C5.10b]', () => {
    const expiry = { expiryMonth: 4, expiryYear: 2029 };
    expect(writeExpiry(expiry)).toBe('04/29');
    expect([Date.UTC(2029, 3, 30), Date.UTC(2029, 4, 1)].map((now) => isOver(expiry, now))).toEqual([
      false,
      true,
    ]);
  });
});
