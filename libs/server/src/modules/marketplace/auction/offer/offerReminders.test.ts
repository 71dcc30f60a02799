import { hours } from '../../../../platform/time/units.ts';
import { knowsBuyers, storeCard, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { auctionCalls, prepareAuction, type AuctionStage } from '../testing/auctionStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let stage = {} as AuctionStage;
const { charge, offer, run, settle, stateOf, subjectsTo } = auctionCalls(server, () => stage);
const mailsTo = async (fan: Buyer, start: string) =>
  (await subjectsTo(fan)).filter((subject) => subject.startsWith(start)).length;
const textOf = async (start: string) =>
  (await server.mails()).find(({ subject }) => subject.startsWith(start))?.textBody;

it('reminds of an offer once, a day before the close, unless it was made or raised within that day', async () => {
  stage = await prepareAuction(server, { closesInMs: hours(30), resultsInMs: hours(31) });
  const [ada, ben, cy] = stage.fans as [Buyer, Buyer, Buyer];
  await offer(ada);
  const { offerId } = (await offer(ben)).body;
  await server.clock.advance(hours(5));
  await run();
  expect(await mailsTo(ada, 'Offers close soon')).toBe(0);
  await server.clock.advance(hours(2));
  await offer(ben, { offerId, steps: 1 });
  await offer(cy);
  await run();
  await run();
  const told = await Promise.all([ada, ben, cy].map((fan) => mailsTo(fan, 'Offers close soon')));
  expect(told).toEqual([1, 0, 0]);
  expect(await textOf('Offers close soon')).toMatch(
    /offer of CA\$50\.00, before fees, .* raise it until .* (EST|EDT|CST|CDT)\./,
  );
});

it('reminds twice of an offer that got in and whose card was refused, while it can be paid [C4.06j]', async () => {
  stage = await prepareAuction(server);
  const [ada, ben] = stage.fans as [Buyer, Buyer];
  await offer(ben);
  const { paymentMethodId } = await storeCard(server, ada, '4000 0000 0000 0341');
  await offer(ada, { paymentMethodId });
  await settle();
  await charge();
  const seen = [];
  for (const later of [hours(11), hours(2), hours(9), hours(1)]) {
    seen.push(await mailsTo(ada, 'Pay soon'));
    await server.clock.advance(later);
    await run();
  }
  expect(seen).toEqual([0, 0, 1, 2]);
  expect(await mailsTo(ben, 'Pay soon')).toBe(0);
  expect(await textOf('Pay soon')).toMatch(/holding your spots until .* (EST|EDT|CST|CDT)\./);
  expect(await stateOf(ada)).toBe('paymentFailed');
});
