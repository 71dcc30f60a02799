/**
 * Measures the meter of an auction of 200,000 offers against that of one of 100, alternately, for 500 readers who each
 * ask every ten seconds, as the page does: `npm run bench -- auction`. Offers move meanwhile.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAuction, buildTestServer, makeLoggedInBuyers } from '@foyer/server/testing';
import { sql } from 'kysely';
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const sizes = { few: 100, many: Number(process.argv[2] ?? 200_000) };
const readers = 500;
const everyMs = 10_000;
const rounds = 3;
const stock = 40_000;
const movedPerSecond = 20;
/** Offers that one statement copies. */
const copiedAtOnce = 20_000;
const host = 'foyer.example';

interface World {
  eventId: string;
  offerGroupId: string;
}

/** Sends a call of a buyer. @throws Error unless it is answered with 200 */
async function post<Answer>(url: string, token: string, body: unknown): Promise<Answer> {
  const headers = {
    host,
    ...{ 'content-type': 'application/json', 'api-client-sessionid': 'bench-browser-session' },
    ...{ authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Makes one offer by the API, and copies it: what the meter counts are price, quantity and state. */
async function buildMarket(
  { database }: BenchDatabase,
  { url }: ServerChild,
  offers: number,
): Promise<World> {
  const builder = await buildTestServer({ database });
  const auction = await buildAuction(builder, { rows: 0, standing: stock });
  await builder.close();
  const { eventId, standing: offerGroupId, standingMinimum: minimum } = auction;
  const [buyer] = await makeLoggedInBuyers(database, 1);
  const { token } = buyer!;
  const card = { cardToken: 'A'.repeat(43) };
  const { paymentMethodId } = await post<{ paymentMethodId: string }>(
    `${url}/api/payment/paymentMeans`,
    token,
    card,
  );
  const price = { amount: minimum, currency: 'CAD' };
  const offer = { eventId, offerGroupId, price, quantity: 1, paymentMethodId };
  await post(`${url}/api/auction/makeAuctionOffer`, token, offer);
  for (let from = 2; from <= offers; from += copiedAtOnce)
    await sql`insert into auction_offer select (jsonb_populate_record(b, jsonb_build_object(
        'offer_id', gen_random_uuid(), 'user_id', null, 'quantity', 1 + n % 4,
        'price', b.price + g.step * least(99, floor(100 * power(random(), 2))),
        'reached_at', b.reached_at - n * interval '10 milliseconds'))).*
      from auction_offer b join auction_group g using (event_id, offer_group_id),
        generate_series(${from}::int, ${Math.min(offers, from + copiedAtOnce - 1)}::int) n
      where b.event_id = ${eventId} and b.user_id is not null`.execute(database.kysely);
  await sql`vacuum analyze`.execute(database.kysely);
  return { eventId, offerGroupId };
}

/** Raises some offers every second, until it is stopped. */
function moveOffers({ database }: BenchDatabase, { eventId }: World): () => void {
  const timer = setInterval(() => {
    void sql`update auction_offer b set price = b.price + g.step, reached_at = b.reached_at + interval '1 second'
      from auction_group g
      where b.event_id = ${eventId} and g.event_id = b.event_id and g.offer_group_id = b.offer_group_id
        and b.offer_id in (select offer_id from auction_offer where offer_id > (select gen_random_uuid())
          order by offer_id limit ${movedPerSecond}::int)`.execute(database.kysely);
  }, 1_000);
  return () => clearInterval(timer);
}

/** Asks for the meter. @returns milliseconds until the answer */
async function ask({ url }: ServerChild, { offerGroupId }: World, numTokens: number): Promise<number> {
  const startedAt = performance.now();
  const query = `offerGroupId=${offerGroupId}&numTokens=${numTokens}`;
  const answer = await fetch(`${url}/api/auction/public/chance?${query}`, { headers: { host } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The meter answered ${answer.status}: ${text}`);
  return performance.now() - startedAt;
}

/** Asks as often as the readers do for one interval, each at a time of its own. @returns milliseconds of each answer */
async function askAll(foyer: ServerChild, world: World): Promise<number[]> {
  // Readers come all the time: the pause while the other auction is measured is no part of it.
  await ask(foyer, world, 1);
  return Promise.all(
    Array.from({ length: readers }, async (_none, at) => {
      await wait((at * everyMs) / readers);
      return ask(foyer, world, 1 + (at % 4));
    }),
  );
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((left, right) => left - right)[Math.floor(share * (times.length - 1))]!;

/** Highest memory of a process so far, in megabytes. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

const bench = await openBenchDatabase();
const foyer = await startServerChild('foyerServer.ts', bench.url);
try {
  const few = await buildMarket(bench, foyer, sizes.few);
  const many = await buildMarket(bench, foyer, sizes.many);
  const before = peakOf(foyer.pid);
  const stop = moveOffers(bench, many);
  const all: { few: number[]; many: number[] }[] = [];
  for (let at = 0; at <= rounds; at += 1)
    all.push({ few: await askAll(foyer, few), many: await askAll(foyer, many) });
  stop();
  // The first round is a warm-up.
  const counted = all.slice(1);
  const figuresOf = (side: keyof typeof sizes, share: number) =>
    counted.map((round) => percentile(round[side], share));
  const lines = (['few', 'many'] as const).flatMap((side) => {
    const [middle, worst] = [figuresOf(side, 0.5), figuresOf(side, 0.99)];
    const spread = ratios(worst, middle);
    return [
      { what: `${sizes[side]} offers: p50`, figures: middle, unit: 'ms' },
      { what: `${sizes[side]} offers: p99`, figures: worst, unit: 'ms' },
      {
        ...{ what: `${sizes[side]} offers: p99 / p50`, figures: spread },
        ...(side === 'many' ? { goal: { atMost: 3 } } : {}),
      },
    ];
  });
  printGoals(`The meter for ${readers} readers every ${everyMs / 1_000} s, ${rounds} rounds, alternately`, [
    ...lines,
    { what: 'p50, many / few', figures: ratios(figuresOf('many', 0.5), figuresOf('few', 0.5)) },
    { what: 'p99, many / few', figures: ratios(figuresOf('many', 0.99), figuresOf('few', 0.99)) },
    { what: 'memory of the server, more than before', figures: [peakOf(foyer.pid) - before], unit: 'MB' },
  ]);
} finally {
  await foyer.stop();
  await bench.close();
}
