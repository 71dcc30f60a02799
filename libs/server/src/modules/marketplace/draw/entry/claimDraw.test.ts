import type { CartSelection } from '@foyer/contract';
import { sql } from 'kysely';
import { hours } from '../../../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../../testing/sale/people/buyers.ts';
import { addDraw } from '../../../../testing/sale/fixtures/drawFixture.ts';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let { draw, fans } = {} as DrawStage;
const calls = drawCalls(server, () => ({ draw, fans }));
const { charge, claim, enter, entryOf, inOrder, makeDraw, run, stateOf, subjectsTo } = calls;

describe('a draw whose winners claim', () => {
  beforeEach(async () => {
    ({ draw, fans } = await prepareDraw(server, { autoClaim: false }));
  });

  it('gives them a day, reminds them twice, then lets the next claim [C9.02, C4.25, C4.05f, C4.07a]', async () => {
    for (const fan of fans) await enter(fan);
    await makeDraw();
    await charge();
    const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
    expect(await entryOf(first)).toMatchObject({
      state: 'won',
      event: { saleState: 'actionRequired' },
      allowed: { claim: { allowed: true } },
    });
    expect((await entryOf(third))!.event.saleState).not.toBe('actionRequired');
    expect((await claim(third)).selections).toEqual([]);
    const { offerId } = (await entryOf(first))!;
    const offered = await server.call('checkoutDrawClaim', { token: first.token, query: { offerId } });
    expect(offered.body.allIn).toEqual({ amount: 6_324, currency: 'CAD' });
    const other = await server.call('checkoutDrawClaim', { token: second.token, query: { offerId } });
    expect(other.status).toBe(404);

    const cart = (await checkout(server, first, draw.eventId, (await claim(first)).selections)).body;
    const { paymentMethodId } = await storeCard(server, first);
    expect((await pay(server, first, cart, paymentMethodId)).status).toBe(200);
    const heldBy = ({ token }: Buyer) =>
      server.call('getEventActivity', { token, query: { eventId: draw.eventId } });
    expect((await heldBy(first)).body.tokens.map(({ state }) => state)).toEqual(['active']);
    expect((await heldBy(second)).error?.code).toBe('notFound');
    await server.clock.advance(hours(12));
    await run();
    await server.clock.advance(hours(10));
    await run();
    await server.clock.advance(hours(2));
    await run();
    await run();
    expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['claimed', 'lapsed', 'won']);
    const reminders = (await subjectsTo(second)).filter((subject) => subject.startsWith('Pay soon'));
    expect(reminders).toHaveLength(2);
    expect((await claim(third)).selections).toHaveLength(1);
  });
});

describe('the cart of a win', () => {
  let [first, second] = [] as unknown as [Buyer, Buyer];
  const buy = (selections: CartSelection[]) => checkout(server, first, draw.eventId, selections);
  const drawFor = async (stage: DrawStage): Promise<void> => {
    ({ draw, fans } = stage);
    for (const fan of fans) await enter(fan);
    await makeDraw();
    [first, second] = (await inOrder()) as [Buyer, Buyer];
  };
  /** Draws for one standing place, which every fan wished for, beside one seat. */
  const drawOne = async (): Promise<void> =>
    drawFor(await prepareDraw(server, { autoClaim: false, rows: 1, seatsPerRow: 1, standing: 1 }));
  const claimCart = async () => (await buy((await claim(first)).selections)).body;
  const clear = () => server.call('clearCart', { token: first.token, body: { eventId: draw.eventId } });
  const states = () => Promise.all([first, second].map(stateOf));

  it('is not opened beside another cart, which stays, but is once that is given back [C5.06]', async () => {
    const sale = await buildSale(server.database, { standing: 200 });
    const options = { autoClaim: false, closesInMs: hours(2), resultsInMs: hours(3) };
    await drawFor({
      draw: await addDraw(server, sale, options),
      fans: await makeBuyers(server.database, 1),
    });
    const bought = line('a', sale.standing, 1);
    const cart = (await buy([bought])).body;
    const { offerId } = (await entryOf(first))!;
    const refused = await server.call('claimDraw', { token: first.token, body: { offerId } });
    expect(refused.error?.code).toBe('cartBlocksOffer');
    expect((await buy([bought])).body.purchaseToken).toBe(cart.purchaseToken);
    expect(await stateOf(first)).toBe('won');
    await clear();
    expect((await claimCart()).lines).toMatchObject([{ offerGroupId: draw.standing, quantity: 1 }]);
  });

  it('takes neither more nor another offer of the draw, and stays [AZ-14]', async () => {
    await drawOne();
    const { selections } = await claim(first);
    const cart = (await buy(selections)).body;
    const [won] = selections as [CartSelection];
    const another = line('b', draw.seated, 1);
    const more = { ...won, quantity: 2, ages: [{ ageGroup: 'ADULT' as const, quantity: 2 }] };
    for (const asked of [[more], [won, another], [another]])
      expect((await buy(asked)).error?.code).toBe('marketplaceClosed');
    expect((await claim(first)).selections).toEqual(selections);
    expect((await claimCart()).quote).toEqual(cart.quote);
    await run();
    expect(await states()).toEqual(['won', 'pendingResults']);
  });

  it.each(['Cancelled', 'Postponed'])(
    'is not paid once the event is %s, before the draw has noticed',
    async (status) => {
      await drawOne();
      const cart = await claimCart();
      const { query } = server.database;
      await sql`update event set status = ${status} where event_id = ${draw.eventId}`.execute(query);
      const { paymentMethodId } = await storeCard(server, first);
      expect((await pay(server, first, cart, paymentMethodId)).error?.code).toBe('marketplaceClosed');
      await run();
      expect(await states()).toEqual(['cancelled', 'cancelled']);
    },
  );

  it('goes to the next if it is given back', async () => {
    await drawOne();
    await claimCart();
    await clear();
    await run();
    expect(await states()).toEqual(['lapsed', 'won']);
    expect((await claim(first)).selections).toEqual([]);
  });

  it('goes to the next once its last payment attempt has failed [C4.06l, C8.09b]', async () => {
    await drawOne();
    const cart = await claimCart();
    const { paymentMethodId } = await storeCard(server, first, '4000 0000 0000 0341');
    const codes = [];
    for (let tries = 0; tries < 4; tries += 1)
      codes.push((await pay(server, first, cart, paymentMethodId)).error?.code);
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'paymentFailed'),
      'paymentRetryAttemptsExhausted',
    ]);
    await run();
    expect(await states()).toEqual(['lapsed', 'won']);
  });
});
