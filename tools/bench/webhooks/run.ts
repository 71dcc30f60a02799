/**
 * Times the answers to the gateway's webhook [CR-06]: `npm run bench -- webhooks`. Each call tells of another charge, which
 * is kept before it is answered; what follows from it is a job.
 */
import { randomUUID } from 'node:crypto';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { printGoals } from '../server/goalTable.ts';
import { load, type Call } from '../server/load.ts';
import { startServerChild } from '../server/serverChild.ts';

const rounds = Number(process.argv[2] ?? 5);
const perTurn = 500;
const connections = 10;

const eventCall = (): Call => ({
  method: 'POST',
  path: '/api/payment/events/bench',
  body: { id: randomUUID(), kind: 'charge', key: randomUUID() },
});

const bench = await openBenchDatabase();
const server = await startServerChild('foyerServer.ts', bench.url);
try {
  const turns = [];
  for (let at = 0; at <= rounds; at += 1)
    turns.push(
      await load(server, Array.from({ length: perTurn }, eventCall), { connections, allowed: ['204'] }),
    );
  // The first round is a warm-up.
  const counted = turns.slice(1);
  printGoals(`Webhook of the gateway, ${rounds} rounds of ${perTurn} events, ${connections} at a time`, [
    { what: 'half of the answers', figures: counted.map(({ p50 }) => p50), unit: 'ms' },
    {
      what: '99 % of the answers',
      figures: counted.map(({ p99 }) => p99),
      unit: 'ms',
      goal: { atMost: 200 },
    },
    { what: 'events', figures: counted.map(({ perSecond }) => perSecond), unit: '/s' },
  ]);
} finally {
  await server.stop();
  await bench.close();
}
