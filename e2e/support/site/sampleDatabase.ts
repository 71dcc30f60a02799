// Runs as a separate Node process (not under Playwright): creates the database that every worker copies, and prints its
// address.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { testPostgres } from '@foyer/server/testing';
import pg from 'pg';
import { testNow, testShiftMs } from '../../../tools/clock/startTestClock.ts';
import { runScript } from '../../../tools/workspace/runCommand.ts';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';
import { runStatement } from './runStatement.ts';

/** The sample is an hour old at the start of a run, so that a run that reuses it finds no data in the future. */
const sampleAgeMs = 3_600_000;

/**
 * Name derived from the sources of server and sample and the instant of the test run, to which the catalogue's dates are relative.
 */
function sampleName(): string {
  const hash = createHash('sha256').update(testNow());
  const sources = globSync('libs/{server,catalogue,sample}/src/**/*.{ts,sql,json}', { cwd: inWorkspace() });
  for (const file of sources.filter((each) => !each.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(inWorkspace(file)));
  }
  return `sample_${hash.digest('hex').slice(0, 16)}`;
}

async function namesLike(client: pg.Client, pattern: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [pattern],
  );
  return rows.map((row) => row.datname);
}

async function runFoyer(command: 'migrate' | 'seed', url: string): Promise<void> {
  const { code, output } = await runScript(inWorkspace('tools/serving/foyerCommand.ts'), [command], {
    env: { DATABASE_URL: url, FOYER_DATA: inWorkspace('.foyer', 'test-database'), FOYER_SANDBOX: 'on' },
  });
  if (code !== 0) throw new Error(`The sample catalogue could not be loaded.\n${output}`);
}

async function ensureSample(client: pg.Client, urlOf: (name: string) => string): Promise<string> {
  const name = sampleName();
  for (const leftover of await namesLike(client, 'journey\\_%'))
    await client.query(`drop database if exists ${leftover} with (force)`);
  const samples = await namesLike(client, 'sample\\_%');
  if (samples.includes(name)) return name;
  for (const older of samples) await client.query(`drop database if exists ${older} with (force)`);
  await client.query('drop database if exists unfinished_sample with (force)');
  await client.query('create database unfinished_sample');
  const url = urlOf('unfinished_sample');
  await runFoyer('migrate', url);
  await runStatement(url, 'update clock set offset_ms = $1', [testShiftMs() - sampleAgeMs]);
  await runFoyer('seed', url);
  await client.query(`alter database unfinished_sample rename to ${name}`);
  return name;
}

const postgres = await testPostgres();
if (process.argv.includes('--stop')) await postgres.stop();
else {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  const template = await ensureSample(client, postgres.urlOf);
  await client.end();
  process.stdout.write(`${JSON.stringify({ url: postgres.urlOf('postgres'), template })}\n`);
}
// The embedded database keeps running: it is no child of this process.
process.exit(0);
