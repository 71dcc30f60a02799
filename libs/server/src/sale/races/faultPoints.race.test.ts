import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { takeSample } from '@foyer/util/sampling';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { seconds } from '../../platform/time/units.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { expireJobs } from '../../testing/database/expireJobs.ts';
import { unevenCharges } from '../../testing/process/lostWrites.ts';
import { knowsBuyers } from '../../testing/sale/people/buyers.ts';
import { createDeadlyPoint } from '../../testing/sale/faults/deadlyPoint.ts';
import {
  buyByCard,
  buyByWin,
  buyOnPage,
  readEnd,
  type Journey,
  type Step,
} from '../../testing/sale/purchaseJourneys.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { createTestTimer } from '../../testing/testTimer.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

const test = useTestDatabase();
let survivor: TestServer;
let victim: TestServer;
let victims: Database;
const deadly = createDeadlyPoint();

beforeAll(async () => {
  const options = { authenticate: knowsBuyers, timer: createTestTimer() };
  survivor = await buildTestServer({ ...options, database: test.database, seed: 'survivor' });
  const connectionString = `${test.connectionString}?application_name=victim`;
  victims = openDatabase({ connectionString, settings: { maxConnections: 60, connectTimeoutMs: 20_000 } });
  victim = await buildTestServer({
    ...options,
    database: victims,
    seed: 'victim',
    faultPoint: deadly.faultPoint,
  });
});
afterAll(async () => {
  await survivor.close();
  await victim.close();
  // Connections that died in use never return, so nothing waits for them.
  void victims.close();
});

/** Kills the victim within a call, and with it its connections. @returns the calls at which it stood */
async function killAt(point: string, call: (server: TestServer) => Promise<unknown>): Promise<string> {
  const death = deadly.killAt(point);
  const over = call(victim).then(() => 'The call ended before the point was reached');
  const stack = await Promise.race([death, over]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'victim' and datname = current_database()`.execute(test.database.kysely);
  return stack;
}

/** Every fault point of the code, with a step on the way of a purchase that reaches it. */
const kills: [file: string, point: string, journey: Journey, step: string][] = [
  ['platform/http/inTwoTransactions.ts', 'beforeOutsideCall', buyByCard, 'store a card'],
  ['platform/http/inTwoTransactions.ts', 'afterOutsideCall', buyByCard, 'store a card'],
  ['modules/cart/checkout/checkoutService.ts', 'cart.planned', buyByCard, 'hold'],
  ['sale/purchase/chargeStarted.ts', 'beforeOutsideCall', buyByCard, 'pay'],
  ['sale/purchase/chargeStarted.ts', 'afterOutsideCall', buyByCard, 'pay'],
  ['platform/jobs/dispatchJobs.ts', 'outbox.queued', buyByCard, 'run jobs'],
  ['platform/jobs/runJob.ts', 'job.handled', buyByCard, 'run jobs'],
  ['sale/purchase/external/gatewayEvents.ts', 'gatewayEvent.kept', buyByCard, 'hear of the charge'],
  ['platform/http/withTransaction.ts', 'beforeAnswerIsStored', buyByCard, 'give back'],
  ['sale/refund/finishRefund.ts', 'payment.beforeRefund', buyByCard, 'refund'],
  ['sale/refund/finishRefund.ts', 'payment.afterRefund', buyByCard, 'refund'],
  ['sale/purchase/external/initiateExternalPayment.ts', 'beforeOutsideCall', buyOnPage, 'leave for the page'],
  ['sale/purchase/external/initiateExternalPayment.ts', 'afterOutsideCall', buyOnPage, 'leave for the page'],
  ['modules/marketplace/win/chargeWins.ts', 'beforeOutsideCall', buyByWin, 'charge the win'],
  ['modules/marketplace/win/chargeWins.ts', 'afterOutsideCall', buyByWin, 'charge the win'],
];
const orders = ['the call is repeated', 'the reconciler runs'] as const;
/** Each point is killed at with both orders in a deep run, with one in a plain run. */
const cells = takeSample(
  kills.flatMap(([file, point, ...rest]) => orders.map((first) => [file, point, first, ...rest] as const)),
  { label: 'kills at fault points', count: kills.length, classOf: ([file, point]) => `${file} ${point}` },
);

/** Returns what a step has of an answer: jobs have none. */
const answerOf = (result: unknown): { status?: number; text?: string } => Object(result) as object;

/** Files whose fault points are on no way of a purchase: `payouts.race` and `authorised.race` kill there. */
const killedByOthers = [
  'modules/streaming/show/showOrigin.ts ',
  'sale/payout/finishPayout.ts ',
  'sale/purchase/captureAuthorised.ts ',
];

describe('a server that is killed on the way of a purchase', () => {
  it.each(cells)(
    'in %s at %s, and first %s: one order or refund with its money, and the final answer [CR-01]',
    async (file, point, first, journey, killedStep) => {
      const step: Step = async (name, call) => {
        if (name !== killedStep) return call(survivor);
        expect(await killAt(point, call)).toContain(file);
        // While the dead server's lease runs, the call is refused or answered, never failed.
        expect(answerOf(await call(survivor)).status ?? 200).toBeLessThan(500);
        await survivor.clock.advance(seconds(61));
        const ways = [() => call(survivor), () => reconcilePayments(survivor.platform)];
        for (const go of first === orders[0] ? ways : ways.toReversed()) await go();
        await expireJobs(test);
        await survivor.jobs.drain();
        const [last, repeated] = [await call(survivor), await call(survivor)];
        expect(answerOf(last).status ?? 200).toBe(200);
        expect(answerOf(repeated).text).toBe(answerOf(last).text);
        return last;
      };
      const wanted = await journey(survivor, step);
      await survivor.jobs.drain();
      expect(await readEnd(survivor, wanted)).toEqual(wanted);
      expect(await unevenCharges(test.database)).toEqual([]);
      await checkInvariants(test.database);
    },
  );

  it('has been killed at every fault point of the code [CR-01]', () => {
    const source = path.resolve(import.meta.dirname, '../..');
    const points = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(source, file), 'utf8').matchAll(/\bfaultPoint\('([^']+)'\)/g)].map(
          ([, point]) => `${file} ${point}`,
        ),
      );
    const others = points.filter((point) => !killedByOthers.some((file) => point.startsWith(file)));
    expect(kills.map(([file, point]) => `${file} ${point}`).toSorted()).toEqual(others.toSorted());
  });
});
