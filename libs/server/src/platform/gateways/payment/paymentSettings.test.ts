import { readPaymentSettings } from './paymentSettings.ts';

const good = {
  FOYER_STRIPE_SECRET_KEY: 'sk_live_abc123',
  FOYER_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc123',
  FOYER_STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
};

describe('readPaymentSettings', () => {
  it('reads an account at Stripe, or none', () => {
    expect(readPaymentSettings({}, false)).toEqual({ kind: 'none' });
    expect(readPaymentSettings(good, false)).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_abc123',
      publishableKey: 'pk_live_abc123',
      webhookSecret: 'whsec_abc123',
    });
  });

  it.each([
    [{ FOYER_STRIPE_WEBHOOK_SECRET: '' }, /needs FOYER_STRIPE_WEBHOOK_SECRET too/],
    [{ FOYER_STRIPE_SECRET_KEY: 'pk_live_abc' }, /FOYER_STRIPE_SECRET_KEY is not a key/],
    [{ FOYER_STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, /different modes/],
  ])('refuses what is incomplete or mixed up: %j', (change, problem) => {
    expect(() => readPaymentSettings({ ...good, ...change }, false)).toThrow(problem);
  });

  it('takes no live key in a sandbox', () => {
    expect(() => readPaymentSettings(good, true)).toThrow('test keys');
    const test = { FOYER_STRIPE_SECRET_KEY: 'sk_test_a', FOYER_STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
    expect(readPaymentSettings({ ...good, ...test }, true).kind).toBe('stripe');
  });
});
