import { randomUUID } from 'node:crypto';
import { sampleSettings } from '@foyer/util/sampling';
import { sql } from 'kysely';
import { minutes, seconds } from '../../../platform/time/units.ts';
import { payOut } from '../../../sale/payout/payOut.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { unevenCharges } from '../../../testing/process/lostWrites.ts';
import { anyCard, checkout, line, makeBuyers, pay, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { listPlaces } from '../../../testing/sale/fixtures/listingFixture.ts';
import { addRecipient, moveEnd } from '../../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useVictim } from '../../../testing/sale/useVictim.ts';
import type { TestServer } from '../../../testing/testServer.ts';

/** Each resale is killed twice: while its buyer pays, and while its seller is paid. */
const resales = sampleSettings().isDeep ? 500 : 4;
const points = ['beforeOutsideCall', 'afterOutsideCall'] as const;
jest.setTimeout(60_000 + resales * 5_000);

const { survivor, victim, killAt } = useVictim();

interface Resale {
  eventId: string;
  seller: Buyer;
  buyer: Buyer;
}

/** Sells a place from fan to fan; the server dies while the buyer pays, and the call is repeated. */
async function resell(seller: Buyer, buyer: Buyer, round: number): Promise<Resale> {
  const sale = await buildSale(survivor().database, { feePpm: 0, taxPpm: 0 });
  const { eventId } = sale;
  await addRecipient(survivor().database, eventId, `account_${eventId}`);
  const { listingId: offerId } = await listPlaces(survivor(), seller, sale);
  const cart = (await checkout(survivor(), buyer, eventId, [line('r', sale.standing, 1, { offerId })])).body;
  const { paymentMethodId } = await anyCard(survivor(), buyer);
  const idempotencyKey = `killed-${randomUUID()}`;
  const payAt = (server: TestServer) => pay(server, buyer, cart, paymentMethodId, { idempotencyKey });
  await killAt(points[round % 2]!, () => payAt(victim()));
  await survivor().clock.advance(seconds(61));
  if (round % 4 < 2) await reconcilePayments(survivor().platform);
  const paid = await payAt(survivor());
  expect([paid.status, (await payAt(survivor())).text]).toEqual([200, paid.text]);
  return { eventId, seller, buyer };
}

/** Reads who holds valid {product} of an event, what the seller was paid, and how often. */
async function readEnd({ eventId, seller }: Resale) {
  const { query } = survivor().database;
  const holders = await query
    .selectFrom('token')
    .select('holderId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'active')
    .execute();
  const { rows } = await sql<{ delivery: string; sent: number[] }>`
    select p.delivery, array(select s.amount::int from sandbox_gateway.payout s
      where s.payout_key like 'payout:' || p.payout_id || ':%') as sent
    from payout p where p.event_id = ${eventId} and p.user_id = ${seller.userId}`.execute(query);
  return { holders: holders.map(({ holderId }) => holderId), payouts: rows };
}

it('pays a resale once, and has one holder, however often the server is killed [CR-01, INV-07, INV-08]', async () => {
  for (let round = 0; round < resales; round += 1) {
    const [seller, buyer] = (await makeBuyers(survivor().database, 2)) as [Buyer, Buyer];
    const resale = await resell(seller, buyer, round);
    await moveEnd(survivor().database, resale.eventId, 'past');
    await killAt(points[Math.floor(round / 2) % 2]!, () => payOut(victim().platform));
    for (let run = 0; run < 2; run += 1) {
      await payOut(survivor().platform);
      await survivor().clock.advance(minutes(2));
    }
    await payOut(survivor().platform);
    expect(await readEnd(resale)).toEqual({
      holders: [buyer.userId],
      payouts: [{ delivery: 'success', sent: [5_000] }],
    });
  }
  await survivor().jobs.drain();
  expect(await unevenCharges(survivor().database)).toEqual([]);
  await checkInvariants(survivor().database);
});
