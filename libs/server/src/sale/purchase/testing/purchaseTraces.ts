import { checkout, line, pay, storeCard } from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../testing/traces.ts';

/** A stored card and an order. */
export const purchaseTraces: Traces = async (server, person) => {
  const sale = await buildSale(server.database);
  const card = await storeCard(server, person);
  const cart = (await checkout(server, person, sale.eventId, [line('a', sale.standing, 1)])).body;
  await pay(server, person, cart, card.paymentMethodId);
};
