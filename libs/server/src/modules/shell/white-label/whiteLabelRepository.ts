import type { WhiteLabelConfig } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** The white-label configuration of a host, which is in lower case and has no port [I3.26]. */
export async function findWhiteLabelConfig(
  db: Queryable,
  host: string,
): Promise<WhiteLabelConfig | undefined> {
  const row = await db
    .selectFrom('whiteLabel')
    .select(['clientId', 'config'])
    .where('host', '=', host)
    .executeTakeFirst();
  return row && { ...(row.config as WhiteLabelConfig), clientId: row.clientId };
}
