import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SellerSide } from '@foyer/contract';
import { toJson } from '../../platform/database/toJson.ts';
import { makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { addRecipient, buyPlaces, payoutSteps } from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import {
  holdContent,
  scratchModule,
  takenOverLine,
  type Scratch,
} from '../../testing/sale/races/scratchKind.ts';
import { move } from '../../testing/sale/soldTokens.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { readCharges } from '../charge/chargeRepository.ts';
import { returnOrder } from '../refund/refundOrder.ts';
import { setRecipient } from './payoutRepository.ts';

const { server } = useSaleServers({}, [scratchModule]);

let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server().database, { feePpm: 0, taxPpm: 0 });
  [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
  // What buyers pay in the secondary exchange alone.
  await server()
    .database.query.insertInto('eventFee')
    .values({
      ...{ eventId: sale.eventId, code: 'exchange', recipient: 'platform', basis: 'ticket', kind: 'amount' },
      ...{ amount: 500, mandatory: true, refundable: false, categories: ['EVENT_ACCESS'] },
      ...{ marketplaceTypes: ['secondaryExchange'], label: toJson({ 'en-US': 'Exchange' }) },
      purpose: toJson({ 'en-US': 'Exchange' }),
    })
    .execute();
});

const steps = () => payoutSteps(server(), () => sale.eventId);
const money = (amount: number) => ({ amount, currency: 'CAD' });
/** Bought for 50.00 and sold for 80.00, of which the platform gets 4.00 and the organiser a fifth of the profit. */
const side: SellerSide = {
  ...{ face: money(5_000), price: money(8_000), organiserShare: money(600), proceeds: money(7_000) },
  fees: [
    {
      ...{
        code: 'sale',
        label: 'Sale',
        purpose: 'Sale',
        recipient: 'platform',
        basis: 'ticket',
        kind: 'amount',
      },
      ...{ mandatory: true, refundable: true, amount: money(400) },
    },
  ],
};

/** Sells one of a fan's standing places to another fan. */
async function resell(seller: Buyer, buyer: Buyer): Promise<Scratch & { listingId: string }> {
  const tokens = server()
    .database.query.selectFrom('token')
    .select(['eventId', 'tokenId'])
    .where('eventId', '=', sale.eventId)
    .where('ownerId', '=', seller.userId)
    .where('state', '=', 'active');
  const token = await tokens.executeTakeFirstOrThrow();
  await move(server(), token, ['active', 'selling'], {}, { reason: 'listed' });
  const taken = {
    ...takenOverLine(sale, 1),
    ...{
      marketplaceType: 'secondaryExchange' as const,
      sellerId: seller.userId,
      sellerSides: [side],
      amount: 8_000,
    },
  };
  const givenUp = [
    { tokenId: token.tokenId, lineId: taken.lineId, fromState: 'selling' as const, reason: 'sold' as const },
  ];
  const scratch = await holdContent(server().database, sale, buyer, { lines: [taken], givenUp });
  await finishPaying(server(), await startPaying(server(), scratch));
  return { ...scratch, listingId: taken.sourceId! };
}

const orderOf = ({ commitmentId }: Scratch) =>
  server()
    .database.query.selectFrom('purchaseOrder')
    .select(['eventId', 'orderId', 'total'])
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
const pay = (sourceId: string, recipient: string) =>
  setRecipient(server().database.query, {
    ...{ recipientKind: 'seller', recipientId: ada.userId, sourceId },
    ...{ gateway: 'sandbox', recipient, operator: 'test' },
  });
const payouts = () =>
  server()
    .database.query.selectFrom('payout')
    .select(['recipientKind', 'userId', 'sourceId', 'state', 'amount', 'recipient'])
    .where('eventId', '=', sale.eventId)
    .orderBy('recipientKind')
    .orderBy('sourceId')
    .execute();
const balanceOf = async (kind: string, ownerId: string) => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount from ledger_account a
    join ledger_posting p using (ledger_account_id)
    where a.kind = ${kind} and a.owner_id = ${ownerId}`.execute(server().database.kysely);
  return rows[0]!.amount;
};

describe('a line that a fan sells', () => {
  it('has the fees of its own kind of sale, and leaves to the fan what was agreed, to the cent [C3.01h, INV-13]', async () => {
    await buyPlaces(server(), ada, sale, 1);
    const order = await orderOf(await resell(ada, ben));
    expect(order.total).toBe(8_500);
    const charges = await readCharges(server().database.query, order);
    expect(charges.map(({ kind, recipientKind, amount }) => [kind, recipientKind, amount])).toEqual([
      ['proceeds', 'seller', 7_000],
      ['share', 'organiser', 600],
      ['fee', 'platform', 400],
      ['fee', 'platform', 500],
    ]);
    expect(await balanceOf('sellerPending', ada.userId)).toBe(-7_000);
  });

  it('is paid out for itself once the event has ended, to where its seller said [C9.01b]', async () => {
    await buyPlaces(server(), ada, sale, 2);
    const first = await resell(ada, ben);
    const second = await resell(ada, ben);
    await addRecipient(server().database, sale.eventId);
    await pay(first.listingId, 'ada@example.org');
    await steps().runJob();
    expect(await payouts()).toEqual([]);
    await steps().end();
    await steps().runJob();
    await steps().runJob();
    const ofAda = { recipientKind: 'seller', userId: ada.userId, amount: 7_000 };
    expect(await payouts()).toEqual([
      expect.objectContaining({ recipientKind: 'organiser', state: 'paid', amount: 11_200 }),
      ...[
        { ...ofAda, sourceId: first.listingId, state: 'paid', recipient: 'ada@example.org' },
        { ...ofAda, sourceId: second.listingId, state: 'due', recipient: null },
      ].toSorted((left, right) => (left.sourceId < right.sourceId ? -1 : 1)),
    ]);
    await pay(second.listingId, 'ada@example.net');
    await steps().runJob();
    expect((await payouts()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(await balanceOf('sellerPending', ada.userId)).toBe(0);
    expect(await balanceOf('payoutClearing', ada.userId)).toBe(0);
  });

  it('is not paid out once its buyer is refunded, who gets all of it back from everybody', async () => {
    await buyPlaces(server(), ada, sale, 1);
    const scratch = await resell(ada, ben);
    await steps().end();
    await steps().runJob();
    expect(await payouts()).toContainEqual(
      expect.objectContaining({ recipientKind: 'seller', state: 'due' }),
    );
    const { eventId, orderId } = await orderOf(scratch);
    const back = { eventId, orderId, refundId: randomUUID(), reason: 'eventCancelled' as const };
    expect(await returnOrder(server().platform, back)).toBe(true);
    await server().jobs.drain();
    await steps().runJob();
    expect(await payouts()).toContainEqual(
      expect.objectContaining({ recipientKind: 'seller', state: 'dropped', amount: 0 }),
    );
    expect(await balanceOf('sellerPending', ada.userId)).toBe(0);
  });
});
