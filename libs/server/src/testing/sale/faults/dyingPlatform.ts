import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DatabaseSchema } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changedTables, forgetWrites } from '../../conformance/writtenRows.ts';

class Died extends Error {}

/** Platform of a process that dies before its n-th statement, and whose open transactions roll back. */
function dyingPlatform(platform: Platform, n: number): { platform: Platform; hasDied: () => boolean } {
  const { database } = platform;
  const dialect = new PostgresDialect({ pool: database.pool });
  let count = 0;
  const mortal = (scope: Queryable): Kysely<DatabaseSchema> => {
    const alive = scope.getExecutor();
    const executor = alive.withConnectionProvider({
      provideConnection: (consumer) =>
        alive.provideConnection((connection) =>
          consumer({
            streamQuery: (...query) => connection.streamQuery(...query),
            executeQuery: async (...query) => {
              count += 1;
              if (count >= n) throw new Died(`before statement ${n}`);
              return connection.executeQuery(...query);
            },
          }),
        ),
    });
    return new Kysely({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
  };
  const dying: Database = {
    ...database,
    query: mortal(database.query),
    onOneConnection: (work) =>
      database.onOneConnection((connection, limit) =>
        work(connection, () => {
          const { scope, end } = limit();
          return { scope: mortal(scope), end };
        }),
      ),
  };
  return { platform: { ...platform, database: dying }, hasDied: () => count >= n };
}

interface DeathOptions<Payload> {
  payload?: Payload;
  jobId?: string;
  /** Undoes what a run has written, so that all runs are alike; each then dies one statement later than the last. */
  restart?: () => Promise<void>;
}

/** More than a job that comes to an end could need. */
const mostDeaths = 1_000;

/**
 * Runs a job again and again until it comes to its end, dying one statement later each time. After a write it starts
 * over with the first statement, as the next run goes on from there; the database must record writes (`recordWrites`).
 * @returns how often it died
 */
export async function dieAnywhere<Payload extends object>(
  { database, ...platform }: Platform,
  job: Job<Payload>,
  { payload = {} as Payload, jobId = 'any', restart }: DeathOptions<Payload> = {},
): Promise<number> {
  let n = 1;
  for (let deaths = 0; deaths < mostDeaths; deaths += 1) {
    const dying = dyingPlatform({ database, ...platform }, n);
    await forgetWrites(database);
    await job.handle(payload, { platform: dying.platform, jobId }).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
    });
    if (!dying.hasDied()) return deaths;
    const isBegun = !restart && (await changedTables(database)).length > 0;
    n = isBegun ? 1 : n + 1;
    await restart?.();
  }
  throw new Error(`${job.name} does not come to an end`);
}
