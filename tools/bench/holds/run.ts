/**
 * Measures holds per second through the whole API, against pgbench and a bare Fastify route on the same database,
 * alternately in one run: `npm run bench -- holds`. Linux only, because of the CPU times.
 */
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, placeHold, seatAt, seatHold, type BenchSale } from '../server/benchSale.ts';
import { printGoals, ratios } from '../server/goalTable.ts';
import { load, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';
import { minimalClient, minimalHolds } from './minimalHolds.ts';

const rounds = Number(process.argv[2] ?? 5);
const holdsPerTurn = 1_000;
const clients = 8;
const crowd = { clients: 32, places: 1_000, seats: 500 };

interface Servers {
  foyer: ServerChild;
  bare: ServerChild;
}

interface Round {
  pgbench: number;
  foyer: Turn;
  bare: Turn;
}

async function takeRound(
  bench: BenchDatabase,
  servers: Servers,
  world: BenchSale,
  at: number,
): Promise<Round> {
  const { sale, buyers } = world;
  const { eventId } = sale;
  const from = at * holdsPerTurn;
  const share = buyers.slice(from, from + holdsPerTurn);
  const foyerCalls = share.map((buyer, index) => seatHold(sale, buyer, seatAt(from + index)));
  // The bare tables have the same seats; pgbench takes the first half of them and the bare route the second.
  const bareCalls = share.map(({ userId }, index) => ({
    method: 'POST' as const,
    path: '/hold',
    body: { eventId, seatCode: seatAt(from + (rounds + 1) * holdsPerTurn + index), userId },
  }));
  const turn = { databaseUrl: bench.url, eventId, from, count: holdsPerTurn, clients };
  return {
    pgbench: await minimalHolds(turn),
    foyer: await load(servers.foyer, foyerCalls, { connections: clients }),
    bare: await load(servers.bare, bareCalls, { connections: clients }),
  };
}

async function measureHolds(bench: BenchDatabase, servers: Servers): Promise<void> {
  const turns = rounds + 1;
  const world = await buildBenchSale(bench.database, {
    seats: 2 * turns * holdsPerTurn,
    buyers: turns * holdsPerTurn,
  });
  const all: Round[] = [];
  for (let at = 0; at < turns; at += 1) all.push(await takeRound(bench, servers, world, at));
  // The first round is a warm-up.
  const counted = all.slice(1);
  const foyer = counted.map((round) => round.foyer.perSecond);
  const bare = counted.map((round) => round.bare.perSecond);
  const minimal = counted.map((round) => round.pgbench);
  const [cpu, bareCpu] = [
    counted.map((round) => round.foyer.cpuMs),
    counted.map((round) => round.bare.cpuMs),
  ];
  printGoals(`Holds at ${clients} clients, ${rounds} rounds of ${holdsPerTurn}, alternately`, [
    { what: 'whole API', figures: foyer, unit: '/s' },
    { what: `minimal hold, ${minimalClient}`, figures: minimal, unit: '/s' },
    { what: 'bare Fastify route', figures: bare, unit: '/s' },
    { what: 'whole API / minimal hold', figures: ratios(foyer, minimal), goal: { atLeast: 0.3 } },
    { what: 'whole API / bare route', figures: ratios(foyer, bare), goal: { atLeast: 0.75 } },
    { what: 'CPU of a hold, whole API', figures: cpu, unit: 'ms' },
    { what: 'CPU of a hold, bare route', figures: bareCpu, unit: 'ms' },
    { what: 'CPU, whole API / bare route', figures: ratios(cpu, bareCpu), goal: { atMost: 2 } },
  ]);
}

/** Counts the seats sold beyond the capacity; each crowd requests more than the capacity. */
async function oversold({ database }: BenchDatabase, { sale }: BenchSale): Promise<number> {
  const { held, sold, capacity } = await database.query
    .selectFrom('inventoryItem')
    .select(['held', 'sold', 'capacity'])
    .where('inventoryItemId', '=', sale.standingItem)
    .executeTakeFirstOrThrow();
  const lines = await database.query
    .selectFrom('commitmentLine')
    .select(['quantity', 'seatCodes', 'seating'])
    .where('eventId', '=', sale.eventId)
    .execute();
  const seats = lines.flatMap(({ seatCodes: codes }) => codes);
  const places = lines
    .filter(({ seating }) => seating === 'ga')
    .reduce((sum, line) => sum + line.quantity, 0);
  return seats.length - new Set(seats).size + Math.max(0, held + sold - capacity!) + Math.abs(places - held);
}

async function measureCrowd(bench: BenchDatabase, { foyer }: Servers): Promise<void> {
  const spreads: { places: number[]; seats: number[] } = { places: [], seats: [] };
  const [tooMany, busy]: [number[], number[]] = [[], []];
  for (let at = 0; at <= rounds; at += 1) {
    const demand = { places: crowd.places * 1.1, seats: crowd.seats };
    const world = await buildBenchSale(bench.database, {
      seats: crowd.seats,
      standing: crowd.places,
      buyers: demand.places + demand.seats,
    });
    const options = { connections: crowd.clients, allowed: ['200', '409', '422', '503'] };
    const [standing, seated] = [world.buyers.slice(0, demand.places), world.buyers.slice(demand.places)];
    const rushes = {
      places: await load(
        foyer,
        standing.map((buyer) => placeHold(world.sale, buyer)),
        options,
      ),
      seats: await load(
        foyer,
        seated.map((buyer) => seatHold(world.sale, buyer)),
        options,
      ),
    };
    if (at === 0) continue;
    for (const name of ['places', 'seats'] as const) spreads[name].push(rushes[name].p99 / rushes[name].p50);
    tooMany.push(await oversold(bench, world));
    busy.push((rushes.places.statuses['503'] ?? 0) + (rushes.seats.statuses['503'] ?? 0));
  }
  printGoals(`One hot section, ${crowd.clients} clients, ${rounds} rounds`, [
    { what: `${crowd.places} places to stand: p99 / p50`, figures: spreads.places, goal: { atMost: 5 } },
    { what: `best of ${crowd.seats} seats: p99 / p50`, figures: spreads.seats, goal: { atMost: 5 } },
    { what: 'given out twice or too many', figures: tooMany, unit: '', goal: { atMost: 0 } },
    { what: 'told to come back (503)', figures: busy, unit: '' },
  ]);
}

const bench = await openBenchDatabase();
const servers: Servers = {
  foyer: await startServerChild('foyerServer.ts', bench.url),
  bare: await startServerChild('bareServer.ts', bench.url),
};
try {
  await measureHolds(bench, servers);
  await measureCrowd(bench, servers);
} finally {
  await Promise.all(Object.values(servers).map((server: ServerChild) => server.stop()));
  await bench.close();
}
