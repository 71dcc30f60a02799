import { hours } from '../../../platform/time/units.ts';
import { checkout, knowsBuyers, pay, storeCard, type Buyer } from '../../../testing/sale/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from './testing/drawStage.ts';

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
