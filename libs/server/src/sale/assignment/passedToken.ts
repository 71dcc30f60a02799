import type { TokenPolicy } from '@foyer/contract';
import { sql, type RawBuilder } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';

/** Persons who have a token one after another: its owner, and all who accepted it. */
export const chain = sql`array[t.owner_id] || array(select g.to_user_id from token_assignment g
  where g.event_id = t.event_id and g.token_id = t.token_id and g.state = 'accepted' order by g.created_at)`;

/** Times that a person took a token back after it was accepted. */
export const revokesBy = (userId: RawBuilder<unknown>) => sql`(select count(*)::int from token_assignment r
  where r.event_id = t.event_id and r.token_id = t.token_id and r.from_user_id = ${userId} and r.state = 'revoked'
    and r.to_user_id is not null)`;

/** When the doors of `event e` open; its start where none are known. */
export const doors = sql`coalesce(e.doors_at, e.starts_at)`;

/** Row as it is stored, with a policy of any version. */
export type Stored<Row extends { policy: TokenPolicy }> = Omit<Row, 'policy'> & { policy: StoredJson };

/** Whether the holder of `token t` has watched its stream [C4.14]. */
export const hasWatched = sql`(t.attendance = 'STREAMING' and exists (select from stream_viewer v
  where v.event_id = t.event_id and v.user_id = t.holder_id))`;

/** Columns of what the holder of `token t` has besides it at the event. */
export const otherTokens = sql`
  exists (select from token o left join token_attendee p using (event_id, token_id)
    where o.event_id = t.event_id and o.holder_id = t.holder_id and o.token_id <> t.token_id
      and o.state in ('active', 'checkedIn') and p.kind is distinct from 'child'
      and o.age_group is distinct from 'CHILD') as "hasAdult",
  exists (select from token o join token_attendee p using (event_id, token_id)
    where o.event_id = t.event_id and o.holder_id = t.holder_id and o.token_id <> t.token_id
      and o.state in ('active', 'checkedIn') and p.kind = 'holder') as "attendsWithOther"`;
