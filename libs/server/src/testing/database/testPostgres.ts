import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embeddedPostgres.ts';
import { withFolderLock } from '../../platform/database/embedded/folderLock.ts';
import { migrate } from '../../platform/database/schema/migrate.ts';
import { hashSchema } from '../../platform/database/schema/schemaFiles.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');

const gib = 2 ** 30;
/** Linux's file system in memory. */
const memoryFolder = '/dev/shm';

/** Whether the test databases, up to 2 GiB during the journeys, fit into memory; the same for all processes of a run. */
function fitsIntoMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bsize, blocks } = statfsSync(memoryFolder);
    return bsize * blocks >= 4 * gib && os.totalmem() >= 12 * gib;
  } catch {
    return false;
  }
}

/**
 * Returns the folder of the test PostgreSQL; FOYER_TEST_FOLDER overrides it. In memory if possible: each copy of a
 * database is 600 files, which cost a disk's file system ten times the CPU time.
 */
function testFolder(): string {
  if (process.env.FOYER_TEST_FOLDER) return process.env.FOYER_TEST_FOLDER;
  if (!fitsIntoMemory()) return path.join(workspace, '.foyer', 'test-database');
  const { username } = os.userInfo();
  const hash = createHash('sha256').update(`${username}:${workspace}`).digest('hex').slice(0, 12);
  return path.join(memoryFolder, `foyer-test-${hash}`);
}

/** Part of a PostgreSQL server that tests use. */
type TestPostgres = Pick<EmbeddedPostgres, 'urlOf' | 'stop'>;

/** Tells the test files of a Jest run what its set-up found: each would need 0.3 s to find it again. */
const preparedVariable = 'FOYER_TEST_PREPARED';

interface Prepared {
  /** Address of the database `postgres`. */
  serverUrl: string;
  template: string;
}

function readPrepared(): Prepared | undefined {
  const text = process.env[preparedVariable];
  return text ? (JSON.parse(text) as Prepared) : undefined;
}

let shared: Promise<TestPostgres> | undefined;

/** A server that this process does not stop. An external one, FOYER_TEST_DATABASE_URL, requires its own FOYER_TEST_FOLDER. */
const givenPostgres = (url: string): TestPostgres => ({
  urlOf: (databaseName) => Object.assign(new URL(url), { pathname: `/${databaseName}` }).href,
  stop: async () => false,
});

/** Starts or joins the PostgreSQL shared by all test processes of the workspace. Trades crash safety for speed. */
export function testPostgres(): Promise<TestPostgres> {
  const url = readPrepared()?.serverUrl ?? process.env.FOYER_TEST_DATABASE_URL;
  shared ??= url
    ? Promise.resolve(givenPostgres(url))
    : startEmbeddedPostgres({ folder: testFolder(), isDisposable: true });
  return shared;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs statements sequentially on a database of the test server. */
async function runStatements(url: string, statements: string[]): Promise<void> {
  const client = await connect(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function databaseNames(url: string, pattern: string): Promise<string[]> {
  const client = await connect(url);
  try {
    const sql = 'select datname from pg_database where datname like $1 order by 1';
    return (await client.query<{ datname: string }>(sql, [pattern])).rows.map(({ datname }) => datname);
  } finally {
    await client.end();
  }
}

/** Creates the migrated template database, once per version of the migrations and functions. */
async function ensureTemplate(postgres: TestPostgres): Promise<string> {
  const name = `template_${(await hashSchema()).slice(0, 16)}`;
  const serverUrl = postgres.urlOf('postgres');
  await withFolderLock(testFolder(), 'template', async () => {
    if ((await databaseNames(serverUrl, name)).length > 0) return;
    const older = await databaseNames(serverUrl, 'template\\_%');
    await runStatements(
      serverUrl,
      older.map((each) => `drop database if exists ${each}`),
    ).catch(() => undefined);
    const unfinished = `unfinished_${name}`;
    await runStatements(serverUrl, [
      `drop database if exists ${unfinished} with (force)`,
      `create database ${unfinished}`,
    ]);
    await migrate({ connectionString: postgres.urlOf(unfinished) });
    await runStatements(serverUrl, [`alter database ${unfinished} rename to ${name}`]);
  });
  return name;
}

let template: Promise<string> | undefined;

/**
 * Creates a migrated database, and returns a function that drops it. Its name contains the process id, so that
 * leftovers can be found. Creating and dropping share a connection, because opening one costs some 50 ms.
 * @param original address of another test database to copy, which nothing may be connected to
 */
export async function cloneTestDatabase(
  original?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const postgres = await testPostgres();
  template ??= Promise.resolve(readPrepared()?.template ?? ensureTemplate(postgres));
  const source = original ? new URL(original).pathname.slice(1) : await template;
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const client = await connect(postgres.urlOf('postgres'));
  // Copying files costs 25 ms of CPU, copying through buffers and log, the default, 170 ms: it touches 4,500 pages of memory.
  await client.query(`create database ${name} template ${source} strategy file_copy`);
  return {
    url: postgres.urlOf(name),
    drop: async () => {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.end();
    },
  };
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Drops databases left by killed test processes. */
async function dropLeftovers(): Promise<void> {
  const serverUrl = (await testPostgres()).urlOf('postgres');
  const names = (await databaseNames(serverUrl, 'test\\_%')).filter((name) =>
    isGone(Number(name.split('_')[1])),
  );
  await runStatements(
    serverUrl,
    names.map((name) => `drop database if exists ${name} with (force)`),
  );
}

/**
 * Starts the server and creates the template before the first test file needs them. Keeps a connection open, so that
 * another run that ends earlier doesn't stop the server.
 * @returns closes that connection, and stops the server unless another run uses it
 */
export async function prepareTestPostgres(): Promise<() => Promise<void>> {
  const postgres = await testPostgres();
  const serverUrl = postgres.urlOf('postgres');
  const keeper = await connect(serverUrl);
  const prepared: Prepared = { serverUrl, template: await ensureTemplate(postgres) };
  await dropLeftovers();
  process.env[preparedVariable] = JSON.stringify(prepared);
  return async () => {
    delete process.env[preparedVariable];
    await keeper.end();
    await postgres.stop();
  };
}
