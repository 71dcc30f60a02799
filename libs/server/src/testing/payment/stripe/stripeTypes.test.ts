import { eventBody } from './stripeEventTypes.ts';
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

describe("the types of Stripe's library as a check of events", () => {
  const transfer = { id: 'tr_1', object: 'transfer', amount: 5000, reversed: true };

  it('accept a good event, and give it all that every event has', () => {
    const event = JSON.parse(eventBody('transfer.reversed', transfer)) as Record<string, unknown>;
    expect(event).toMatchObject({ id: 'evt_1', type: 'transfer.reversed', data: { object: transfer } });
  });

  it.each([
    ['an event that Stripe does not send', 'transfer.lost', transfer],
    ['an object of another kind', 'charge.dispute.closed', transfer],
    ['a field that its object does not have', 'transfer.reversed', { ...transfer, status: 'paid' }],
    ['a value that the field does not have', 'charge.dispute.closed', { id: 'du_1', status: 'over' }],
  ])('refuse %s', (_what, type, object) => {
    expect(() => eventBody(type, object)).toThrow(type);
  });

  it('refuse an event that lacks what every event has', () => {
    const isTransferReversed = validatorOf({ file: 'Events', name: 'TransferReversedEvent' }, 'whole');
    const event = JSON.parse(eventBody('transfer.reversed', transfer)) as Record<string, unknown>;
    expect(isTransferReversed(event)).toBe(true);
    expect(isTransferReversed({ ...event, created: undefined })).toBe(false);
    expect(isTransferReversed({ ...event, created: '1795000000' })).toBe(false);
  });
});
