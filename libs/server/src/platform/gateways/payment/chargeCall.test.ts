import { chargeWithin, settleWithin } from './chargeCall.ts';
import type { PaymentGateway, SettleRequest } from './paymentGateway.ts';

const request: SettleRequest = {
  key: 'attempt',
  means: { kind: 'card', gatewayToken: 'token-of-a-card' },
  amount: 100,
  currency: 'CAD',
};
const fault = Object.assign(
  new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED', { cause: 'a word' }) }),
  { headers: { authorization: 'Bearer sk_live_secret' } },
);
const throwing = (error: Error) =>
  ({
    charge: () => Promise.reject(error),
    settleCharge: () => Promise.reject(error),
  }) as unknown as PaymentGateway;
const calls = { chargeWithin, settleWithin };

describe.each(['chargeWithin', 'settleWithin'] as const)('%s', (name) => {
  const reasonOf = (gateway: PaymentGateway, timeoutMs = 1_000) => calls[name](gateway, request, timeoutMs);

  it('gives the error of the gateway with its causes as the reason, without its other fields', async () => {
    expect(await reasonOf(throwing(fault))).toEqual({
      kind: 'unknown',
      reason:
        'TypeError: fetch failed, because of Error: connect ECONNREFUSED, because of something other than an error',
    });
  });

  it('gives silence as the reason', async () => {
    const silent = {
      charge: () => new Promise(() => undefined),
      settleCharge: () => new Promise(() => undefined),
    };
    expect(await reasonOf(silent as unknown as PaymentGateway, 1)).toEqual({
      kind: 'unknown',
      reason: 'Error: The gateway did not answer in time',
    });
  });

  it('gives an answer of another amount as the reason', async () => {
    const answer = async () => ({ kind: 'captured', transactionId: 'other', amount: 101, currency: 'CAD' });
    const wrong = { charge: answer, settleCharge: answer } as unknown as PaymentGateway;
    expect(await reasonOf(wrong)).toEqual({
      kind: 'unknown',
      reason: 'the answer does not fit the request',
    });
  });
});
