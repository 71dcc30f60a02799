import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { seconds } from '../../../platform/time/units.ts';
import { randomUUID } from 'node:crypto';
import { checkInvariants } from '../../../testing/database/checkInvariants.ts';
import { makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { buyStanding, holdUpgrade, payUpgrade } from '../../../testing/sale/fixtures/upgradeFixture.ts';
import { readBooks } from '../../../testing/sale/races/readBooks.ts';
import { tally } from '../../../testing/sale/races/rounds.ts';
import { move } from '../../../testing/sale/soldTokens.ts';
import { useVictim } from '../../../testing/sale/useVictim.ts';

const { survivor, victim, killAt } = useVictim();

const statesOf = async ({ eventId }: SaleFixture, { userId }: Buyer) => {
  const rows = await survivor()
    .database.query.selectFrom('token')
    .select('state')
    .where('eventId', '=', eventId)
    .where('ownerId', '=', userId)
    .orderBy('state')
    .execute();
  return rows.map(({ state }) => state);
};
const settle = async (sale: SaleFixture) => {
  await survivor().jobs.drain();
  expect(await readBooks(survivor().database, sale)).toMatchObject({ sum: 0, unaccounted: 0 });
  await checkInvariants(survivor().database);
};

it('gives the last seat to one of two who upgrade at once, and the other keeps what there was [C4.17, INV-01]', async () => {
  const sale = await buildSale(survivor().database, { rows: 1, seatsPerRow: 1 });
  const fans = (await makeBuyers(survivor().database, 2)) as [Buyer, Buyer];
  const [first, second] = await Promise.all(fans.map((fan) => buyStanding(survivor(), fan, sale)));
  const offer = { offerGroupId: sale.seated };
  const held = await Promise.all([
    holdUpgrade(survivor(), fans[0], first!, offer),
    holdUpgrade(victim(), fans[1], second!, offer),
  ]);
  expect(tally(held)).toEqual({ ok: 1, purchaseSoldOut: 1 });
  const at = held.findIndex(({ status }) => status === 200);
  expect((await payUpgrade(survivor(), fans[at]!, held[at]!.body)).status).toBe(200);
  expect(await statesOf(sale, fans[at]!)).toEqual(['active', 'voided']);
  expect(await statesOf(sale, fans[1 - at]!)).toEqual(['active']);
  await settle(sale);
});

it('exchanges a {product}, or lets it in, and never both [INV-07]', async () => {
  for (const state of ['checkedIn', 'sent', 'selling'] as const) {
    const sale = await buildSale(survivor().database);
    const [fan] = (await makeBuyers(survivor().database, 1)) as [Buyer];
    const source = await buyStanding(survivor(), fan, sale);
    const held = await holdUpgrade(survivor(), fan, source, { offerGroupId: sale.seated });
    const own = { eventId: sale.eventId, tokenId: source.tokenIds[0]! };
    const [paid, moved] = await Promise.all([
      payUpgrade(survivor(), fan, held.body),
      move(victim(), own, ['active', state]).then(
        (outcome) => outcome === 'moved',
        () => false,
      ),
    ]);
    const states = await statesOf(sale, fan);
    if (paid.status === 200) expect(states).toEqual(['active', 'voided']);
    else expect([states, moved]).toEqual([[state], true]);
    await settle(sale);
  }
});

it.each([
  ['beforeOutsideCall', 'the call is repeated'],
  ['afterOutsideCall', 'the call is repeated'],
  ['afterOutsideCall', 'the reconciler runs'],
] as const)(
  'leaves the old or the new {product} where the server is killed at %s and then %s, and charges once [CR-01]',
  async (point, first) => {
    const sale = await buildSale(survivor().database);
    const [fan] = (await makeBuyers(survivor().database, 1)) as [Buyer];
    const source = await buyStanding(survivor(), fan, sale, 2);
    const held = await holdUpgrade(survivor(), fan, source, { offerGroupId: sale.seated });
    const { paymentMethodId } = await storeCard(survivor(), fan);
    const { upgradeId, quote } = held.body;
    const call = {
      token: fan.token,
      body: { eventId: sale.eventId, upgradeId, acceptedTotal: quote.total, paymentMethodId },
      idempotencyKey: `killed-${randomUUID()}`,
    };
    await killAt(point, () => victim().call('payUpgrade', call));
    expect(await statesOf(sale, fan)).toEqual(['active', 'active']);
    await survivor().clock.advance(seconds(61));
    if (first === 'the reconciler runs') await reconcilePayments(survivor().platform);
    const paid = await survivor().call('payUpgrade', call);
    expect([paid.status, (await survivor().call('payUpgrade', call)).text]).toEqual([200, paid.text]);
    expect(await statesOf(sale, fan)).toEqual(['active', 'active', 'voided', 'voided']);
    const charged = await survivor()
      .database.query.selectFrom('payment')
      .select('capturedAmount')
      .where('eventId', '=', sale.eventId)
      .where('commitmentId', '=', upgradeId)
      .execute();
    expect(charged.map(({ capturedAmount }) => Number(capturedAmount))).toEqual([quote.total.amount]);
    await settle(sale);
  },
);
