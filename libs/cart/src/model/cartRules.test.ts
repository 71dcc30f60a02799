import { buildCart, buildCartLine } from '../testing/buildCart.ts';
import {
  isExpired,
  isExtensionOffered,
  removalProblem,
  withoutSelection,
  withQuantity,
  withSelection,
} from './cartRules.ts';

const access = buildCartLine();
const poster = buildCartLine({ cartGuid: 'line-0002', category: 'MERCHANDISE', seating: 'none', seats: [] });
const line = { cartGuid: 'line-0001', offerGroupId: 'o', quantity: 2, seatCodes: ['101-C-12', '101-C-13'] };

describe('removalProblem', () => {
  it('keeps the last {product} while extras depend on it [C4.03a, C5.12]', () => {
    const cart = buildCart({ lines: [access, poster] });
    expect(removalProblem(cart, access.cartGuid)).toBe('extrasNeedAccess');
    expect(removalProblem(cart, poster.cartGuid)).toBeUndefined();
    expect(removalProblem(buildCart({ lines: [access] }), access.cartGuid)).toBeUndefined();
    expect(
      removalProblem(buildCart({ lines: [access, { ...access, cartGuid: 'x' }, poster] }), access.cartGuid),
    ).toBeUndefined();
  });
});

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
});

describe('the time of a hold [C4.04a]', () => {
  const end = Date.parse('2027-01-01T00:10:00Z');
  it('is over at its very end', () => {
    expect(isExpired('2027-01-01T00:10:00Z', end - 1)).toBe(false);
    expect(isExpired('2027-01-01T00:10:00Z', end)).toBe(true);
    expect(isExpired(undefined, end)).toBe(false);
  });

  it.each([
    [120_001, true, false],
    [120_000, true, true],
    [20_000, true, true],
    [0, true, false],
    [60_000, false, false],
  ])('with %s ms left and extendable %s offers an extension: %s', (left, extendable, offered) => {
    expect(isExtensionOffered(buildCart({ extendable }), end - left)).toBe(offered);
  });
});
