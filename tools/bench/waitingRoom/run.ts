/**
 * Opens a sale with a waiting room to more buyers than places [LD-01]: `npm run bench -- waitingRoom`. Everyone takes a place,
 * tries to hold before the opening, and holds once admitted.
 */
import type { TakenPlace } from '@foyer/contract';
import { sql } from 'kysely';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, placeHold } from '../server/benchSale.ts';
import { printGoals } from '../server/goalTable.ts';
import { load, type Call } from '../server/load.ts';
import { startServerChild } from '../server/serverChild.ts';

const visitors = Number(process.argv[2] ?? 500);
const places = Math.floor(visitors / 4);
const connections = 32;
/** The server may see the room as it was a second ago. */
const staleMs = 1_500;

const bench = await openBenchDatabase();
const server = await startServerChild('foyerServer.ts', bench.url);
try {
  const { sale, buyers } = await buildBenchSale(bench.database, {
    seats: 1,
    buyers: visitors,
    standing: places,
  });
  const { eventId } = sale;
  await sql`insert into waiting_room (event_id, arrivals_from, opens_at, admitted_per_minute, seed)
    values (${eventId}, foyer_now() - interval '1 minute', foyer_now() + interval '1 hour', 100000, ${'s'.repeat(43)})`.execute(
    bench.database.kysely,
  );
  const tokens = new Map<string, string>();
  const arrivals = await load(
    server,
    buyers.map(({ token }): Call => ({
      method: 'POST',
      path: '/api/waitingRoom/place',
      token,
      body: { eventId },
    })),
    {
      connections,
      onAnswer: ({ token }, text) => tokens.set(token!, (JSON.parse(text) as TakenPlace).place!.token),
    },
  );
  const holds = buyers.map((buyer): Call => ({
    ...placeHold(sale, buyer),
    cookie: `foyer-place-${eventId}=${tokens.get(buyer.token)}`,
  }));
  const early = await load(server, holds, { connections, allowed: ['422'] });
  const statusCall: Call = { method: 'GET', path: `/api/waitingRoom/public/status?eventId=${eventId}` };
  const polls = await load(
    server,
    Array.from({ length: 4 * visitors }, () => statusCall),
    { connections },
  );
  await sql`update waiting_room set opens_at = foyer_now() - interval '50 seconds'`.execute(
    bench.database.kysely,
  );
  await new Promise((resolve) => setTimeout(resolve, staleMs));
  const sold = await load(server, holds, { connections, allowed: ['200', '422', '503'] });
  const held = sold.statuses['200'] ?? 0;
  const open = await buildBenchSale(bench.database, { seats: 1, buyers: visitors, standing: places });
  const rush = await load(
    server,
    open.buyers.map((buyer) => placeHold(open.sale, buyer)),
    { connections, allowed: ['200', '422', '503'] },
  );
  const heldInRush = rush.statuses['200'] ?? 0;
  printGoals(
    `On-sale of ${places} places to ${visitors} visitors with a waiting room, ${connections} clients`,
    [
      { what: 'places taken', figures: [arrivals.perSecond], unit: '/s' },
      { what: 'CPU of a place', figures: [arrivals.cpuMs], unit: 'ms' },
      { what: 'CPU of a refused hold', figures: [early.cpuMs], unit: 'ms' },
      { what: 'CPU of a poll', figures: [polls.cpuMs], unit: 'ms' },
      { what: 'held / on sale', figures: [held / places], goal: { atLeast: 1 } },
      { what: 'held too many', figures: [Math.max(0, held - places)], unit: '', goal: { atMost: 0 } },
      { what: 'p99 of a hold', figures: [sold.p99], unit: 'ms', goal: { atMost: 1_500 } },
      { what: 'without the room: held / on sale', figures: [heldInRush / places], goal: { atLeast: 1 } },
      { what: 'held too many', figures: [Math.max(0, heldInRush - places)], unit: '', goal: { atMost: 0 } },
      { what: 'p99 of a hold', figures: [rush.p99], unit: 'ms', goal: { atMost: 1_500 } },
      { what: 'all holds asked for', figures: [visitors / rush.perSecond], unit: 's', goal: { atMost: 10 } },
    ],
  );
} finally {
  await server.stop();
  await bench.close();
}
