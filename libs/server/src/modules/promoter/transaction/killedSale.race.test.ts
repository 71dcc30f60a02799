import { randomUUID } from 'node:crypto';
import { seconds } from '../../../platform/time/units.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { cashSale } from '../../../testing/sale/fixtures/promoterFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useVictim } from '../../../testing/sale/useVictim.ts';

const { survivor, victim, killAt } = useVictim();

it.each([
  ['beforeOutsideCall', 'the call is repeated'],
  ['afterOutsideCall', 'the reconciler runs'],
] as const)(
  'sells once where the server is killed at %s and then %s [CR-01, INV-10]',
  async (point, first) => {
    const sale = await buildSale(survivor().database);
    const [promoter] = (await makeBuyers(survivor().database, 1)) as [Buyer];
    const call = {
      ...(await cashSale(survivor(), promoter, sale)),
      idempotencyKey: `killed-${randomUUID()}`,
    };
    await killAt(point, () => victim().call('sellAsPromoter', call));
    await survivor().clock.advance(seconds(61));
    if (first === 'the reconciler runs') await reconcilePayments(survivor().platform);
    const sold = await survivor().call('sellAsPromoter', call);
    const again = await survivor().call('sellAsPromoter', call);
    expect([sold.status, again.text]).toEqual([200, sold.text]);
    const query = { eventId: sale.eventId };
    const { body } = await survivor().call('getPromoterOverview', { token: call.token, query });
    expect(body).toMatchObject({
      stock: { sold: 1, pending: 0 },
      money: { cashOwed: call.body.payment.amount },
    });
    await checkInvariants(survivor().database);
  },
);
