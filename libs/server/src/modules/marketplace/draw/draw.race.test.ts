import { verifyDraw } from '@foyer/verify-draw';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { hours, minutes, seconds } from '../../../platform/time/units.ts';
import { storeAcceptedCard } from '../../../testing/sale/people/acceptedCard.ts';
import { makeBuyers, storeCard, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildDraw } from '../../../testing/sale/fixtures/drawFixture.ts';
import { crowd, rounds, tally } from '../../../testing/sale/races/rounds.ts';
import { useSaleServers } from '../../../testing/sale/races/useSaleServers.ts';
import { reconcilePayments } from '../../../sale/purchase/reconcilePayments.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { endUndecided } from '../win/endUndecided.ts';
import { chargeWinsJob } from './drawing/chargeWins.ts';
import { mailEntries } from './core/drawMail.ts';
import { enterDraw } from './entry/enterDraw.ts';
import { runDrawsJob } from './drawing/runDrawsJob.ts';
import { readRecordOf } from './testing/drawStage.ts';

class Killed extends Error {}
let killAt: string | undefined;
const { server, servers } = useSaleServers({
  faultPoint: (name) => {
    if (name === killAt) throw new Killed(name);
  },
});

const run = (n = 0) => runDrawsJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const charge = (n = 0) => chargeWinsJob.handle({}, { platform: server(n).platform, jobId: 'any' });
const advance = async (ms: number) => {
  for (const { clock } of servers) await clock.advance(ms);
};
const entriesOf = async ({ token }: Buyer, n = 0) =>
  (await server(n).call('listDrawEntries', { token })).body.entries;

async function prepare(standing: number, fanCount: number) {
  const draw = await buildDraw(server(), { rows: 0, standing, closesInMs: hours(1), resultsInMs: hours(1) });
  const fans = await makeBuyers(server().database, fanCount);
  const cards = new Map<Buyer, string>();
  for (const fan of fans) cards.set(fan, (await storeCard(server(), fan)).paymentMethodId);
  const { eventId, standing: offer } = draw;
  const enter = (fan: Buyer, n = 0) =>
    server(n).call('enterDraw', {
      token: fan.token,
      body: {
        ...{ eventId, offerGroupIds: [offer], quantity: 1, maySplit: false },
        paymentMethodId: cards.get(fan)!,
      },
    });
  return { draw, fans, enter };
}
/** Whether a statement waits for a lock. */
const isAnyoneWaiting = async (): Promise<boolean> => {
  const { rows } = await sql`select from pg_locks where not granted limit 1`.execute(server().database.query);
  return rows.length > 0;
};
const capturesOf = (eventId: string) =>
  server()
    .database.query.selectFrom('payment')
    .select(['state', 'amount'])
    .where('eventId', '=', eventId)
    .execute();

it('either takes an entry or closes: what was taken is drawn from, once [INV-12]', async () => {
  for (let round = 0; round < rounds(3); round += 1) {
    const { draw, fans, enter } = await prepare(3, crowd(20));
    await advance(hours(1) - 30);
    const entering = fans.flatMap((fan, n) => [enter(fan, n), enter(fan, n + 1)]);
    await advance(30);
    await Promise.all([...entering, run(0), run(1)]);
    const answers = await Promise.all(entering);
    const counts = tally(answers);
    expect((counts['ok'] ?? 0) + (counts['marketplaceClosed'] ?? 0)).toBe(2 * fans.length);
    await run();
    await run();
    await advance(minutes(1));
    await Promise.all([run(0), run(1)]);
    await run();
    const record = await readRecordOf(server(), draw.eventId);
    const entered = await Promise.all(fans.map(async (fan) => (await entriesOf(fan)).length));
    expect(record.entries).toHaveLength(entered.reduce((sum, count) => sum + count, 0));
    expect(await verifyDraw(record)).toMatchObject({ isRight: true });
  }
});

it('waits with the close for an entry that is being written, and draws from it [INV-12]', async () => {
  const { draw, fans } = await prepare(1, 1);
  const { database, platform } = server();
  const [{ userId, token }] = fans as [Buyer];
  const { paymentMethodId } = await storeAcceptedCard(server(), fans[0]!);
  const wish = { offerGroupIds: [draw.standing], quantity: 1, maySplit: false, paymentMethodId };
  const [written, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const entering = inTransaction(database, async (tx, now) => {
    const context = { platform, tx, now, userId, locale: 'en-US' as const, site: everyEvent, siteHost: null };
    await enterDraw(context, { eventId: draw.eventId, ...wish });
    written.resolve();
    await seen.promise;
  });
  await written.promise;
  await advance(hours(1));
  const progress = { isClosed: false };
  // The first run closes, and the second one publishes the root.
  const closing = run()
    .then(() => run())
    .then(() => {
      progress.isClosed = true;
    });
  while (!progress.isClosed && !(await isAnyoneWaiting()));
  seen.resolve();
  await Promise.all([entering, closing]);
  await run();
  await advance(minutes(1));
  await run();
  const record = await readRecordOf(server(), draw.eventId);
  expect(record.entries).toHaveLength(1);
  expect((await entriesOf({ userId, token }))[0]!.place).toBe(1);
});

it.each(['beforeOutsideCall', 'afterOutsideCall'])(
  'charges every winner once, by two servers, and after a kill %s [CR-09]',
  async (place) => {
    const { draw, fans, enter } = await prepare(2, 3);
    for (const fan of fans) expect((await enter(fan)).status).toBe(200);
    await advance(hours(1));
    await run();
    await run();
    await advance(minutes(1));
    await run();
    await run();
    killAt = place;
    await charge();
    killAt = undefined;
    await Promise.all([charge(0), charge(1)]);
    await advance(seconds(30));
    await reconcilePayments(server().platform);
    await Promise.all([charge(0), charge(1)]);
    await Promise.all([run(0), run(1)]);
    const states = await Promise.all(fans.map(async (fan) => (await entriesOf(fan))[0]!.state));
    expect(states.toSorted()).toEqual(['claimed', 'claimed', 'lost']);
    expect(await capturesOf(draw.eventId)).toEqual([
      { state: 'captured', amount: 6324 },
      { state: 'captured', amount: 6324 },
    ]);
  },
);

it('ends losers in batches, each once, by two servers and after a kill midway [CR-09]', async () => {
  const { draw, fans, enter } = await prepare(1, 8);
  const { eventId } = draw;
  for (const fan of fans) expect((await enter(fan)).status).toBe(200);
  await advance(hours(1));
  await run();
  await run();
  await advance(minutes(1));
  await run();
  const committed = async () =>
    (
      await server()
        .database.query.selectFrom('eventBuyer')
        .select(({ fn }) => fn.sum<number>('committed').as('units'))
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
    ).units;
  const addresses = fans.map(({ userId }) => `${userId}@example.com`);
  const mailed = async () =>
    (await server().mails()).filter(
      ({ subject, recipient }) => subject.startsWith('You didn’t win') && addresses.includes(recipient),
    );
  const batches: number[] = [];
  const end = (n: number, { perRun = 100, killAfter = Infinity } = {}) =>
    endUndecided(
      server(n).platform,
      { machine: 'draw', eventId, state: 'lost' },
      async (around, entryIds) => {
        if (batches.length === killAfter) throw new Killed('midway');
        await mailEntries(around, { eventId, entryIds }, 'lost');
        if (entryIds.length > 0) batches.push(entryIds.length);
      },
      { perBatch: 2, perRun },
    );
  await expect(end(0, { killAfter: 1 })).rejects.toThrow(Killed);
  expect([await committed(), (await mailed()).length]).toEqual([6, 2]);
  expect(await end(1, { perRun: 2 })).toBe(false);
  expect([await committed(), (await mailed()).length]).toEqual([4, 4]);
  await Promise.all([end(0), end(1)]);
  expect(batches.reduce((sum, count) => sum + count)).toBe(7);
  expect([await committed(), (await mailed()).length]).toEqual([1, 7]);
  await run();
  const states = await Promise.all(fans.map(async (fan) => (await entriesOf(fan))[0]!.state));
  expect(states.toSorted()).toEqual([...Array<string>(7).fill('lost'), 'won']);
});
