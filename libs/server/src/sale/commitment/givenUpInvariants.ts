import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of {product} that commitments give up [DS-06]. */
export const givenUpInvariants: Invariant[] = [
  {
    name: 'a running hold has all that its commitment gives up, and no hold has more',
    sql: `select event_id, token_id from commitment_token g join commitment c using (event_id, commitment_id)
          join hold h using (event_id, commitment_id)
          left join token_hold t using (event_id, token_id)
          where commitment_is_live(c.state) and not hold_is_over(h.held_until, foyer_now())
            and t.hold_id is distinct from h.hold_id
          union all
          select t.event_id, t.token_id from token_hold t join hold h using (event_id, hold_id)
          left join commitment_token g on g.event_id = h.event_id and g.commitment_id = h.commitment_id
            and g.token_id = t.token_id
          where g.token_id is null`,
  },
  {
    name: 'what a paid commitment gives up is void, and of no other one',
    sql: `select event_id, token_id from commitment_token g join commitment c using (event_id, commitment_id)
          join token t using (event_id, token_id)
          where (c.state = 'paid') <> (g.given_up_at is not null) or (g.given_up_at is not null and t.state <> 'voided')`,
  },
  {
    name: 'a line that takes {product} over has one for each of its own, at the same seats',
    sql: `select l.event_id, l.line_id from commitment_line l
          left join lateral (
            select count(*) as quantity, array_agg(t.seat_code order by t.seat_code) filter (where t.seat_code is not null)
              as seat_codes
            from commitment_token g join token t using (event_id, token_id)
            where g.event_id = l.event_id and g.commitment_id = l.commitment_id and g.line_id = l.line_id
              and t.inventory_item_id = l.inventory_item_id) g on true
          where case when l.from_tokens then g.quantity <> l.quantity * l.tokens_each
              or coalesce(g.seat_codes, '{}') <> array(select code from unnest(l.seat_codes) code order by code)
            else g.quantity > 0 end`,
  },
  {
    name: 'a token that takes a place over is one of the order, and has the seat and the stock of the one before',
    sql: `select t.event_id, t.token_id from token t
          join token b on b.event_id = t.event_id and b.token_id = t.replaces_id
          left join commitment_token g on g.event_id = b.event_id and g.token_id = b.token_id
            and g.given_up_at is not null and g.line_id = t.order_line_id
          where g.token_id is null or b.state <> 'voided' or b.inventory_item_id <> t.inventory_item_id
            or b.seat_code is distinct from t.seat_code
            or t.stock_line_id <> coalesce(b.stock_line_id, b.order_line_id)`,
  },
];
