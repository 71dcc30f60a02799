import { sql } from 'kysely';
import { nothingDone } from '../../platform/http/resumable.ts';
import { SerialisedAnswer } from '../../platform/http/answers/serialisedAnswer.ts';
import { days, minutes, seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { authorise, finishPaying, payingCall, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { buildSale, seatCode, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { holdScratch, scratchModule, type Scratch } from '../../testing/sale/races/scratchKind.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import { readCommitment } from '../cart/saleSnapshot.ts';
import { setEventAccount } from '../gateway-account/gatewayAccounts.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import type { AttemptKey } from '../payment/paymentRepository.ts';
import { captureAuthorised, voidAuthorised } from './captureAuthorised.ts';
import { chargeAttempt } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';
import { applyGatewayEventJob } from './external/gatewayEvents.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import type { KeptLine } from './reduceSale.ts';

const lapsingCard = '4000 0000 0000 7007';
const { server } = useSaleServers({}, [scratchModule]);
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;
/** Holds all four standing places. */
let scratch: Scratch;

beforeEach(async () => {
  sale = await buildSale(server().database, { standing: 4 });
  [ada, ben] = (await makeBuyers(server().database, 2)) as [Buyer, Buyer];
  scratch = await holdScratch(server().database, sale, ada, 4);
});

const capture = (commitment: CommitmentKey, kept?: KeptLine[]) =>
  captureAuthorised(server(1).platform, commitment, kept);
const release = (commitment: CommitmentKey) => voidAuthorised(server(1).platform, commitment);

/** States of a commitment and its payment, and what the gateway has of it: its state, and what was taken. */
async function stateOf({ commitmentId }: CommitmentKey): Promise<[string, string, string, number | null]> {
  const { rows } = await sql<{ ours: string; payment: string; gateways: string; taken: number | null }>`
    select c.state as ours, p.state as payment, g.state as gateways, g.captured_amount as taken
    from commitment c join payment p using (event_id, commitment_id) join payment_attempt a using (event_id, payment_id)
    join sandbox_gateway.charge g on g.idempotency_key = a.attempt_id::text
    where c.commitment_id = ${commitmentId} order by a.started_at desc limit 1`.execute(
    server().database.kysely,
  );
  const { ours, payment, gateways, taken } = rows[0]!;
  return [ours, payment, gateways, taken];
}

/** What was bought of the event: its orders' totals, tokens, the sum of charges, and the entries of the ledger by their kinds. */
async function boughtOf({ eventId }: SaleFixture) {
  const { rows } = await sql<{ totals: number[]; tokens: number; charged: number; booked: string[] }>`
    select array(select total from purchase_order where event_id = ${eventId}) as totals,
      (select count(*)::int from token where event_id = ${eventId}) as tokens,
      (select coalesce(sum(amount), 0)::bigint from charge where event_id = ${eventId}) as charged,
      array(select kind from ledger_transaction where event_id = ${eventId} order by kind) as booked`.execute(
    server().database.kysely,
  );
  return rows[0];
}
const nothing = { totals: [], tokens: 0, charged: 0, booked: [] };
const bought = (total: number, tokens: number) => ({
  ...{ totals: [total], tokens, charged: total },
  booked: ['order', 'payment'],
});

const stockOf = ({ standingItem }: SaleFixture) =>
  server()
    .database.query.selectFrom('inventoryItem')
    .select(['held', 'sold'])
    .where('inventoryItemId', '=', standingItem)
    .executeTakeFirstOrThrow();
const countsOf = ({ userId }: Buyer) =>
  server()
    .database.query.selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
const wish = async (buyer: Buyer, quantity: number) =>
  (await checkout(server(), buyer, sale.eventId, [line('b', sale.standing, quantity)])).error?.code;
const adults = async (commitment: CommitmentKey, quantity: number): Promise<KeptLine[]> => {
  const { lines } = await readCommitment(server().database.query, commitment);
  return lines.map(({ lineId }) => ({ lineId, ages: [{ ageGroup: 'ADULT', quantity }] }));
};

describe('a commitment whose card is authorised', () => {
  it('stays held, with nothing charged or booked, until it is captured: then it is an order', async () => {
    await authorise(server(), scratch);
    await server().clock.advance(days(3));
    expect(await stateOf(scratch)).toEqual(['paying', 'authorised', 'authorised', null]);
    expect(await boughtOf(sale)).toEqual(nothing);
    expect(await wish(ben, 1)).toBe('purchaseSoldOut');
    expect(await capture(scratch)).toBe('captured');
    expect(await stateOf(scratch)).toEqual(['paid', 'captured', 'captured', 25296]);
    expect(await boughtOf(sale)).toEqual(bought(25296, 4));
    expect([await stockOf(sale), await countsOf(ada)]).toEqual([
      { held: 0, sold: 4 },
      { bought: 4, committed: 0 },
    ]);
    expect([await capture(scratch), await release(scratch)]).toEqual(['captured', 'captured']);
    expect(await boughtOf(sale)).toEqual(bought(25296, 4));
  });

  it('is captured in part: the order has what is left of it, and the other places are free', async () => {
    await authorise(server(), scratch);
    expect(await capture(scratch, await adults(scratch, 2))).toBe('captured');
    expect(await stateOf(scratch)).toEqual(['paid', 'captured', 'captured', 12648]);
    expect(await boughtOf(sale)).toEqual(bought(12648, 2));
    expect([await stockOf(sale), await countsOf(ada)]).toEqual([
      { held: 0, sold: 2 },
      { bought: 2, committed: 0 },
    ]);
    expect(await wish(ben, 2)).toBeUndefined();
  });

  it('is captured in part by seats and lines, for a cart too', async () => {
    const codes = [1, 2, 3].map((number) => seatCode(0, number));
    const selections = [
      line('a', sale.seated, 3, { seatCodes: codes }),
      line('b', sale.shirt, 2),
      line('c', sale.gift, 1),
    ];
    await checkout(server(), ben, sale.eventId, selections);
    const { commitmentId } = await server()
      .database.query.selectFrom('commitment')
      .select('commitmentId')
      .where('userId', '=', ben.userId)
      .executeTakeFirstOrThrow();
    const cart = { eventId: sale.eventId, commitmentId, buyer: ben };
    await authorise(server(), cart);
    const [seats, shirts] = await adults(cart, 1);
    expect(await capture(cart, [{ ...seats!, seatCodes: [codes[1]!] }, shirts!])).toBe('captured');
    const { rows } = await sql<{ seatCode: string; state: string }>`
      select seat_code as "seatCode", state from event_seat
      where event_id = ${sale.eventId} and seat_code = any(${codes}) order by seat_code`.execute(
      server().database.kysely,
    );
    expect(rows.map(({ state }) => state)).toEqual(['available', 'sold', 'available']);
    const [, payment, , taken] = await stateOf(cart);
    expect([payment, await boughtOf(sale)]).toEqual(['captured', bought(taken!, 1)]);
  });

  it('is released when it is voided: nothing was charged, and its places are free', async () => {
    await authorise(server(), scratch);
    expect(await release(scratch)).toBe('voided');
    expect(await stateOf(scratch)).toEqual(['released', 'voided', 'voided', null]);
    expect([await boughtOf(sale), await stockOf(sale)]).toEqual([nothing, { held: 0, sold: 0 }]);
    expect([await release(scratch), await capture(scratch)]).toEqual(['voided', 'voided']);
    expect(await boughtOf(sale)).toEqual(nothing);
  });

  it('is open again when the authorisation has lapsed, with no order, and can be paid by another card', async () => {
    await authorise(server(), scratch, lapsingCard);
    expect(await capture(scratch)).toBe('voided');
    expect(await stateOf(scratch)).toEqual(['open', 'voided', 'voided', null]);
    expect(await boughtOf(sale)).toEqual(nothing);
    await finishPaying(server(), await startPaying(server(), scratch));
    expect(await boughtOf(sale)).toEqual(bought(25296, 4));
  });

  it('is held no longer than after a refused card once its authorisation has lapsed', async () => {
    await authorise(server(), scratch, lapsingCard);
    await capture(scratch, await adults(scratch, 3));
    expect(await wish(ben, 2)).toBe('purchaseSoldOut');
    await server().clock.advance(minutes(5));
    expect(await wish(ben, 2)).toBeUndefined();
  });

  it('is voided by the reconciler when nobody has decided in time, and not before', async () => {
    await authorise(server(), scratch);
    await server().clock.advance(days(4) - minutes(1));
    await reconcilePayments(server().platform);
    expect(await stateOf(scratch)).toEqual(['paying', 'authorised', 'authorised', null]);
    await server().clock.advance(minutes(2));
    await reconcilePayments(server().platform);
    expect(await stateOf(scratch)).toEqual(['released', 'voided', 'voided', null]);
  });

  it('is voided when its hold was lost before the bank answered', async () => {
    const key = await startPaying(server(), scratch, { captureLater: true });
    await server().clock.advance(minutes(30));
    expect(await wish(ben, 1)).toBeUndefined();
    await finishPaying(server(), key);
    expect(await stateOf(scratch)).toEqual(['paying', 'authorised', 'authorised', null]);
    await server().clock.advance(seconds(21));
    await reconcilePayments(server().platform);
    expect(await stateOf(scratch)).toEqual(['released', 'voided', 'voided', null]);
    expect(await capture(scratch)).toBe('voided');
    expect([await boughtOf(sale), await stockOf(sale)]).toEqual([nothing, { held: 1, sold: 0 }]);
  });
});

describe('a capture', () => {
  it('is never of more than was authorised', async () => {
    await authorise(server(), scratch);
    await expect(capture(scratch, await adults(scratch, 5))).rejects.toThrow('no more units');
    const raise = (by: number) =>
      sql`update offer_group set face_price = face_price + ${by}
        where offer_group_id = ${sale.standing}`.execute(server().database.kysely);
    await raise(100);
    await expect(capture(scratch, await adults(scratch, 2))).rejects.toMatchObject({ code: 'priceChanged' });
    await raise(-100);
    expect(await stateOf(scratch)).toEqual(['paying', 'authorised', 'authorised', null]);
    expect(await capture(scratch, await adults(scratch, 2))).toBe('captured');
  });

  it('of what was refused, or is not paid for, decides nothing', async () => {
    await expect(capture(scratch)).rejects.toMatchObject({ code: 'notFound' });
    await authorise(server(), scratch, '4000 0000 0000 0002');
    expect([await capture(scratch), await release(scratch)]).toEqual(['failed', 'failed']);
    expect(await stateOf(scratch)).toEqual(['open', 'failed', 'declined', null]);
  });

  it('is not caused, nor undone, by an event of the gateway, whenever it comes [CR-06]', async () => {
    const { attemptId } = await authorise(server(), scratch);
    const hear = () =>
      applyGatewayEventJob.handle(
        {
          gateway: 'sandbox',
          gatewayAccountId: null,
          event: { kind: 'charge', id: 'event', key: attemptId },
        },
        { platform: server().platform } as Parameters<typeof applyGatewayEventJob.handle>[1],
      );
    await hear();
    expect(await stateOf(scratch)).toEqual(['paying', 'authorised', 'authorised', null]);
    await capture(scratch, await adults(scratch, 1));
    for (const _repeated of [1, 2]) await hear();
    expect(await stateOf(scratch)).toEqual(['paid', 'captured', 'captured', 6324]);
    expect(await boughtOf(sale)).toEqual(bought(6324, 1));
  });
});

describe('the call that asked for an authorisation', () => {
  const serialise = (result: unknown) => new SerialisedAnswer(200, JSON.stringify(result));
  /** Ends the call that began a payment by a key, or its retry. */
  const answer = async (key: AttemptKey, idempotencyKey: string) => {
    const { platform } = server();
    const attempt = await readAttemptSnapshot(platform, key);
    const call = { request: payingCall(ada, idempotencyKey), locale: 'en-US' as const, serialise };
    const result = await finishPayment(platform, attempt, await chargeAttempt(platform, attempt), call);
    if (result === nothingDone) throw new Error('Nothing was done');
    return JSON.parse(result.body) as object;
  };

  it.each([
    ['captured', undefined, capture, { tokens: [{}, {}, {}, {}] }],
    ['lapsed', lapsingCard, capture, { code: 'paymentFailed', details: { reason: 'processingError' } }],
    ['voided', undefined, release, { code: 'paymentRetryTimeExpired' }],
  ])(
    'is pending while nothing is decided, and is answered by its key: %s',
    async (_end, card, decide, expected) => {
      const idempotencyKey = `authorised-${scratch.commitmentId}`;
      const key = await startPaying(server(), scratch, {
        ...{ captureLater: true, idempotencyKey },
        ...(card ? { card } : {}),
      });
      for (const _again of [1, 2])
        await expect(answer(key, idempotencyKey)).rejects.toMatchObject({ code: 'paymentPending' });
      await decide(scratch);
      expect(await answer(key, idempotencyKey)).toMatchObject(expected);
    },
  );
});

describe('what is not authorised', () => {
  it('is what costs nothing: it is paid at once', async () => {
    const free = await buildSale(server().database, {
      ...{ feePpm: 0, prices: { seated: 0, standing: 0, shirt: 0 } },
    });
    const own = await holdScratch(server().database, free, ada, 2);
    await authorise(server(), own);
    expect(await boughtOf(free)).toMatchObject({ totals: [0], tokens: 2 });
    expect(await capture(own)).toBe('captured');
  });

  it('is a payment on a provider’s page: to ask for it is an error', async () => {
    const account = { eventId: sale.eventId, gatewayAccountId: null, paymentTypes: ['Klarna' as const] };
    await setEventAccount(server().database.query, account);
    const asked = startPaying(server(), scratch, { captureLater: true, paymentType: 'Klarna' });
    await expect(asked).rejects.toThrow('Klarna charges at once');
  });
});
