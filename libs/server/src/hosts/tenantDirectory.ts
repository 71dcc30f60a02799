import type { Database } from '../database/database.ts';
import { seconds } from '../config/units.ts';
import type { Clock } from '../security/clock.ts';
import type { TenantDirectory } from './sites.ts';

const freshForMs = seconds(5);

/** White-label hosts as the table `white_label` has them, read again every few seconds. They are few. */
export function createTenantDirectory(database: Database, clock: Clock): TenantDirectory {
  let known = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const rows = await database.query.selectFrom('white_label').select(['host', 'client_id']).execute();
    known = new Map(rows.map(({ host, client_id }) => [host.toLowerCase(), client_id]));
    readAt = clock().getTime();
  }

  return {
    clientIdOf: async (host) => {
      if (clock().getTime() - readAt > freshForMs) {
        reading ??= refresh().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known.get(host);
    },
  };
}
