import pg from 'pg';
import { seconds } from '../../platform/time/units.ts';

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
export async function checkDatabase(connectionString: string): Promise<void> {
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
