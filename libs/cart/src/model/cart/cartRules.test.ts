import { buildCart } from '../../testing/buildCart.ts';
import { isExtensionOffered, withoutSelection, withQuantity, withSelection } from './cartRules.ts';

const line = { cartGuid: 'line-0001', offerGroupId: 'o', quantity: 2, seatCodes: ['101-C-12', '101-C-13'] };

describe('lines of a cart', () => {
  it('leaves the seats to the server when the quantity changes, which keeps them [C4.02a]', () => {
    expect(withQuantity(line, 1)).toEqual({ cartGuid: 'line-0001', offerGroupId: 'o', quantity: 1 });
    expect(withQuantity(line, 3)).toEqual({ cartGuid: 'line-0001', offerGroupId: 'o', quantity: 3 });
  });

  it('adds, replaces and takes out by guid [C4.02a-b]', () => {
    const other = { ...line, cartGuid: 'line-0002' };
    expect(withSelection([line], other)).toHaveLength(2);
    expect(withSelection([line], { ...line, quantity: 1 })).toEqual([{ ...line, quantity: 1 }]);
    expect(withoutSelection([line, other], 'line-0001')).toEqual([other]);
  });

  it('has one gift of an offer: one of another amount replaces it [C3.02d, C4.02a]', () => {
    const gift = {
      cartGuid: 'line-0003',
      offerGroupId: 'g',
      quantity: 1,
      amount: { amount: 500, currency: 'CAD' },
    };
    const greater = { ...gift, cartGuid: 'line-0004', amount: { amount: 900, currency: 'CAD' } };
    expect(withSelection([gift, line], greater)).toEqual([greater, line]);
  });
});

describe('the time of a hold [C4.04a]', () => {
  const end = Date.parse('2027-01-01T00:10:00Z');
  it.each([
    [120_001, true, false],
    [120_000, true, true],
    [20_000, true, true],
    [0, true, false],
    [60_000, false, false],
  ])('with %s ms left and extension allowed %s offers it: %s', (left, allowed, offered) => {
    expect(isExtensionOffered(buildCart({ allowed: { extend: { allowed } } }), end - left)).toBe(offered);
  });
});
