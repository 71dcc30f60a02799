import { boundsOfBid, outcomeOfMatch, type MatchFacts } from './marketOfferPolicy.ts';

const match: MatchFacts = {
  phase: 'held',
  paymentState: null,
  failureReason: null,
  attempts: 1,
  tried: 1,
  isListed: true,
  isEventOff: false,
  isMoved: false,
  userId: 'ada',
};

describe('what has become of a match', () => {
  it.each([
    ['nothing yet', {}, undefined],
    ['a payment under way', { phase: 'paying' }, undefined],
    ['a payment', { phase: 'paid' }, 'claimed'],
    ['a refusal of the match before', { paymentState: 'failed', failureReason: 'declined' }, undefined],
    ['a refusal', { paymentState: 'failed', failureReason: 'declined', attempts: 2 }, 'paymentFailed'],
    ['a bank that asks', { paymentState: 'verificationRequired', attempts: 2 }, 'paymentFailed'],
    [
      'a charge that was lost',
      { paymentState: 'failed', failureReason: 'neverAsked', attempts: 2 },
      undefined,
    ],
    ['one refusal too many', { phase: 'released', attempts: 2 }, 'failedPayment'],
    ['a listing that has ended', { isListed: false }, 'unmatched'],
    ['both', { isListed: false, phase: 'released' }, 'cancelled'],
    ['an event that is off', { isEventOff: true }, 'cancelled'],
    ['an event with another date', { isMoved: true }, 'cancelled'],
    ['an account that is gone', { userId: null }, 'cancelled'],
  ] as const)('with %s', (_what, facts, outcome) => {
    expect(outcomeOfMatch({ ...match, ...facts })).toBe(outcome);
  });
});

describe('what may be bid', () => {
  type Arguments = Parameters<typeof boundsOfBid>;
  const policy = { resale: 'allowed', transfer: 'allowed', refund: 'none', idRequired: false } as const;
  const event: Arguments[0] = { maxPerPerson: 6, currency: 'CAD', policy };
  const offer: Arguments[1] = {
    ...{
      category: 'EVENT_ACCESS',
      tokensEach: 1,
      parts: [],
      facePrice: 5_000,
      code: null,
      resaleBlocked: false,
    },
  };
  it('is between one unit of the currency and the cap of the event [C5.07a, C5.07b]', () => {
    expect(boundsOfBid(event, offer)).toEqual({
      ...{ minimum: 100, maximum: 100_000_000, minQuantity: 1, maxQuantity: 6 },
    });
    const capped = { ...event, policy: { ...policy, resaleCapBasisPoints: 1_000 } };
    expect(boundsOfBid(capped, offer)?.maximum).toBe(5_500);
  });
  it('is a whole table, and nothing that is never resold, or not for everyone', () => {
    const table = { ...offer, tokensEach: 4 };
    expect(boundsOfBid(event, table)).toMatchObject({ minQuantity: 4, maxQuantity: 4 });
    expect(boundsOfBid({ ...event, maxPerPerson: 3 }, table)).toBeUndefined();
    for (const other of [{ resaleBlocked: true }, { code: 'VIP' }, { category: 'MERCHANDISE' as const }])
      expect(boundsOfBid(event, { ...offer, ...other })).toBeUndefined();
    const forbidden = { ...event, policy: { ...policy, resale: 'forbidden' as const } };
    expect(boundsOfBid(forbidden, offer)).toBeUndefined();
  });
});
