import { allowed, refused } from '../../../../platform/http/access/permission.ts';
import { hours } from '../../../../platform/time/units.ts';
import { mayBecome, mayCost, mayOffer, type OfferTerms, type OpenAuction } from './auctionPolicy.ts';

const now = new Date('2026-03-02T12:00:00Z');
const after = (count: number) => new Date(now.getTime() + hours(count));
const auction: OpenAuction = { state: 'open', status: 'Upcoming', opensAt: after(-1), closesAt: after(1) };
const around = { now, age: allowed, hasCart: false, remaining: 1, stock: 1, own: undefined, isRaise: false };
const own = { state: 'open', isSameGroup: true } as const;

describe('offers of an auction', () => {
  it.each([
    ['are taken while it is open', auction, {}, undefined],
    ['not before it opens', { ...auction, opensAt: after(1), closesAt: after(2) }, {}, 'marketplaceClosed'],
    ['not at its end, before the job has closed it', { ...auction, closesAt: now }, {}, 'marketplaceClosed'],
    ['not once it is closed [C8.10d]', { ...auction, state: 'closed' as const }, {}, 'marketplaceClosed'],
    ['not for a cancelled event', { ...auction, status: 'Cancelled' }, {}, 'marketplaceClosed'],
    ['not for an event without a date', { ...auction, status: 'Postponed' }, {}, 'marketplaceClosed'],
    ['not beside one for the same category [C5.04a, C8.01a]', auction, { own }, 'activeOfferSameCategory'],
    [
      'not beside one for another category [C5.04b, C8.01b]',
      auction,
      { own: { ...own, isSameGroup: false } },
      'activeOfferOtherCategory',
    ],
    ['but to raise it', auction, { own, isRaise: true }, undefined],
    [
      'not by somebody too young [C5.02a]',
      auction,
      { age: refused('belowMinimumEventAge') },
      'belowMinimumEventAge',
    ],
    ['not beside a cart [C5.06]', auction, { hasCart: true }, 'cartBlocksOffer'],
    ['not for what is sold out [C8.10b]', auction, { stock: 0 }, 'purchaseSoldOut'],
    ['not once the limit is reached [C5.03a]', auction, { remaining: 0 }, 'ticketLimitEvent'],
  ])('%s', (_title, one, more, reason) => {
    const answer = mayOffer(one, { ...around, ...more });
    expect(answer.allowed ? undefined : answer.reason).toBe(reason);
  });
});

describe('the price of an offer', () => {
  const steps = { minimum: 5_000, maximum: 6_000, step: 500 };

  it.each([
    ['may be the minimum [C5.07a]', 5_000, undefined],
    ['not less [C5.07a, C8.21e]', 4_500, 'offerBelowMinimum'],
    ['may be the maximum [C5.07c]', 6_000, undefined],
    ['not more [C5.07c]', 6_500, 'offerAboveMaximum'],
    ['not between steps', 5_001, 'offerOffStep'],
  ])('%s', (_title, price, reason) => {
    const answer = mayCost(steps, price);
    expect(answer.allowed ? undefined : answer.reason).toBe(reason);
  });

  const before: OfferTerms = {
    ...{ price: 5_500, quantity: 2, seatsTogether: false },
    ...{ paymentMethodId: 'visa', expiresBeforeHours: 0, discountId: null },
  };
  it.each([
    ['may rise [C5.08a]', { price: 6_000 }, undefined],
    ['not fall below the previous one [C5.08a, C8.21f]', { price: 5_000 }, 'offerNotRaised'],
    ['nor be for fewer, even if it rises [C5.08a]', { price: 6_000, quantity: 1 }, 'offerNotRaised'],
    ['may be for more', { quantity: 3 }, undefined],
    ['may get another card', { paymentMethodId: 'other' }, undefined],
    ['may get a promo code', { discountId: 'spring' }, undefined],
    ['may expire at another time', { expiresBeforeHours: 24 }, undefined],
    ['is not made twice', {}, 'offerNotRaised'],
  ])('%s', (_title, change, reason) => {
    const answer = mayBecome(before, { ...before, ...change });
    expect(answer.allowed ? undefined : answer.reason).toBe(reason);
  });
});
