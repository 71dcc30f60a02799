/**
 * Measures how long it takes to issue a season pass with two seats at each of 40 dates, in one transaction:
 * `npm run bench -- season`.
 */
import {
  buildSeason,
  buildTestServer,
  issueSeats,
  knowsBuyers,
  makeLoggedInBuyers,
} from '@foyer/server/testing';
import { openBenchDatabase } from '../server/benchDatabase.ts';
import { printGoals } from '../server/goalTable.ts';

const rounds = Number(process.argv[2] ?? 9);
const dates = 40;

const bench = await openBenchDatabase();
const server = await buildTestServer({ database: bench.database, authenticate: knowsBuyers });
try {
  const season = await buildSeason(server, dates, { rows: rounds + 1 });
  const members = await makeLoggedInBuyers(bench.database, rounds + 1);
  const figures: number[] = [];
  for (const [row, { userId }] of members.entries()) {
    const begun = performance.now();
    await issueSeats(server, season, { userId, row });
    figures.push(performance.now() - begun);
  }
  // The first round is a warm-up.
  printGoals(`A season pass of ${dates} dates, ${rounds} rounds`, [
    { what: 'issue two seats at each date', figures: figures.slice(1), unit: 'ms', goal: { atMost: 1_000 } },
  ]);
} finally {
  await server.close();
  await bench.close();
}
