import { buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import { pickedPriceState, readPickedPrice } from './pickedPrice.ts';

const line = buildCartLine();
const cost = line.price.allIn;

describe('pickedPriceState', () => {
  it('reports a price change between list and hold, and nothing without one [C8.06]', () => {
    expect(pickedPriceState(cost, [line])).toBeUndefined();
    const seen = { ...cost, amount: cost.amount - 100 };
    const state = pickedPriceState(seen, [line]);
    expect(state).toEqual({ pickedPrice: { before: seen, now: cost } });
    expect(readPickedPrice(JSON.parse(JSON.stringify(state)))).toEqual(state?.pickedPrice);
  });

  it.each([
    null,
    'x',
    {},
    { pickedPrice: null },
    { pickedPrice: { before: buildMoney(1) } },
    { pickedPrice: { before: buildMoney(1), now: { amount: '1', currency: 'USD' } } },
  ])('takes %j for no change', (state) => {
    expect(readPickedPrice(state)).toBeUndefined();
  });
});
