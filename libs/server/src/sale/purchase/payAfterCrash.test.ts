import { sql } from 'kysely';
import { seconds } from '../../platform/time/units.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { createDeadlyPoint } from '../../testing/sale/faults/deadlyPoint.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { createTestTimer } from '../../testing/testTimer.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const deadly = createDeadlyPoint();
/** Runs in every pause of a retry, with the total of its pauses in milliseconds. */
let whileWaiting: (waited: number) => Promise<void> | void;
let waitedBefore = 0;
const timer = createTestTimer((pausedMs) => whileWaiting(pausedMs - waitedBefore));
const waitedMs = () => timer.pausedMs() - waitedBefore;
const { server } = useSaleServers({
  timer,
  faultPoint: deadly.faultPoint,
});

let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  waitedBefore = timer.pausedMs();
  whileWaiting = async () => undefined;
  sale = await buildSale(server().database);
  [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
});

const reconcile = async () => {
  await server().clock.advance(seconds(21));
  await reconcilePayments(server(1).platform);
};
const charges = async () => {
  const { rows } = await sql<{ state: string; count: number }>`
    select c.state, count(*)::integer as count from sandbox_gateway.charge c
    join payment_attempt a on a.attempt_id::text = c.idempotency_key
    where a.event_id = ${sale.eventId} group by c.state`.execute(server().database.kysely);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** Pays on a server that is killed at a fault point. @returns the same call, on the other server */
async function payAndDieAt(at: string) {
  const { paymentMethodId } = await storeCard(server(), ada);
  const cart = (await checkout(server(), ada, sale.eventId, [line('a', sale.standing, 1)])).body;
  const again = (n: number) =>
    pay(server(n), ada, cart, paymentMethodId, { idempotencyKey: `after-crash-${sale.eventId}` });
  const dead = deadly.killAt(at);
  void again(0);
  await dead;
  return () => again(1);
}

describe('a retry of a payment whose server crashed', () => {
  it('waits for the reconciler and answers with the order that was paid for', async () => {
    const again = await payAndDieAt('afterOutsideCall');
    whileWaiting = async (waited) => (waited === seconds(2) ? reconcile() : undefined);
    const answer = await again();
    expect(answer.error).toBeUndefined();
    expect(answer.body.tokens).toHaveLength(1);
    expect(waitedMs()).toBe(seconds(2));
    expect(await charges()).toEqual({ captured: 1 });
  });

  it('asks the card that was never asked, and does not call it refused', async () => {
    const again = await payAndDieAt('beforeOutsideCall');
    whileWaiting = async (waited) => (waited === seconds(2) ? reconcile() : undefined);
    const answer = await again();
    expect(answer.error).toBeUndefined();
    expect(answer.body.tokens).toHaveLength(1);
    expect(await charges()).toEqual({ closed: 1, captured: 1 });
    expect((await again()).text).toBe(answer.text);
  });

  it('answers after five seconds that the outcome is not known yet, and goes on as soon as it is', async () => {
    const again = await payAndDieAt('afterOutsideCall');
    const early = await again();
    expect(early.error).toMatchObject({ code: 'paymentPending', details: { retryAfterSeconds: 2 } });
    expect(waitedMs()).toBe(seconds(5));
    await reconcile();
    expect((await again()).body.tokens).toHaveLength(1);
    expect(waitedMs()).toBeLessThan(seconds(6));
  });

  it('counts the time that a slow database takes towards the five seconds', async () => {
    const again = await payAndDieAt('afterOutsideCall');
    whileWaiting = () => timer.advance(seconds(1));
    expect((await again()).error?.code).toBe('paymentPending');
    expect(waitedMs()).toBe(seconds(1));
    await reconcile();
  });

  it('charges once when three retries come at the same time', async () => {
    const again = await payAndDieAt('beforeOutsideCall');
    await reconcile();
    const calls = [again(), again(), again()];
    // The calls share one timer; a pause lasts until one of them has paid.
    whileWaiting = async () => void (await Promise.race(calls));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.body.tokens).toHaveLength(1);
    expect(await charges()).toEqual({ closed: 1, captured: 1 });
  });
});
