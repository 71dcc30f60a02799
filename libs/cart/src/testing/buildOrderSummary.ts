import type { OrderSummary } from '@foyer/contract';
import { buildMoney } from './buildCart.ts';
import { buildOrder } from './buildOrder.ts';

/** Builds an order of two adjacent seats, as in the list. */
export function buildOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const { orderId, orderNumber, event, createdAt } = buildOrder();
  return {
    orderId,
    orderNumber,
    event,
    createdAt,
    items: [{ name: 'Lower bowl', quantity: 2 }],
    total: buildMoney(24_860),
    state: 'placed',
    ...overrides,
  };
}

/** Id of another order. */
export const orderIdOf = (at: number): string => `01936f5e-7c00-7000-8000-0000000001${10 + at}`;
