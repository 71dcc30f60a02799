import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, readFile, rename, rm, writeFile, chown, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from './embeddedBinaries.ts';
import { awaitReady, findRunning, removeStalePidFile, stopRunning } from './embeddedProcess.ts';
import { chooseRunner, type EmbeddedRunner, type RunAs } from './embeddedRunner.ts';
import { withFolderLock } from './folderLock.ts';
import { watchEmbedded } from './watchEmbedded.ts';

/** User and database name of the embedded PostgreSQL. */
const user = 'foyer';
const startWaitMs = 60_000;

export interface EmbeddedOptions {
  /** Folder for data, log and password. */
  folder: string;
  /** Default: a free port, chosen at each start. */
  port?: number;
  /** For tests: trades crash safety for speed. */
  isDisposable?: boolean;
  /** Overrides the choice of user when running as root, for tests. */
  runAs?: RunAs;
}

export interface EmbeddedPostgres {
  /** Connection string of the database `foyer`; `urlOf(name)` is that of another database on the same server. */
  url: string;
  urlOf: (databaseName: string) => string;
  runAs: RunAs;
  /**
   * Folder with `data`, `postgres.log` and `password`; differs from the requested one if the `postgres` user can't
   * reach that.
   */
  folder: string;
  /**
   * Restarts the server on its port whenever it exits.
   * @param say receives messages for the operator
   * @returns ends the watch, which must be done before `stop`
   */
  watch: (say: (line: string) => void) => () => Promise<void>;
  /** Stops the server unless another client is connected. @returns whether it was stopped */
  stop: () => Promise<boolean>;
  /** Kills the server immediately, like a crash; the next start recovers. For fault tests. */
  crash: () => Promise<void>;
}

interface Installation {
  runner: EmbeddedRunner;
  dataFolder: string;
  password: string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function readOrCreatePassword(runner: EmbeddedRunner): Promise<string> {
  const file = path.join(runner.folder, 'password');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known.trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = await stat(runner.folder);
  if (runner.runAs === 'postgresUser') await chown(file, uid, gid);
  return password;
}

/** Runs initdb in a temporary folder and renames it at the end, so that a killed first start leaves no partial data. */
async function initialise(runner: EmbeddedRunner, dataFolder: string): Promise<void> {
  const unfinished = `${dataFolder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await runner.run(runner.binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    `--pwfile=${path.join(runner.folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  const configuration = path.join(unfinished, 'postgresql.conf');
  await writeFile(
    configuration,
    `${await readFile(configuration, 'utf8')}\ninclude_if_exists 'foyer.conf'\n`,
  );
  await rename(unfinished, dataFolder);
}

async function writeSettings(
  runner: EmbeddedRunner,
  dataFolder: string,
  isDisposable: boolean,
): Promise<void> {
  const lines = [
    "listen_addresses = '127.0.0.1'",
    // A socket's path is limited to 107 characters; that of a clone may be longer.
    "unix_socket_directories = ''",
    'max_connections = 200',
    'shared_buffers = 128MB',
    // A disposable one may be in memory.
    `max_wal_size = ${isDisposable ? '256MB' : '2GB'}`,
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    ...(isDisposable
      ? ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum_naptime = 10min']
      : []),
  ];
  const file = path.join(dataFolder, 'foyer.conf');
  await writeFile(file, `${lines.join('\n')}\n`);
  if (runner.runAs === 'postgresUser') await chmod(file, 0o644);
}

async function startServer({ runner, dataFolder }: Installation, options: EmbeddedOptions): Promise<void> {
  const running = await awaitReady(dataFolder, startWaitMs);
  if (running) return;
  await removeStalePidFile(dataFolder);
  await writeSettings(runner, dataFolder, options.isDisposable ?? false);
  const port = options.port ?? (await freePort());
  const logFile = path.join(runner.folder, 'postgres.log');
  const args = [
    'start',
    '-D',
    dataFolder,
    '-l',
    logFile,
    '-w',
    '-t',
    String(startWaitMs / 1000),
    '-o',
    `-p ${port}`,
  ];
  await runner.run(runner.binaries.pgCtl, args).catch(async (error: Error) => {
    const log = await readFile(logFile, 'utf8').catch(() => '');
    throw new Error(`The embedded PostgreSQL did not start. ${error.message}\n${log.slice(-1500)}`, {
      cause: error,
    });
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureDatabase(serverUrl: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (!rowCount) await client.query(`create database ${user}`);
  });
}

async function othersAreConnected(serverUrl: string): Promise<boolean> {
  return withClient(serverUrl, async (client) => {
    const sql = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
    return (await client.query(sql)).rowCount !== 0;
  });
}

async function install(options: EmbeddedOptions): Promise<Installation> {
  const folder = path.resolve(options.folder);
  await mkdir(folder, { recursive: true });
  const runner = await chooseRunner(folder, findPostgresBinaries(), { runAs: options.runAs });
  const dataFolder = path.join(runner.folder, 'data');
  const password = await readOrCreatePassword(runner);
  const isInitialised = await access(path.join(dataFolder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isInitialised) await initialise(runner, dataFolder);
  return { runner, dataFolder, password };
}

/**
 * Starts the embedded PostgreSQL of a folder, or joins one that already runs on it; safe for concurrent processes. For
 * trials, tests and small installations: a single host, no replica; `backUpEmbedded` copies it.
 * @throws Error with PostgreSQL's message, and instructions if it can't run at all
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder);
  return withFolderLock(folder, 'start', async () => {
    const installation = await install(options);
    const { runner, dataFolder, password } = installation;
    await startServer(installation, options);
    const running = await findRunning(dataFolder);
    if (!running) throw new Error(`The embedded PostgreSQL in ${dataFolder} ended right after its start`);
    const urlOf = (name: string) => `postgresql://${user}:${password}@127.0.0.1:${running.port}/${name}`;
    await ensureDatabase(urlOf('postgres'));
    return {
      url: urlOf(user),
      urlOf,
      runAs: runner.runAs,
      folder: runner.folder,
      watch: (say) =>
        watchEmbedded({
          say,
          isRunning: async () => (await findRunning(dataFolder)) !== undefined,
          restart: () =>
            withFolderLock(folder, 'start', () =>
              startServer(installation, { ...options, port: running.port }),
            ),
        }),
      stop: () =>
        withFolderLock(folder, 'start', async () => {
          const current = await findRunning(dataFolder);
          if (!current || (await othersAreConnected(urlOf('postgres')))) return false;
          await stopRunning(current, dataFolder);
          return true;
        }),
      crash: async () => {
        const current = await findRunning(dataFolder);
        if (current) await stopRunning(current, dataFolder, { mode: 'immediate' });
      },
    };
  });
}
