import { engageFor } from '../../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

/** Sells to oneself, so that the user is promoter and guest. */
export const promoterSaleTraces: Traces = async (server, { userId, token, emailAddress }) => {
  const { eventId, standing } = await buildSale(server.database);
  await engageFor(server, userId, { eventId, standing });
  const { items } = (await server.call('listPromoterInventory', { token, query: { eventId } })).body;
  const body = {
    eventId,
    lines: [{ offerGroupId: standing, quantity: 1 }],
    guest: { emailAddress, firstName: 'Ada', lastName: 'Byron' },
    payment: { paymentKind: 'cash' as const, amount: items[0]!.price.total },
  };
  const { payment: _payment, ...byLink } = body;
  const sold = await server.call('sellAsPromoter', { token, body });
  const held = await server.call('assignAsPromoter', { token, body: byLink });
  if (sold.status !== 200 || held.status !== 200) throw new Error('The promoter could not sell');
};
