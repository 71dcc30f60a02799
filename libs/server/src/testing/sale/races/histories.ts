import fc from 'fast-check';
import { minutes } from '../../../platform/time/units.ts';
import type { DisputeState } from '../../../sale/payment/paymentStates.ts';

/** Least amount of a gift, in minor units; the most is twice as much. */
export const leastGift = 200;

/** Cards of each person. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
} as const;
export type CardName = keyof typeof cards;

/** What a person, or the platform, does in a history. */
export type Step =
  | {
      kind: 'checkout';
      who: number;
      seats: number;
      places: number;
      shirts: number;
      packages: number;
      gift: number;
      shipped: boolean;
      child: boolean;
      coded: boolean;
    }
  | { kind: 'refund'; who: number; all: boolean }
  | { kind: 'dispute'; who: number; states: DisputeState[] }
  | { kind: 'payOut'; fails: boolean }
  | { kind: 'pay'; who: number; card: CardName }
  | { kind: 'clear'; who: number }
  | { kind: 'wait'; ms: number };

const who = fc.integer({ min: 0, max: 2 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      who,
      seats: fc.integer({ min: 0, max: 3 }),
      places: fc.integer({ min: 0, max: 3 }),
      shirts: fc.integer({ min: 0, max: 2 }),
      packages: fc.integer({ min: 0, max: 1 }),
      // Below the least amount, none is given.
      gift: fc.integer({ min: 0, max: 2 * leastGift }),
      shipped: fc.boolean(),
      child: fc.boolean(),
      coded: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), who, all: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      who,
      // As a bank tells it: out of order, and more than once.
      states: fc.array(fc.constantFrom<DisputeState>('open', 'won', 'lost'), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      who,
      card: fc.constantFrom<CardName>('good', 'good', 'good', 'declined', 'poor'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('payOut' as const), fails: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(minutes(4), minutes(11)),
    }),
  },
);
/** Sale and what happens to it. */
export const history = fc.record({
  currency: fc.constantFrom('CAD', 'USD', 'JPY', 'KWD'),
  feePpm: fc.integer({ min: 0, max: 300_000 }),
  feeAmount: fc.integer({ min: 0, max: 999 }),
  taxPpm: fc.integer({ min: 0, max: 250_000 }),
  prices: fc.record({
    seated: fc.integer({ min: 0, max: 99_999 }),
    standing: fc.integer({ min: 0, max: 9_999 }),
    shirt: fc.integer({ min: 0, max: 9_999 }),
  }),
  discount: fc.record({
    bearer: fc.constantFrom('organiser', 'platform'),
    figure: fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 99_999 }) }),
      fc.record({ ratePpm: fc.integer({ min: 1, max: 1_000_000 }) }),
    ),
  }),
  organiserFee: fc.integer({ min: 0, max: 400 }),
  steps: fc.array(steps, { minLength: 3, maxLength: 12 }),
});
export type HistoryOptions = typeof history extends fc.Arbitrary<infer Options> ? Options : never;
