import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

export interface CustomEventPageRow {
  eventId: string;
  headline: unknown;
  body: unknown;
}

/** Finds the page of a published event; on a partner's site only of the partner's own. */
export async function findCustomEventPage(
  db: Queryable,
  slug: string,
  scope: EventScope,
): Promise<CustomEventPageRow | undefined> {
  const { rows } = await sql<CustomEventPageRow>`
    select p.event_id, p.headline, p.body from custom_event_page p join event e using (event_id)
    where p.slug = ${slug} and e.published and ${inScope(scope)}`.execute(db);
  return rows[0];
}
