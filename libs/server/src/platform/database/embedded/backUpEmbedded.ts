import { chmod, chown, copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { systemClock } from '../../security/clock.ts';
import type { EmbeddedPostgres } from './embeddedPostgres.ts';

/** Files of a running server that mean nothing in a copy, and folders that are empty there. */
const left = ['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem'];
const walFolder = 'pg_wal';
const controlFile = path.join('global', 'pg_control');

/** Files of the running server come and go while they are copied. */
const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Gives a copy the mode of what it was made from, and its owner: PostgreSQL may run as another user. */
async function keepFacts(from: string, to: string): Promise<void> {
  const facts = await unlessGone(lstat(from));
  if (!facts) return;
  await chmod(to, facts.mode);
  if (process.getuid?.() === 0) await chown(to, facts.uid, facts.gid);
}

/**
 * Copies files with their owners and modes.
 * @param without names of this folder: files that are not copied, and folders that stay empty
 * @returns the bytes copied
 */
async function copyTree(from: string, to: string, without: readonly string[] = []): Promise<number> {
  await mkdir(to, { recursive: true });
  let bytes = 0;
  for (const entry of (await unlessGone(readdir(from, { withFileTypes: true }))) ?? []) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const isCopied = !without.includes(entry.name);
    if (entry.isDirectory() && isCopied) bytes += await copyTree(source, target);
    else if (entry.isDirectory()) {
      await mkdir(target);
      await keepFacts(source, target);
    } else if (entry.isFile() && isCopied) bytes += await copyOne(source, target);
  }
  await keepFacts(from, to);
  return bytes;
}

async function copyOne(source: string, target: string): Promise<number> {
  const facts = await unlessGone(lstat(source));
  if (!facts || (await unlessGone(copyFile(source, target).then(() => true))) === undefined) return 0;
  await keepFacts(source, target);
  return facts.size;
}

export interface BackUp {
  bytes: number;
  /** Everything that was committed before is in it. */
  asOf: Date;
}

/**
 * Copies a running embedded PostgreSQL into a folder from which another one starts [DS-01]: the data files, then the
 * log of writes during the copy, which the first start applies. No writer waits for it.
 * @throws Error if the folder is not empty, or PostgreSQL refuses
 */
export async function backUpEmbedded(
  { urlOf, folder }: Pick<EmbeddedPostgres, 'urlOf' | 'folder'>,
  target: string,
): Promise<BackUp> {
  const [data, copy] = [path.join(folder, 'data'), path.join(target, 'data')];
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`);
  const client = new pg.Client({ connectionString: urlOf('postgres'), application_name: 'foyer-back-up' });
  await client.connect();
  try {
    // Keeps what is written until this connection ends, however long the copy takes.
    await client.query(`select pg_create_physical_replication_slot('foyer_back_up', true, true)`);
    await client.query(`select pg_backup_start('foyer', true)`);
    let bytes = await copyTree(data, copy, [...left, walFolder]);
    // Again after all others, as pg_basebackup does: none of them is newer than what the control file knows of.
    await copyOne(path.join(data, controlFile), path.join(copy, controlFile));
    const asOf = systemClock();
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    bytes += await copyTree(path.join(data, walFolder), path.join(copy, walFolder));
    await writeFile(path.join(copy, 'backup_label'), rows[0]!.labelfile);
    await copyOne(path.join(folder, 'password'), path.join(target, 'password'));
    await keepFacts(path.join(data, 'PG_VERSION'), path.join(copy, 'backup_label'));
    return { bytes, asOf };
  } finally {
    await client.end();
  }
}
