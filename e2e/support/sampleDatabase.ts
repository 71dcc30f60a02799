// Run by itself under Node (not by Playwright): makes the database that every worker copies, and says where it is.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { testPostgres } from '@foyer/server/testing';
import pg from 'pg';
import { runScript } from '../../tools/workspace/runCommand.ts';
import { inWorkspace } from '../../tools/workspace/workspacePaths.ts';

/** What the sample is made from: the server's sources and the day, for its dates are relative to it. */
function sampleName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const sources = globSync('libs/server/src/**/*.{ts,sql,json}', { cwd: inWorkspace() });
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

async function ensureSample(client: pg.Client, urlOf: (name: string) => string): Promise<string> {
  const name = sampleName();
  for (const leftover of await namesLike(client, 'journey\\_%'))
    await client.query(`drop database if exists ${leftover} with (force)`);
  const samples = await namesLike(client, 'sample\\_%');
  if (samples.includes(name)) return name;
  for (const older of samples) await client.query(`drop database if exists ${older} with (force)`);
  await client.query('drop database if exists unfinished_sample with (force)');
  await client.query('create database unfinished_sample');
  const seeded = await runScript(inWorkspace('libs/server/src/bin/foyer.ts'), ['seed'], {
    env: {
      DATABASE_URL: urlOf('unfinished_sample'),
      FOYER_DATA: inWorkspace('.foyer', 'test-database'),
      FOYER_SANDBOX: 'on',
    },
  });
  if (seeded.code !== 0) throw new Error(`The sample catalogue could not be loaded.\n${seeded.output}`);
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
// The embedded database goes on running: it is not a child of this process.
process.exit(0);
