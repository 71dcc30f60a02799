import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { minutes } from '../../platform/time/units.ts';
import { makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { createDeadlyPoint } from '../../testing/sale/faults/deadlyPoint.ts';
import type { GatewayFault } from '../../testing/sale/faults/faultyGateway.ts';
import {
  addRecipient,
  buyPlaces,
  moveEnd,
  payoutsOf,
  sandboxPayouts,
} from '../../testing/sale/fixtures/payoutFixture.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { scratchModule } from '../../testing/sale/races/scratchKind.ts';
import { sellListing } from '../../testing/sale/soldListing.ts';
import { useFaultyServers } from '../../testing/sale/races/useFaultyServers.ts';
import { payOut } from '../payout/payOut.ts';
import { returnOrder } from '../refund/refundOrder.ts';

const deadly = createDeadlyPoint();
const { server, gateway } = useFaultyServers(
  {
    faultPoint: deadly.faultPoint,
  },
  [scratchModule],
);

let sale: SaleFixture;
let ada: Buyer;
let recipient: string;

/** Sells places of an event; it ends once they are sold. @returns id of the order */
async function sellOut(quantity: number): Promise<string> {
  sale = await buildSale(server().database);
  recipient = `account_${sale.eventId}`;
  await addRecipient(server().database, sale.eventId, recipient);
  const orderId = await buyPlaces(server(), ada, sale, quantity);
  await moveEnd(server().database, sale.eventId, 'past');
  return orderId;
}

beforeEach(async () => {
  deadly.spare();
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
});

const run = (n: number) => payOut(server(n).platform);
const payouts = async () =>
  (await payoutsOf(server().database, sale.eventId)).map(({ state, amount }) => [state, amount]);
const paid = async () =>
  (await sandboxPayouts(server().database, recipient)).map(({ state, amount }) => [state, amount]);

describe('payouts by several servers', () => {
  it('are made once, however many servers run the job at once [CR-09]', async () => {
    for (let round = 0; round < rounds(5); round += 1) {
      await sellOut(2);
      await Promise.all([run(0), run(1), run(0), run(1)]);
      expect([await payouts(), await paid()]).toEqual([[['paid', 10_000]], [['paid', 10_000]]]);
    }
  });

  it.each([
    ['beforeOutsideCall', 'before the gateway was asked', []],
    ['afterOutsideCall', 'after the money has left', [['paid', 5_000]]],
  ])('killed at %s, %s: paid once by the next server [CR-01]', async (point, _words, left) => {
    await sellOut(1);
    const dead = deadly.killAt(point);
    void run(0);
    await dead;
    expect([await payouts(), await paid()]).toEqual([[['due', 5_000]], left]);
    await run(1);
    await run(0);
    expect([await payouts(), await paid()]).toEqual([[['paid', 5_000]], [['paid', 5_000]]]);
  });

  it.each(['beforeOutsideCall', 'afterOutsideCall'])(
    'killed at %s while a fan is paid for a sale: paid once, and followed until it has arrived [CR-01]',
    async (point) => {
      const [seller, buyer] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
      sale = await buildSale(server().database, { feePpm: 0, taxPpm: 0 });
      await sellListing(server(), sale, { seller, buyer });
      await moveEnd(server().database, sale.eventId, 'past');
      const dead = deadly.killAt(point);
      void run(0);
      await dead;
      await run(1);
      await server().clock.advance(minutes(2));
      await Promise.all([run(0), run(1)]);
      const { query } = server().database;
      const { payoutId, delivery } = await query
        .selectFrom('payout')
        .select(['payoutId', 'delivery'])
        .where('userId', '=', seller.userId)
        .executeTakeFirstOrThrow();
      expect(delivery).toBe('success');
      const { rows } = await sql`
        select amount from sandbox_gateway.payout where payout_key like ${`payout:${payoutId}:%`}`.execute(
        query,
      );
      expect(rows).toEqual([{ amount: 5_000 }]);
    },
  );

  it.each<GatewayFault>(['hang', 'resetBefore', 'resetAfter'])(
    '%s: stays due without an answer, and is paid once by the same key [CR-05]',
    async (fault) => {
      await sellOut(1);
      gateway.fault = fault;
      await run(0);
      await addRecipient(server().database, sale.eventId, `other_${recipient}`);
      await run(1);
      expect(await payouts()).toEqual([['due', 5_000]]);
      gateway.fault = 'none';
      await Promise.all([run(0), run(1)]);
      // To the recipient of the first request, whatever is set since.
      expect([await payouts(), await paid()]).toEqual([[['paid', 5_000]], [['paid', 5_000]]]);
      expect(await sandboxPayouts(server().database, `other_${recipient}`)).toEqual([]);
    },
  );

  it('pay what is left, or before it is, when an order is returned at the same time [INV-05]', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < rounds(5); round += 1) {
      const orderId = await sellOut(1);
      await moveEnd(server().database, sale.eventId, 'future');
      await buyPlaces(server(), ada, sale, 1);
      await moveEnd(server().database, sale.eventId, 'past');
      const back = { eventId: sale.eventId, orderId, refundId: randomUUID(), reason: 'goodwill' as const };
      await Promise.all([run(0), returnOrder(server(1).platform, back), run(1)]);
      await run(0);
      const amounts = (await payouts()).map(([, amount]) => amount as number);
      expect(amounts).toHaveLength(1);
      seen.add(amounts[0]!);
    }
    expect([...seen].every((amount) => amount === 5_000 || amount === 10_000)).toBe(true);
  });
});
