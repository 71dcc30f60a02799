import { verifyDraw } from '@foyer/verify-draw';
import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, readRecordOf, type DrawStage } from '../draw/testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let stage = {} as DrawStage;
const { buyerOf, charge, decline, enter, entryOf, inOrder, makeDraw, run, stateOf } = drawCalls(
  server,
  () => stage,
);
const refusedCard = '4000 0000 0000 0341';

it('lets a winner whose card was refused give the win up: the next one gets it, and no one is charged [C7.42]', async () => {
  stage = await prepareDraw(server, { standing: 1 });
  const { draw, fans } = stage;
  for (const fan of fans) {
    const { paymentMethodId } = await storeCard(server, fan, refusedCard);
    await enter(fan, { paymentMethodId });
  }
  await makeDraw();
  await charge();
  await run();
  const [first, second, third] = (await inOrder()) as [Buyer, Buyer, Buyer];
  expect((await entryOf(first))!.allowed.decline).toEqual({ allowed: true });
  expect((await entryOf(second))!.allowed.decline.allowed).toBe(false);
  await decline(second);
  await decline(first);
  expect(await entryOf(first)).toMatchObject({
    ...{ state: 'lapsed', declinedAt: expect.any(String) },
    allowed: { decline: { allowed: false }, repay: { allowed: false } },
  });
  expect(await buyerOf(first)).toEqual({ bought: 0, committed: 0 });
  await run();
  expect(await Promise.all([first, second, third].map(stateOf))).toEqual(['lapsed', 'won', 'pendingResults']);
  const { offerId } = (await entryOf(second))!;
  const { error } = await server.call('declineOfferPayment', { token: first.token, body: { offerId } });
  expect(error?.code).toBe('notFound');
  const captured = await server.database.query
    .selectFrom('payment')
    .select('state')
    .where('eventId', '=', draw.eventId)
    .where('state', '=', 'captured')
    .execute();
  expect(captured).toEqual([]);
  expect(await verifyDraw(await readRecordOf(server, draw.eventId))).toMatchObject({ isRight: true });
});
