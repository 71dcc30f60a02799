import { typedAmount } from './typedAmount.ts';

describe('typedAmount', () => {
  it.each([
    ['12', 'CAD', 1_200],
    [' 12,50 ', 'CAD', 1_250],
    ['0.07', 'USD', 7],
    ['19.99', 'USD', 1_999],
    ['700', 'JPY', 700],
  ])('reads %p in %s', (text, currency, amount) => {
    expect(typedAmount(text, currency)).toEqual({ amount, currency });
  });

  it.each(['', '-5', '$5', '1 000', '1.234', 'ten'])('reads nothing from %p', (text) => {
    expect(typedAmount(text, 'CAD')).toBeUndefined();
  });
});
