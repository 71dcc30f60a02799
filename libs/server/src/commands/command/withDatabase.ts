import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../composition/config/readConfig.ts';
import type { ServerConfig } from '../../platform/config/serverConfig.ts';
import { isSandboxIn } from '../../platform/config/sandboxSettings.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embeddedPostgres.ts';
import { seconds } from '../../platform/time/units.ts';
import type { CommandInput } from './command.ts';

const oldestVersion = 150_000;
const connectTimeoutMs = seconds(10);

/** Describes a connection error; Node reports a host of several addresses as an error without a message. */
function reasonOf(error: unknown): string {
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return parts.map((part) => (part instanceof Error ? part.message : String(part))).join('; ');
}

/**
 * Connects to the database of DATABASE_URL before a command uses it.
 * @throws Error that names the variable, without the address: it has a password
 */
async function checkDatabase(connectionString: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(connectionString) || !URL.canParse(connectionString))
    throw new Error(
      'DATABASE_URL is not the address of a database, such as postgresql://foyer:password@db.example:5432/foyer',
    );
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
    );
    const [{ number, version } = { number: '0', version: 'unknown' }] = rows;
    if (Number(number) < oldestVersion)
      throw new Error(`it is PostgreSQL ${version}, and Foyer needs 15 or newer`);
  } catch (error) {
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Variables = CommandInput['variables'];

export interface CommandDatabase {
  config: ServerConfig;
  connectionString: string;
  isEmbedded: boolean;
}

/** File of the key that seals secrets at rest, unless FOYER_SEALING_KEY is set. */
export const sealingKeyFile = (folder: string): string => path.join(folder, 'sealing.key');

/** Reads or creates the key that seals secrets at rest; stored beside the embedded database, never in it. */
async function keptSealingKey(folder: string): Promise<Buffer> {
  const file = sealingKeyFile(folder);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return Buffer.from(known, 'base64');
  const key = randomBytes(32);
  await mkdir(folder, { recursive: true });
  await writeFile(file, key.toString('base64'), { mode: 0o600, flag: 'wx' });
  return key;
}

/**
 * Returns the sealing key of a command on an external database when FOYER_SEALING_KEY is not set. Only the sandbox keeps one:
 * elsewhere, what seals or opens a secret needs the servers' key, and other commands must not leave a file behind.
 */
async function fallbackKey(variables: Variables, folder: string): Promise<Buffer | undefined> {
  if (variables.FOYER_SEALING_KEY || variables.NODE_ENV === 'production') return undefined;
  return isSandboxIn(variables) ? keptSealingKey(folder) : randomBytes(32);
}

/**
 * Runs `work` on the database of DATABASE_URL, or on the embedded one of `--data`, which is started before and
 * stopped after it unless another process still uses it.
 */
export async function withDatabase(
  { variables, options, say }: CommandInput,
  work: (database: CommandDatabase) => Promise<void>,
): Promise<void> {
  if (variables.DATABASE_URL) {
    const sealingKey = await fallbackKey(variables, options.data);
    const config = readConfig(variables, { sealingKey });
    await checkDatabase(variables.DATABASE_URL);
    return work({ config, connectionString: variables.DATABASE_URL, isEmbedded: false });
  }
  const config = readConfig(variables, { sealingKey: await keptSealingKey(options.data) });
  say('Starting the embedded database …');
  const embedded = await startEmbeddedPostgres({ folder: options.data });
  const endWatch = embedded.watch(say);
  try {
    await work({ config, connectionString: embedded.url, isEmbedded: true });
  } finally {
    await endWatch();
    await embedded.stop();
  }
}
