import { hours } from '../../../../platform/time/units.ts';
import { knowsBuyers, type Buyer } from '../../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../../testing/useTestServer.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../testing/drawStage.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let stage = {} as DrawStage;
const { enter, run, subjectsTo } = drawCalls(server, () => stage);
const closing = async (fan: Buyer) =>
  (await subjectsTo(fan)).filter((subject) => subject === 'The Wish List closes soon: Northern Lights');

it('reminds of an entry once, a day before the close, unless it was made or changed within that day', async () => {
  stage = await prepareDraw(server, { closesInMs: hours(30), resultsInMs: hours(31) });
  const [ada, ben, cy] = stage.fans as [Buyer, Buyer, Buyer];
  await enter(ada);
  await enter(ben);
  await server.clock.advance(hours(5));
  await run();
  expect(await closing(ada)).toEqual([]);
  await server.clock.advance(hours(2));
  await enter(ben);
  await enter(cy);
  await run();
  await run();
  expect([await closing(ada), await closing(ben), await closing(cy)].map(({ length }) => length)).toEqual([
    1, 0, 0,
  ]);
  const mail = (await server.mails()).find(({ subject }) => subject.startsWith('The Wish List closes soon'));
  expect(mail?.textBody).toMatch(/change or delete your entry until .* (EST|EDT|CST|CDT)\./);
});
