import type { Money } from '@foyer/contract';
import { sql } from 'kysely';
import { hours, minutes } from '../../../platform/time/units.ts';
import { storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

const refusedCard = '4000 0000 0000 0341';
let gate: Promise<void> | undefined;
const { server } = useSaleServers({
  faultPoint: async (name) => {
    if (name === 'beforeOutsideCall') await gate;
  },
});
let stage = {} as DrawStage;
let ada: Buyer;

const calls = () => drawCalls(server(), () => stage);

/** Lets ada win with a card that is refused. */
async function winWithRefusedCard(): Promise<void> {
  gate = undefined;
  stage = await prepareDraw(server(), { standing: 1 });
  ada = stage.fans[0]!;
  const { paymentMethodId } = await storeCard(server(), ada, refusedCard);
  await calls().enter(ada, { paymentMethodId });
  await calls().makeDraw();
  await calls().charge();
  await calls().run();
}
beforeEach(winWithRefusedCard);

interface Paying {
  /** Server that is called. */
  n?: number;
  fan?: Buyer;
  idempotencyKey?: string;
  /** What is not as it was shown. */
  total?: Partial<Money>;
}

const repay = async (paymentMethodId: string, { n = 0, fan = ada, total, idempotencyKey }: Paying = {}) => {
  const { offerId } = (await calls().entryOf(ada))!;
  return server(n).call('repayOffer', {
    ...{ token: fan.token, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
    body: { offerId, paymentMethodId, acceptedTotal: { amount: 6_324, currency: 'CAD', ...total } },
  });
};
const good = async (fan = ada) => (await storeCard(server(), fan)).paymentMethodId;
const bad = async () => (await storeCard(server(), ada, refusedCard)).paymentMethodId;
const captures = () =>
  server()
    .database.query.selectFrom('paymentAttempt')
    .select('state')
    .where('eventId', '=', stage.draw.eventId)
    .where('state', '=', 'captured')
    .execute();
const claimOf = async ({ token }: Buyer) => {
  const { offerId } = (await calls().entryOf(ada))!;
  return (await server().call('checkoutDrawClaim', { token, query: { offerId } })).body;
};

it('pays with another card for a win whose card was refused, and answers its order again [C7.58]', async () => {
  const before = await claimOf(ada);
  expect(before).toMatchObject({ allIn: { amount: 6_324 }, attemptsLeft: 3 });
  expect(before.entry.allowed.repay).toEqual({ allowed: true });
  const paid = await repay(await good());
  expect(paid.body.lines).toHaveLength(1);
  expect((await repay(await good())).body.orderId).toBe(paid.body.orderId);
  await calls().run();
  expect(await calls().stateOf(ada)).toBe('claimed');
  expect(await captures()).toHaveLength(1);
});

it('charges once when it is pressed twice, in one window or two [C7.58, INV-14]', async () => {
  const card = await good();
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const pressed = [0, 1].map((n) => repay(card, { n, idempotencyKey: 'pressed-twice-01' }));
  const other = [0, 1].map((n) => repay(card, { n, idempotencyKey: `other-window-0${n}` }));
  const pending = await Promise.race([...pressed, ...other]);
  expect(pending.error?.code).toBe('paymentPending');
  opened.resolve();
  const answers = await Promise.all([...pressed, ...other]);
  expect(tally(answers)).toMatchObject({ ok: expect.any(Number) });
  expect(await captures()).toHaveLength(1);
  expect((await repay(card)).status).toBe(200);
});

it('counts refused cards, and gives the win up once none is left [C4.06k-l, C8.09b]', async () => {
  const card = await bad();
  const codes = [];
  for (let press = 0; press < 4; press += 1) {
    const { error } = await repay(card);
    codes.push(error?.details?.['attemptsLeft'] ?? error?.code);
  }
  expect(codes).toEqual([2, 1, 'paymentRetryAttemptsExhausted', 'paymentRetryAttemptsExhausted']);
  await calls().run();
  expect(await calls().stateOf(ada)).toBe('lapsed');
  expect((await calls().entryOf(ada))!.allowed.repay.allowed).toBe(false);
});

it('keeps the win while cards of other purchases were refused too often, and charges none [C8.09b, C9.10b]', async () => {
  const { query } = server().database;
  await sql`insert into payment_refusal (user_id, attempt_id, refused_at)
    select ${ada.userId}, gen_random_uuid(), foyer_now() from generate_series(1, 11)`.execute(query);
  expect((await claimOf(ada)).attemptsLeft).toBe(0);
  expect((await repay(await good())).error?.code).toBe('tooManyRefusedCards');
  await calls().run();
  expect(await calls().stateOf(ada)).toBe('paymentFailed');
  expect(await captures()).toEqual([]);
});

it('is refused once the day is over, and a payment that began before it decides [C4.06j]', async () => {
  const opened = Promise.withResolvers<void>();
  const card = await good();
  await server().clock.advance(hours(24) - minutes(1));
  gate = opened.promise;
  const late = repay(card);
  while ((await claimOf(ada)).entry.allowed.repay.allowed);
  await server().clock.advance(minutes(2));
  await calls().run();
  opened.resolve();
  expect((await late).status).toBe(200);
  expect(await calls().stateOf(ada)).toBe('claimed');

  await winWithRefusedCard();
  await server().clock.advance(hours(24));
  expect((await repay(await good())).error?.code).toBe('paymentRetryTimeExpired');
  await calls().run();
  expect((await repay(await good())).error?.code).toBe('paymentRetryTimeExpired');
});

it('is only for the own win, whose card was refused, at the price that was shown [AZ-14]', async () => {
  const [, ben] = stage.fans as [Buyer, Buyer];
  expect((await repay(await good(ben), { fan: ben })).error?.code).toBe('notFound');
  expect((await repay(await good(ben))).error?.code).toBe('notFound');
  for (const total of [{ amount: 6_323 }, { currency: 'USD' }])
    expect((await repay(await good(), { total })).error?.code).toBe('priceChanged');
  stage = await prepareDraw(server(), { standing: 1 });
  ada = stage.fans[0]!;
  await calls().enter(ada);
  expect((await repay(await good())).error?.code).toBe('paymentNotForRetry');
  expect(await captures()).toEqual([]);
});

it.each(['Cancelled', 'Postponed'])(
  'is refused at once when the event is %s, and charges none',
  async (status) => {
    await sql`update event set status = ${status} where event_id = ${stage.draw.eventId}`.execute(
      server().database.query,
    );
    expect((await repay(await good())).error?.code).toBe('marketplaceClosed');
    expect(await captures()).toEqual([]);
  },
);
