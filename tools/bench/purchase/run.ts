/**
 * Measures a purchase against a bare route that takes a seat and inserts the rows of an order: CPU time and number of
 * writing transactions, alternately in one run: `npm run bench -- purchase`. The gateway answers at once.
 */
import type { Cart, PaymentMeans } from '@foyer/contract';
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, seatAt, seatHold, type BenchSale } from '../server/benchSale.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Call, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const rounds = Number(process.argv[2] ?? 5);
const perTurn = 300;
const clients = 8;

/** Sends the calls of an unmeasured turn; returns their answers by the caller's token. */
async function prepare<T>(server: ServerChild, calls: readonly Call[]): Promise<Map<string, T>> {
  const answers = new Map<string, T>();
  await load(server, calls, {
    connections: clients,
    onAnswer: (call, text) => void answers.set(call.token ?? '', JSON.parse(text) as T),
  });
  return answers;
}

async function payCalls(foyer: ServerChild, { sale, buyers }: BenchSale, from: number): Promise<Call[]> {
  const share = buyers.slice(from, from + perTurn);
  const holds = share.map((buyer, index) => seatHold(sale, buyer, seatAt(from + index)));
  const carts = await prepare<Cart>(foyer, holds);
  const cards = share.map(({ token }): Call => {
    const body = { cardToken: 'A'.repeat(43) };
    return { method: 'POST', path: '/api/payment/paymentMeans', token, body };
  });
  const means = await prepare<PaymentMeans>(foyer, cards);
  return share.map(({ token }): Call => {
    const { eventId, purchaseToken, quote } = carts.get(token)!;
    const { paymentMethodId } = means.get(token)!;
    const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total };
    return { method: 'POST', path: '/api/purchase/cart', token, body };
  });
}

const buyCalls = ({ sale, buyers }: BenchSale, from: number, seats: number): Call[] =>
  buyers.slice(from, from + perTurn).map(({ userId }, index) => ({
    method: 'POST',
    path: '/buy',
    body: { eventId: sale.eventId, seatCode: seatAt(seats + from + index), userId },
  }));

async function measure(bench: BenchDatabase, foyer: ServerChild, bare: ServerChild): Promise<void> {
  const seats = (rounds + 1) * perTurn;
  const world = await buildBenchSale(bench.database, { seats: 2 * seats, buyers: seats });
  const all: { foyer: Turn; bare: Turn; transactions: number }[] = [];
  for (let at = 0; at <= rounds; at += 1) {
    const calls = await payCalls(foyer, world, at * perTurn);
    const before = await bench.writingTransactions();
    const turn = await load(foyer, calls, { connections: clients });
    const transactions = ((await bench.writingTransactions()) - before) / perTurn;
    const bareTurn = await load(bare, buyCalls(world, at * perTurn, seats), { connections: clients });
    all.push({ foyer: turn, bare: bareTurn, transactions });
  }
  // The first round is a warm-up.
  const counted = all.slice(1);
  const [cpu, bareCpu] = [counted.map((each) => each.foyer.cpuMs), counted.map((each) => each.bare.cpuMs)];
  printGoals(`A purchase, ${rounds} rounds of ${perTurn} at ${clients} clients, alternately`, [
    { what: 'purchases', figures: counted.map((each) => each.foyer.perSecond), unit: '/s' },
    { what: 'bare hold and insert', figures: counted.map((each) => each.bare.perSecond), unit: '/s' },
    { what: 'CPU of a purchase', figures: cpu, unit: 'ms' },
    { what: 'CPU of a bare hold and insert', figures: bareCpu, unit: 'ms' },
    { what: 'CPU, purchase / bare', figures: ratios(cpu, bareCpu), goal: { atMost: 3 } },
    // PostgreSQL's own statistics write a transaction now and then.
    {
      what: 'transactions that write',
      figures: counted.map(({ transactions }) => Math.round(transactions * 10) / 10),
      unit: '',
      goal: { atMost: 2 },
    },
  ]);
}

const bench = await openBenchDatabase();
const foyer = await startServerChild('foyerServer.ts', bench.url);
const bare = await startServerChild('bareServer.ts', bench.url);
try {
  await measure(bench, foyer, bare);
} finally {
  await Promise.all([foyer.stop(), bare.stop()]);
  await bench.close();
}
