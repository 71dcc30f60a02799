import type { Order } from '@foyer/contract';
import { buildEventSummary, buildToken } from '@foyer/testing';
import { buildCartLine } from './buildCart.ts';

/** Builds an order of two adjacent seats. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const lines = overrides.lines ?? [buildCartLine()];
  const event = buildEventSummary();
  const quote = overrides.quote ?? lines[0]!.price;
  return {
    orderId: '01936f5e-7c00-7000-8000-0000000000d1',
    orderNumber: 'F7K2-M9QX',
    eventId: event.eventId,
    event,
    createdAt: '2027-01-01T00:04:00Z',
    lines,
    quote,
    fees: quote.fees,
    total: quote.total,
    transactionId: 'sandbox_01936f5e7c007000',
    payment: {
      paymentType: 'CreditCard',
      transactionId: 'sandbox_01936f5e7c007000',
      brand: 'visa',
      lastFour: '4242',
    },
    tokens: [buildToken(), buildToken({ tokenId: '01936f5e-7c00-7000-8000-0000000000c2' })],
    allowed: { print: { allowed: true } },
    ...overrides,
  };
}
