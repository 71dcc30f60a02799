import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';

/** Finds the demo partner's event: the next featured one on sale with a seat map. */
export async function findShownEvent(db: Queryable): Promise<{ eventId: string; name: string } | undefined> {
  const { rows } = await sql<{ eventId: string; name: string }>`
    select event_id as "eventId", short_name ->> 'en-US' as name
    from event
    where published and status = 'Upcoming' and seat_chart_id is not null and starts_at > foyer_now() + interval '1 day'
      and exists (
        select 1 from marketplace
        where marketplace.event_id = event.event_id and code is null and window_is_open(opens_at, closes_at)
      )
    order by carousel_rank nulls last, starts_at, event_id
    limit 1`.execute(db);
  return rows[0];
}
