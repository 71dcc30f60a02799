/**
 * Asks for three times as many holds as the server can place, and looks at what it still places, how soon it turns the others
 * away, and how it does afterwards [LD-05]: `npm run bench -- overload`. Load and server share two cores, which costs the
 * server some of them.
 */
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { buildBenchSale, placeHold, type BenchSale } from '../server/benchSale.ts';
import { printGoals } from '../server/goalTable.ts';
import { load, type Call, type Turn } from '../server/load.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';

const seconds = Number(process.argv[2] ?? 20);
const buyers = 2_000;
const calmConnections = 16;
const crowdConnections = 4_000;

/** Holds of one place, each buyer's in turn: a later one of the same buyer confirms the earlier. */
const holdCalls = ({ sale, buyers: people }: BenchSale, count: number, from = 0): Call[] =>
  Array.from({ length: count }, (_each, at) => placeHold(sale, people[(from + at) % people.length]!));

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? 0;

interface Crowd {
  turn: Turn;
  placed: number;
  placedMs: number[];
  refusedMs: number[];
}

async function crowd(server: ServerChild, world: BenchSale, perSecond: number): Promise<Crowd> {
  const [placedMs, refusedMs]: [number[], number[]] = [[], []];
  const turn = await load(server, holdCalls(world, perSecond * seconds), {
    connections: crowdConnections,
    perSecond,
    allowed: ['200', '503'],
    onAnswer: (_call, _text, { status, ms }) => (status === 200 ? placedMs : refusedMs).push(ms),
  });
  return { turn, placed: placedMs.length, placedMs, refusedMs };
}

const bench = await openBenchDatabase();
const server = await startServerChild('foyerServer.ts', bench.url);
try {
  const world = await buildBenchSale(bench.database, { seats: 1, buyers, standing: 2 * buyers });
  const calm = () => load(server, holdCalls(world, buyers), { connections: calmConnections });
  // The first turn is a warm-up.
  await calm();
  const before = await calm();
  const asked = Math.round(3 * before.perSecond);
  const { turn, placed, placedMs, refusedMs } = await crowd(server, world, asked);
  const answered = turn.perSecond / (placed + refusedMs.length);
  const after = await calm();
  printGoals(`${asked} holds a second asked for, ${seconds} s, ${crowdConnections} connections`, [
    { what: 'holds placed before', figures: [before.perSecond], unit: '/s' },
    { what: 'holds placed under load', figures: [placed * answered], unit: '/s' },
    {
      what: 'under load / before',
      figures: [(placed * answered) / before.perSecond],
      goal: { atLeast: 0.8 },
    },
    { what: 'CPU of a hold before', figures: [before.cpuMs], unit: 'ms' },
    { what: 'CPU of an answer under load', figures: [turn.cpuMs], unit: 'ms' },
    { what: 'answers under load', figures: [turn.perSecond], unit: '/s' },
    { what: 'turned away: half of them within', figures: [percentile(refusedMs, 0.5)], unit: 'ms' },
    {
      what: 'turned away: 99 % within',
      figures: [percentile(refusedMs, 0.99)],
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { what: 'placed: half of them within', figures: [percentile(placedMs, 0.5)], unit: 'ms' },
    { what: 'placed: 99 % within', figures: [percentile(placedMs, 0.99)], unit: 'ms' },
    { what: 'holds placed afterwards / before', figures: [after.perSecond / before.perSecond] },
  ]);
} finally {
  await server.stop();
  await bench.close();
}
