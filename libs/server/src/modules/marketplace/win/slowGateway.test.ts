import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import type { PaymentGateway } from '../../../platform/gateways/payment/paymentGateway.ts';
import { createSandboxGateway } from '../../../sandbox/payment/sandboxGateway.ts';
import { knowsBuyers, makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { chargeWinsJob } from '../draw/drawing/chargeWins.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../draw/testing/drawStage.ts';

/** Charges that the gateway was asked for, by the id of the attempt, and how each is answered. */
const asked = new Map<string, () => void>();
const sandbox = () => {
  const { database, platform } = server;
  return createSandboxGateway({ database, newId: platform.newId, payOrigin: 'http://pay.localhost:4200' });
};
/** The sandbox's gateway, which answers a charge only once the test lets it. */
const slow = new Proxy({} as PaymentGateway, {
  get: (_target, name: keyof PaymentGateway) =>
    name === 'charge'
      ? async (request: Parameters<PaymentGateway['charge']>[0]) => {
          await new Promise<void>((resolve) => asked.set(request.key, resolve));
          return sandbox().charge(request);
        }
      : sandbox()[name],
});
const server = useTestServer({
  authenticate: knowsBuyers,
  gateways: { payment: slow },
  // No call is given up: only the test decides when one ends.
  config: { sale: { ...testConfig().sale, chargeTimeoutMs: minutes(10) } },
});
let stage = {} as DrawStage;
const { enter, makeDraw, run, stateOf, inOrder } = drawCalls(server, () => stage);

/** Waits until so many charges were asked for. @returns the places in the order won, in the order of the questions */
async function placesAsked(count: number): Promise<number[]> {
  const { query } = server.database;
  for (let turn = 0; asked.size < count; turn += 1) {
    if (turn === 30_000) throw new Error(`Only ${asked.size} of ${count} charges were asked for.`);
    await sql`select 1`.execute(query);
  }
  const { rows } = await sql<{ attemptId: string; winOrder: number }>`
    select a.attempt_id, e.win_order from payment_attempt a join payment p using (event_id, payment_id)
    join draw_entry e on e.event_id = p.event_id and e.commitment_id = p.commitment_id`.execute(query);
  const placeOf = new Map(rows.map(({ attemptId, winOrder }) => [attemptId, winOrder]));
  return [...asked.keys()].map((attemptId) => placeOf.get(attemptId)!);
}
/** Has the gateway answer the n-th charge that it was asked for. */
const answer = (n: number): void => [...asked.values()][n]!();

it('charges winners in the order won, and none waits for a charge that hangs', async () => {
  stage = await prepareDraw(server, { standing: 8 });
  stage.fans.push(...(await makeBuyers(server.database, 5)));
  for (const fan of stage.fans) expect((await enter(fan)).status).toBe(200);
  await makeDraw();
  const charging = chargeWinsJob.handle({}, { platform: server.platform, jobId: 'any' });

  const [hangs, ...others] = await placesAsked(5);
  expect([hangs, ...others].toSorted()).toEqual([1, 2, 3, 4, 5]);
  for (const at of [1, 2, 3]) {
    answer(at);
    expect((await placesAsked(5 + at)).at(-1)).toBe(5 + at);
  }
  for (const at of [4, 5, 6, 7]) answer(at);
  const winners = await inOrder();
  /** Runs the other jobs meanwhile. @returns the places that are paid for */
  const paid = async () => {
    await run();
    const states = await Promise.all(winners.map(stateOf));
    return states.flatMap((state, at) => (state === 'claimed' ? at + 1 : []));
  };
  let places = await paid();
  for (let turn = 0; places.length < 7 && turn < 100; turn += 1) places = await paid();
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8].filter((place) => place !== hangs));
  answer(0);
  await charging;
  expect(await paid()).toHaveLength(8);
});
