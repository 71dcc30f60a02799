import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runCommand } from '../../workspace/runCommand.ts';

/** Range of seats and number of clients of a turn. */
export interface MinimalTurn {
  databaseUrl: string;
  eventId: string;
  from: number;
  count: number;
  clients: number;
}

const places = [
  '/usr/bin/pgbench',
  ...[18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`),
];
const pgbench = places.find((file) => existsSync(file));

/** Program that makes the minimal holds. */
export const minimalClient = pgbench ? 'pgbench' : 'a loop of node-postgres (pgbench is not installed)';

const seatOf = (number: string): string =>
  `'101-R' || (${number} / 50)::int || '-' || (${number} % 50 + 1)::int`;
const takeSeat = (eventId: string, number: string): string =>
  `update bare_seat set state = 'held', cart_id = gen_random_uuid(), held_until = now() + interval '10 minutes' ` +
  `where event_id = '${eventId}' and seat_code = ${seatOf(number)} and state = 'available'`;
const keepHold = (eventId: string, number: string): string =>
  `insert into bare_hold (hold_id, event_id, seat_code, user_id, held_until) values (gen_random_uuid(), ` +
  `'${eventId}', ${seatOf(number)}, gen_random_uuid(), now() + interval '10 minutes')`;

/** The n-th transaction of a client takes the n-th seat of its share; pgbench keeps variables between transactions. */
const script = (eventId: string): string =>
  [
    '\\set seat :base + :client_id * :share + :turn',
    '\\set turn :turn + 1',
    'begin;',
    `${takeSeat(eventId, ':seat')};`,
    `${keepHold(eventId, ':seat')};`,
    'commit;\n',
  ].join('\n');

async function withPgbench(file: string, turn: MinimalTurn): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
  try {
    const scriptFile = path.join(folder, 'hold.sql');
    await writeFile(scriptFile, script(turn.eventId));
    const share = Math.floor(turn.count / turn.clients);
    const variables = ['-D', `base=${turn.from}`, '-D', `share=${share}`, '-D', 'turn=0'];
    const sizes = ['-c', String(turn.clients), '-t', String(share)];
    const how = ['-n', '-M', 'prepared', '-f', scriptFile];
    const { code, output } = await runCommand(file, [...how, ...sizes, ...variables, turn.databaseUrl]);
    const perSecond = /tps = ([\d.]+) \(without/.exec(output)?.[1];
    if (code !== 0 || !perSecond) throw new Error(`pgbench failed: ${output}`);
    return Number(perSecond);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function withClients({ databaseUrl, eventId, from, count, clients }: MinimalTurn): Promise<number> {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(connections.map((client) => client.connect()));
  let next = from;
  const startedAt = performance.now();
  await Promise.all(
    connections.map(async (client) => {
      while (next < from + count) {
        const seat = String((next += 1) - 1);
        await client.query(`begin; ${takeSeat(eventId, seat)}; ${keepHold(eventId, seat)}; commit`);
      }
    }),
  );
  const perSecond = (count * 1_000) / (performance.now() - startedAt);
  await Promise.all(connections.map((client) => client.end()));
  return perSecond;
}

/** Takes seats with the minimum of work: two statements in a transaction. @returns holds per second */
export const minimalHolds = (turn: MinimalTurn): Promise<number> =>
  pgbench ? withPgbench(pgbench, turn) : withClients(turn);
