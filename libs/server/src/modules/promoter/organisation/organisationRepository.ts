import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

export interface OrganisationRow {
  clientId: string;
  name: string;
  /** Of its latest events, last one first. */
  eventIds: string[];
}

/** Contract's maximum of an organisation. */
const mostEvents = 200;

/** Lists organisations by name. */
export async function findOrganisations(
  db: Queryable,
  clientIds: readonly string[],
): Promise<OrganisationRow[]> {
  if (clientIds.length === 0) return [];
  const { rows } = await sql<OrganisationRow>`
    select c.client_id, c.name, array(select e.event_id::text from event e where e.client_id = c.client_id
      order by e.starts_at desc, e.event_id limit ${mostEvents}) as event_ids
    from client c where c.client_id = any(${clientIds}) order by c.name, c.client_id`.execute(db);
  return rows;
}
