import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { engageFor } from '../../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';
import { proposeSettlement, recordCash } from '../settleAccount.ts';

/** Sells as a promoter, hands cash over, and settles the rest. */
export const settlementTraces: Traces = async (server, { userId, token, emailAddress }) => {
  const { platform, database } = server;
  const { eventId, standing } = await buildSale(database);
  await engageFor(server, userId, { eventId, standing });
  const { items } = (await server.call('listPromoterInventory', { token, query: { eventId } })).body;
  const amount = items[0]!.price.total;
  const body = {
    eventId,
    lines: [{ offerGroupId: standing, quantity: 1 }],
    guest: { emailAddress },
    payment: { paymentKind: 'cash' as const, amount },
  };
  const { status } = await server.call('sellAsPromoter', { token, body });
  if (status !== 200) throw new Error('The promoter could not sell');
  await inTransaction(database, async (tx, now) => {
    const acting = { platform, tx, now, side: 'organiser' as const, memberId: null };
    await recordCash(acting, { eventId, userId }, { ...amount, amount: 100 });
    await proposeSettlement(acting, { eventId, userId });
  });
};
