import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of assignments and their tokens [DS-06, INV-07, INV-08]. */
export const assignmentInvariants: Invariant[] = [
  {
    name: 'a token with an open invitation was sent by its holder',
    sql: `select a.assignment_id from token_assignment a join token t using (event_id, token_id)
          where a.state = 'created' and a.kind = 'user' and (t.state <> 'sent' or t.holder_id <> a.from_user_id)`,
  },
  {
    name: 'who accepted a token last holds it',
    sql: `select t.token_id from token t cross join lateral (
            select to_user_id from token_assignment a
            where a.event_id = t.event_id and a.token_id = t.token_id and a.state = 'accepted'
            order by a.created_at desc, a.assignment_id desc limit 1) a
          where t.state <> 'voided' and t.holder_id <> a.to_user_id`,
  },
  {
    name: 'the history of an assignment ends where the assignment is',
    sql: `select a.assignment_id from token_assignment a left join lateral (
            select state from token_assignment_step s
            where s.event_id = a.event_id and s.assignment_id = a.assignment_id order by sequence desc limit 1) s on true
          where s.state is distinct from a.state`,
  },
];
