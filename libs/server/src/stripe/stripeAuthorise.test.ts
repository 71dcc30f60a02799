import { seconds } from '../platform/time/units.ts';
import { captureAuthorised, voidAuthorised } from '../sale/purchase/captureAuthorised.ts';
import { reconcilePayments } from '../sale/purchase/reconcilePayments.ts';
import { readCommitment } from '../sale/cart/saleSnapshot.ts';
import { useStripeServers } from '../testing/payment/stripe/useStripeServers.ts';
import { makeBuyers, type Buyer } from '../testing/sale/people/buyers.ts';
import { finishPaying, startPaying } from '../testing/sale/commitmentPayment.ts';
import { buildSale } from '../testing/sale/fixtures/saleFixture.ts';
import { holdScratch, scratchModule, type Scratch } from '../testing/sale/races/scratchKind.ts';

let stop: { at: string; reached: () => void } | undefined;
const { fake, server, storeStripeCard } = useStripeServers(
  {
    // A killed server never continues after this point.
    faultPoint: (name) => {
      if (name !== stop?.at) return undefined;
      stop.reached();
      stop = undefined;
      return new Promise(() => undefined);
    },
  },
  [scratchModule],
);
let scratch: Scratch;

/** Authorises a card for four places. */
beforeEach(async () => {
  stop = undefined;
  const sale = await buildSale(server().database);
  const [ada] = (await makeBuyers(server().database, 1)) as [Buyer];
  scratch = await holdScratch(server().database, sale, ada, 4);
  const paymentMethodId = await storeStripeCard(ada);
  const key = await startPaying(server(), scratch, { captureLater: true, paymentMethodId });
  await finishPaying(server(), key);
});

const captureTwo = async () => {
  const { lines } = await readCommitment(server().database.query, scratch);
  const ages = [{ ageGroup: 'ADULT' as const, quantity: 2 }];
  return captureAuthorised(
    server().platform,
    scratch,
    lines.map(({ lineId }) => ({ lineId, ages })),
  );
};
const totals = async () =>
  (
    await server()
      .database.query.selectFrom('purchaseOrder')
      .select('total')
      .where('eventId', '=', scratch.eventId)
      .execute()
  ).map(({ total }) => total);
const intentOf = async () => {
  const { transactionId } = await server()
    .database.query.selectFrom('payment')
    .select('transactionId')
    .where('eventId', '=', scratch.eventId)
    .executeTakeFirstOrThrow();
  const { status, amount, amount_received: received } = fake.state.intents.get(transactionId!)!;
  return { status, amount, received };
};

describe('a commitment that is authorised by Stripe', () => {
  it('is captured in part, and the order is of that part', async () => {
    expect(await intentOf()).toEqual({ status: 'requires_capture', amount: 25296, received: 0 });
    expect(await captureTwo()).toBe('captured');
    expect([await intentOf(), await totals()]).toEqual([
      { status: 'succeeded', amount: 25296, received: 12648 },
      [12648],
    ]);
  });

  it('is voided', async () => {
    expect(await voidAuthorised(server().platform, scratch)).toBe('voided');
    expect([await intentOf(), await totals()]).toEqual([
      { status: 'canceled', amount: 25296, received: 0 },
      [],
    ]);
  });

  it('becomes one order after a crash, although Stripe has forgotten the key of the capture [CR-01]', async () => {
    const dead = new Promise<void>((reached) => (stop = { at: 'afterOutsideCall', reached }));
    void captureTwo();
    await dead;
    fake.forgetKeys();
    await server().clock.advance(seconds(21));
    await reconcilePayments(server(1).platform);
    expect([await intentOf(), await totals()]).toEqual([
      { status: 'succeeded', amount: 25296, received: 12648 },
      [12648],
    ]);
  });
});
