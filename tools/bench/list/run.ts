/**
 * Measures a cached list of 50 events against a bare Fastify route that sends the same bytes: `npm run bench -- list`.
 * Once as a load balancer requests it, and once compressed as browsers do; the comparator sends precompressed bytes.
 */
import { brotliCompressSync } from 'node:zlib';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { buildSale } from '@foyer/server/testing';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Call, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const rounds = Number(process.argv[2] ?? 5);
const perTurn = 2_000;
const clients = 8;
const events = 50;
const path = `/api/event/public/profileList?limit=${events}`;

async function alternate(servers: { foyer: ServerChild; bare: ServerChild }, acceptEncoding?: string) {
  const call: Call = { method: 'GET', path, ...(acceptEncoding ? { acceptEncoding } : {}) };
  const turns: { foyer: Turn; bare: Turn }[] = [];
  for (let at = 0; at <= rounds; at += 1) {
    const ours = Array.from({ length: perTurn }, () => call);
    turns.push({
      foyer: await load(servers.foyer, ours, { connections: clients }),
      bare: await load(
        servers.bare,
        ours.map((each) => ({ ...each, path: '/bytes' })),
        { connections: clients },
      ),
    });
  }
  // The first round is a warm-up.
  const counted = turns.slice(1);
  return {
    foyer: counted.map((turn) => turn.foyer.perSecond),
    bare: counted.map((turn) => turn.bare.perSecond),
  };
}

const bench = await openBenchDatabase();
const foyer = await startServerChild('foyerServer.ts', bench.url);
const bare = await startServerChild('bareServer.ts', bench.url);
try {
  for (let at = 0; at < events; at += 1) await buildSale(bench.database, { rows: 0 });
  const answer = await fetch(`${foyer.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const text = await answer.text();
  const shown = (JSON.parse(text) as { events: unknown[] }).events.length;
  if (shown !== events) throw new Error(`The list shows ${shown} events`);
  const give = (bytes: Uint8Array, encoding: string) =>
    fetch(`${bare.url}/bytes`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'x-encoding': encoding },
      body: Buffer.from(bytes),
    });
  await give(Buffer.from(text), '');
  const plain = await alternate({ foyer, bare });
  await give(brotliCompressSync(text), 'br');
  const compressed = await alternate({ foyer, bare }, 'br, gzip');
  const goal = { atLeast: 0.8 };
  printGoals(
    `A list of ${events} events (${Math.round(text.length / 1024)} KB), cached, ${rounds} rounds, alternately`,
    [
      { what: 'list', figures: plain.foyer, unit: '/s' },
      { what: 'ready bytes', figures: plain.bare, unit: '/s' },
      { what: 'list / ready bytes', figures: ratios(plain.foyer, plain.bare), goal },
      { what: 'list, compressed', figures: compressed.foyer, unit: '/s' },
      { what: 'ready bytes, compressed', figures: compressed.bare, unit: '/s' },
      { what: 'compressed: list / ready bytes', figures: ratios(compressed.foyer, compressed.bare), goal },
    ],
  );
} finally {
  await Promise.all([foyer.stop(), bare.stop()]);
  await bench.close();
}
