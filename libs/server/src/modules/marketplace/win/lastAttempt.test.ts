import { knowsBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction } from '../auction/testing/auctionStage.ts';
import { drawCalls, prepareDraw } from '../draw/testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const refusedCard = async (fan: Buyer): Promise<string> =>
  (await storeCard(server, fan, '4000 0000 0000 0341')).paymentMethodId;

/** Tries the refused card of a winner until no attempt is left. */
async function useUpAttempts({ repay }: Pick<ReturnType<typeof drawCalls>, 'repay'>, winner: Buyer) {
  const paymentMethodId = await refusedCard(winner);
  const codes = [];
  for (let tries = 0; tries < 3; tries += 1) codes.push((await repay(winner, paymentMethodId)).error?.code);
  expect(codes).toEqual(['paymentFailed', 'paymentFailed', 'paymentRetryAttemptsExhausted']);
}

it('gives the place of a draw to the next fan after the last refused card, and charges them [C4.06k-l, C8.09b]', async () => {
  const stage = await prepareDraw(server, { standing: 1 });
  const calls = drawCalls(server, () => stage);
  const { charge, enter, inOrder, makeDraw, run, stateOf } = calls;
  for (const fan of stage.fans) await enter(fan, { paymentMethodId: await refusedCard(fan) });
  await makeDraw();
  await charge();
  await run();
  const fans = await inOrder();
  const states = () => Promise.all(fans.map(stateOf));
  await useUpAttempts(calls, fans[0]!);
  await run();
  expect(await states()).toEqual(['lapsed', 'won', 'pendingResults']);
  await charge();
  await run();
  expect(await states()).toEqual(['lapsed', 'paymentFailed', 'pendingResults']);
});

it('gives the place of an offer to the next after the last refused card, and charges that [C4.06k-l, C8.09b]', async () => {
  const stage = await prepareAuction(server, { standing: 1 });
  const calls = auctionCalls(server, () => stage);
  const { charge, offer, offerOf, paidBy, run, settle } = calls;
  const [ada, ben] = stage.fans as [Buyer, Buyer];
  await offer(ada, { steps: 8, paymentMethodId: await refusedCard(ada) });
  await offer(ben);
  await settle();
  await useUpAttempts(calls, ada);
  await run();
  expect(await offerOf(ada)).toMatchObject({ state: 'cancelled', cancelReason: 'paymentFailed' });
  await charge();
  await run();
  expect(await offerOf(ben)).toMatchObject({ state: 'claimed' });
  expect(await paidBy(ada)).toEqual([]);
});
