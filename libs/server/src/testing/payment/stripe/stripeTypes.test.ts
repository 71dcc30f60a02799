import { validatorOf } from './stripeTypes.ts';

const check = validatorOf({ file: 'PaymentIntents', name: 'PaymentIntentCreateParams' });
const good = { amount: '5000', currency: 'usd', capture_method: 'manual', metadata: { key: 'k' } };

describe("the types of Stripe's library as a check of requests", () => {
  it('accept a good request', () => {
    expect(check({ ...good })).toBe(true);
  });

  it.each([
    ['a parameter that Stripe does not know', { ...good, payment_method_types: ['card'] }],
    ['a value that it does not know', { ...good, capture_method: 'later' }],
    ['a nested value that it does not know', { ...good, allowed_payment_method_types: ['cash'] }],
    ['a missing parameter', { currency: 'usd' }],
    ['words for a number', { ...good, amount: 'fifty' }],
  ])('refuse %s', (_what, request) => {
    expect(check(request)).toBe(false);
  });
});
