import type { AgeGroup, AssigneeKind, AssignmentState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { AttendeeKind } from '../token/assignmentState.ts';
import { chain, doors, hasWatched, otherTokens, revokesBy } from './passedToken.ts';

/** Last assignment of a token by a person, as that person sees it. */
export interface OwnAssignment {
  assignmentId: string;
  assignmentGroupId: string | null;
  kind: AssigneeKind;
  state: AssignmentState;
  emailAddress: string | null;
  /** Of the account that accepted, or of the guest who enters. */
  firstName: string | null;
  lastName: string | null;
  createdAt: string;
  /** When its mail is sent, if that waits. */
  sendsAt: string | null;
  history: { state: AssignmentState; at: string }[];
}

/** What a person has to do with a token besides holding it. */
export interface TokenStanding {
  tokenId: string;
  isCancelled: boolean;
  doorsAt: Date;
  chain: string[];
  revokes: number;
  own: OwnAssignment | null;
  attendeeKind: AttendeeKind | null;
  ageGroup: AgeGroup | null;
  hasAdult: boolean;
  attendsWithOther: boolean;
  hasWatched: boolean;
  inviter: {
    assignmentId: string;
    firstName: string | null;
    lastName: string | null;
    isGone: boolean;
  } | null;
}

/** Reads what a person has to do with the tokens of an event that the person has or gave away, by token. */
export async function findStandings(
  db: Queryable,
  eventId: string,
  userId: string,
): Promise<ReadonlyMap<string, TokenStanding>> {
  const { rows } = await sql<TokenStanding>`
    select t.token_id as "tokenId", e.status = 'Cancelled' as "isCancelled", ${doors} as "doorsAt", ${chain} as chain,
      ${revokesBy(sql`${userId}::uuid`)} as revokes, d.kind as "attendeeKind", t.age_group as "ageGroup", ${otherTokens}, ${hasWatched} as "hasWatched",
      (select jsonb_build_object('assignmentId', a.assignment_id, 'assignmentGroupId', i.assignment_group_id,
          'kind', a.kind, 'state', a.state, 'emailAddress', i.email_address,
          'firstName', coalesce(u.first_name, p.first_name), 'lastName', coalesce(u.last_name, p.last_name), 'createdAt', a.created_at,
          'sendsAt', case when a.state = 'created' and i.sends_at > foyer_now() then i.sends_at end,
          'history', (select jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at) order by s.sequence)
            from token_assignment_step s where s.event_id = a.event_id and s.assignment_id = a.assignment_id))
        from token_assignment a left join token_invitation i using (event_id, invite_id)
          left join user_account u on u.user_id = a.to_user_id
          left join token_attendee p on p.event_id = a.event_id and p.token_id = a.token_id and a.kind <> 'user'
            and a.state = 'created'
        where a.event_id = t.event_id and a.token_id = t.token_id and a.from_user_id = ${userId}
        order by a.created_at desc, a.assignment_id desc limit 1) as own,
      (select jsonb_build_object('assignmentId', a.assignment_id, 'firstName', u.first_name, 'lastName', u.last_name,
          'isGone', u.deleted_at is not null)
        from token_assignment a join user_account u on u.user_id = a.from_user_id
        where a.event_id = t.event_id and a.token_id = t.token_id and a.to_user_id = ${userId}
          and t.holder_id = ${userId} and a.state = 'accepted'
        order by a.created_at desc, a.assignment_id desc limit 1) as inviter
    from token t join event e using (event_id) left join token_attendee d using (event_id, token_id)
    where t.event_id = ${eventId} and (t.holder_id = ${userId} or t.owner_id = ${userId}
      or exists (select from token_assignment g where g.event_id = t.event_id and g.token_id = t.token_id
        and g.from_user_id = ${userId}))`.execute(db);
  return new Map(rows.map((row) => [row.tokenId, row]));
}
