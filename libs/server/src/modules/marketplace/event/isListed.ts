import { sql, type RawBuilder } from 'kysely';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** SQL condition on the event `e`: published, in the scope, and not over. */
export const isListed = (
  scope: EventScope,
): RawBuilder<boolean> => sql<boolean>`(e.published and ${inScope(scope)}
  -- The first bound allows use of the index: no listed event is longer than a week.
  and e.starts_at > (select foyer_now()) - interval '7 days'
  -- Started events are listed while entry is possible.
  and coalesce(e.listed_until, e.ends_at, e.starts_at + interval '6 hours') > (select foyer_now()))`;
