/**
 * Measures the first page of the list, of a search and of nearby events in catalogues of 100 and 100,000 events,
 * alternately in one run: `npm run bench -- growth`. Every request is different, so none is answered from a cache.
 */
import { openBenchDatabase, type BenchDatabase } from '../server/benchDatabase.ts';
import { median, printGoals, ratios } from '../server/goalTable.ts';
import { startServerChild, type ServerChild } from '../server/serverChild.ts';
import { buildCatalogue } from './catalogue.ts';

const rounds = Number(process.argv[2] ?? 5);
const perTurn = 60;
const sizes = { small: 100, large: 100_000 };

const questions = {
  list: 'limit=20',
  'list by price': 'limit=20&sort=price',
  search: 'limit=20&searchQuery=meridian',
  'near me, 50 km': 'limit=20&latitude=45.5&longitude=-73.6&rangeKm=50&sort=distance',
};
type Question = keyof typeof questions;

/** Makes a request unique: its instant differs, and is before every event. */
let asked = Date.now();
function urlOf({ url }: ServerChild, question: Question): string {
  const from = new Date((asked -= 1_000)).toISOString();
  return `${url}/api/event/public/profileList?${questions[question]}&from=${from}`;
}

interface Side {
  bench: BenchDatabase;
  server: ServerChild;
}

async function openSide(size: number): Promise<Side> {
  const bench = await openBenchDatabase(`_of_${size}`);
  await buildCatalogue(bench.database, size);
  return { bench, server: await startServerChild('foyerServer.ts', bench.url) };
}

/** Milliseconds from request to last byte; the median of sequential requests. */
async function askOften({ server }: Side, question: Question): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < perTurn; at += 1) {
    const url = urlOf(server, question);
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const text = await answer.text();
    times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
    if (!text.includes('eventId')) throw new Error(`${url} found nothing`);
  }
  return median(times);
}

const names = Object.keys(questions) as Question[];
const small = await openSide(sizes.small);
const large = await openSide(sizes.large);
try {
  const figures = new Map(names.map((name) => [name, { small: [] as number[], large: [] as number[] }]));
  for (let at = 0; at <= rounds; at += 1) {
    for (const [question, { small: ofSmall, large: ofLarge }] of figures) {
      const [few, many] = [await askOften(small, question), await askOften(large, question)];
      // The first round is a warm-up.
      if (at > 0) {
        ofSmall.push(few);
        ofLarge.push(many);
      }
    }
  }
  const [few, many] = [sizes.small.toLocaleString('en-US'), sizes.large.toLocaleString('en-US')];
  printGoals(
    `The first page in a catalogue of ${few} events and of ${many}, ${rounds} rounds of ${perTurn}, alternately`,
    [...figures].flatMap(([question, { small: ofSmall, large: ofLarge }]) => [
      { what: `${question}: ${few} events`, figures: ofSmall, unit: 'ms' },
      { what: `${question}: ${many} events`, figures: ofLarge, unit: 'ms' },
      { what: `${question}: many / few`, figures: ratios(ofLarge, ofSmall), goal: { atMost: 1.5 } },
    ]),
  );
} finally {
  await Promise.all([small.server.stop(), large.server.stop()]);
  await small.bench.close();
  await large.bench.close();
}
