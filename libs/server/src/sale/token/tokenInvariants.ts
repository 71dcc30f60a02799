import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of tokens and their history [DS-06]. */
export const tokenInvariants: Invariant[] = [
  {
    name: 'the history of a token ends where the token is',
    sql: `select t.token_id from token t left join lateral (
            select to_state, to_owner, to_holder from token_transition h
            where h.event_id = t.event_id and h.token_id = t.token_id order by sequence desc limit 1) h on true
          where row(h.to_state, h.to_owner, h.to_holder) is distinct from row(t.state, t.owner_id, t.holder_id)`,
  },
  {
    name: 'each change of a token starts where the one before has ended',
    sql: `select h.token_id, h.sequence from (
            select token_id, sequence, row(from_state, from_owner, from_holder) as starts,
              lag(row(to_state, to_owner, to_holder)) over history as before
            from token_transition window history as (partition by event_id, token_id order by sequence)) h
          where h.before is not null and h.starts is distinct from h.before`,
  },
  {
    name: 'each change of a token follows its state machine, or renews the secret alone',
    sql: `select h.token_id, h.sequence from token_transition h
          left join state_transition s on s.machine = 'token' and s.from_state = coalesce(h.from_state, '(new)')
            and s.to_state = h.to_state
          where s.machine is null
            and row(h.from_state, h.from_owner, h.from_holder) is distinct from row(h.to_state, h.to_owner, h.to_holder)`,
  },
  {
    name: 'every new holder of a token has got a new secret',
    sql: `select h.token_id, h.sequence from (
            select token_id, sequence, from_holder, to_holder, secret_version,
              lag(secret_version) over (partition by event_id, token_id order by sequence) as before
            from token_transition) h
          where h.from_holder <> h.to_holder and h.secret_version <= h.before`,
  },
  {
    name: 'a token of an order line belongs to the order of that line',
    sql: `select t.token_id from token t left join order_line l
            on l.event_id = t.event_id and l.order_id = t.order_id and l.line_id = t.origin_id
          where t.origin_kind = 'orderLine' and l.line_id is null`,
  },
];
