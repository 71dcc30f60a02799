import type { EventActivity, Order, Token } from '@foyer/contract';

/** Builds a buyer's {product} and orders of an order's event. */
export const buildActivityOf = (
  { event, orderId, orderNumber, createdAt, total }: Order,
  tokens: Token[],
): EventActivity => ({
  event,
  tokens,
  orders: [{ orderId, orderNumber, createdAt, total }],
  extras: [],
  serverTime: createdAt,
});
