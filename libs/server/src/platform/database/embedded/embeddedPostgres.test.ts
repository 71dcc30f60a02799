import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';

let parent: string;
const standIns: string[] = [];

// Simulates a clone below a folder of mode 0700, with a space in its name.
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'foyer embedded '));
  await chmod(parent, 0o700);
});
afterAll(async () => {
  for (const folder of [parent, ...standIns]) await rm(folder, { recursive: true, force: true });
});

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

async function using(
  folder: string,
  runAs: 'userNamespace' | 'postgresUser' | undefined,
  work: (started: EmbeddedPostgres) => Promise<void>,
  { isDisposable = true } = {},
) {
  const started = await startEmbeddedPostgres({ folder, runAs, isDisposable });
  if (started.folder !== folder) standIns.push(started.folder);
  try {
    await work(started);
  } finally {
    await started.stop();
  }
}

const isRoot = process.getuid?.() === 0;
// Undefined lets the runner choose: as root, a user namespace if available.
const ways = isRoot ? ([undefined, 'postgresUser'] as const) : [undefined];

describe.each(ways)('the embedded PostgreSQL, run as %s', (runAs) => {
  const folderOf = () => path.join(parent, String(runAs));

  it('starts, is shared by the next process, and survives a crash with its data', async () => {
    // A disposable instance is not crash-safe: it commits before writing to disk.
    const lasting = { isDisposable: false };
    const start = async (first: EmbeddedPostgres): Promise<void> => {
      await ask(first.url, 'create table kept as select 42 as answer');
      const second = await startEmbeddedPostgres({ folder: folderOf(), runAs });
      expect(second.url).toBe(first.url);
      const [facts] = await ask<{ version: string; encoding: string }>(
        first.url,
        `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
      );
      expect(facts).toEqual({ version: expect.stringMatching(/^18/), encoding: 'UTF8' });
      await first.crash();
    };
    await using(folderOf(), runAs, start, lasting);
    const look = async ({ url }: EmbeddedPostgres): Promise<void> =>
      expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await using(folderOf(), runAs, look, lasting);
  });

  it('is not stopped while another process uses it', async () => {
    await using(folderOf(), runAs, async ({ url, stop }) => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      expect(await stop()).toBe(false);
      expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
      await client.end();
      expect(await stop()).toBe(true);
      expect(await stop()).toBe(false);
    });
  });

  it('starts although the pid in its file belongs to another process now', async () => {
    const { folder, stop } = await startEmbeddedPostgres({ folder: folderOf(), runAs, isDisposable: true });
    const pidFile = path.join(folder, 'data/postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await stop();
    await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    await using(folderOf(), runAs, async ({ url }) => {
      expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    });
  });
});

it('starts once when several processes begin at the same time', async () => {
  const folder = path.join(parent, 'together');
  const started = await Promise.all(
    Array.from({ length: 3 }, () => startEmbeddedPostgres({ folder, isDisposable: true })),
  );
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  await started[0]!.stop();
});

it('keeps its password to its owner and listens on the machine alone', async () => {
  await using(path.join(parent, 'closed'), undefined, async ({ url, folder }) => {
    expect((await stat(path.join(folder, 'password'))).mode & 0o077).toBe(0);
    const [{ listen_addresses: addresses } = { listen_addresses: '' }] = await ask<{
      listen_addresses: string;
    }>(url, 'show listen_addresses');
    expect(addresses).toBe('127.0.0.1');
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  });
});

it('is started again on its port when it is killed, while an orphan still works on its memory [CR-03]', async () => {
  const work = async ({ url, folder, watch }: EmbeddedPostgres): Promise<void> => {
    const said: string[] = [];
    const endWatch = watch((line) => said.push(line));
    try {
      await ask(url, 'create table counted as select 1 as n');
      // Backends in the middle of a statement outlive their postmaster and keep its shared memory.
      const orphan = ask(url, 'select count(*) from generate_series(1, 20000000)').catch(() => undefined);
      const pid = Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await orphan;
      let rows: unknown[] = [];
      for (const until = performance.now() + 120_000; rows.length === 0 && performance.now() < until;)
        rows = await ask(url, 'select n from counted').catch(() => []);
      expect(rows).toEqual([{ n: 1 }]);
      expect(said.at(0)).toContain('The embedded database ended');
    } finally {
      await endWatch();
    }
  };
  // A disposable instance commits before writing to disk and would lose the table.
  await using(path.join(parent, 'watched'), undefined, work, { isDisposable: false });
}, 180_000);
