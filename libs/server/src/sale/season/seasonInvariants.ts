import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of seasons and their {product} [DS-06]. */
export const seasonInvariants: Invariant[] = [
  {
    name: 'an event of a season is of its organisation, and in its currency',
    sql: `select s.season_id, s.event_id from season_event s join event e using (event_id)
          where e.client_id <> s.client_id or e.currency <> s.currency`,
  },
  {
    name: 'a {product} of a season is of a membership, for an event of its season, without an order',
    sql: `select t.token_id from token t
          left join season_membership m on m.membership_id = t.origin_id
          left join season_event s on s.season_id = m.season_id and s.event_id = t.event_id
          where t.origin_kind = 'seasonMembership' and (s.event_id is null or t.order_id is not null)`,
  },
  {
    name: 'every place of a season has its {product}, by the line that took it from stock',
    sql: `select l.event_id, l.line_id from commitment c join commitment_line l using (event_id, commitment_id)
          left join token t on t.event_id = l.event_id and t.stock_line_id = l.line_id
            and t.origin_kind = 'seasonMembership'
          where c.kind = 'seasonPlace'
          group by l.event_id, l.line_id, l.quantity, c.state
          having c.state <> 'paid' or count(t.token_id) <> l.quantity`,
  },
  {
    name: 'what seasons hold of an item is not more than its counter says',
    sql: `select t.event_id, t.inventory_item_id from token t join inventory_item i using (event_id, inventory_item_id)
          where t.origin_kind = 'seasonMembership' and t.state <> 'voided' and t.seating <> 'seated'
          group by t.event_id, t.inventory_item_id, i.sold having count(*) > i.sold`,
  },
];
