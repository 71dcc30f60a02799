import type { Invariant } from '../../../platform/database/invariants.ts';

export const auctionInvariants: readonly Invariant[] = [
  {
    name: 'an open offer of an auction counts against the limit of its user',
    sql: `select b.event_id, b.offer_id from auction_offer b join commitment c using (event_id, commitment_id)
          where b.state = 'open' and b.user_id is not null
            and (c.kind <> 'auctionBid' or not commitment_is_live(c.state) or c.user_id is distinct from b.user_id
              or c.quantity <> b.quantity)`,
  },
  {
    name: 'every offer that got in is as high as every one that did not and would have fitted (INV-11)',
    sql: `select l.event_id, l.offer_id from auction_offer l
          join auction_group g using (event_id, offer_group_id) join auction a on a.event_id = l.event_id
          where l.state = 'lost' and a.settled_at is not null and not exists (select from auction_offer x
              where x.event_id = l.event_id and x.offer_group_id = l.offer_group_id and x.state = 'lapsed')
            and l.quantity + (select coalesce(sum(w.quantity), 0) from auction_offer w
              where w.event_id = l.event_id and w.offer_group_id = l.offer_group_id
                and w.win_order is not null and w.place < l.place) <= g.quantity`,
  },
  {
    name: 'nothing is left for an offer that did not get in',
    sql: `select l.event_id, l.offer_id from auction_offer l
          join auction_group g using (event_id, offer_group_id) join auction a on a.event_id = l.event_id
          where l.state = 'lost' and a.settled_at is not null and not exists (select from auction_offer x
              where x.event_id = l.event_id and x.offer_group_id = l.offer_group_id and x.state = 'lapsed'
                and not x.passed_on)
            and l.quantity + g.won_quantity <= g.quantity`,
  },
  {
    name: 'offers are ranked by price, then by the time that price was reached (INV-11)',
    sql: `select event_id, offer_id from (
            select event_id, offer_id, place, row_number() over (partition by event_id, offer_group_id
              order by price desc, reached_at, offer_id) as rank
            from auction_offer where place is not null) n
          where place <> rank`,
  },
  {
    name: 'the published cut-off is the lowest price that got in, and no more got in than there is (INV-11)',
    sql: `select g.event_id, g.offer_group_id from auction_group g
          cross join lateral (select min(b.price) as cut_off, count(*) as winners, coalesce(sum(b.quantity), 0) as units
            from auction_offer b where b.event_id = g.event_id and b.offer_group_id = g.offer_group_id
              and b.state in ('won', 'claimed', 'paymentFailed')) n
          where g.quantity is not null and (n.units > g.quantity or not exists (select from auction_offer x
                where x.event_id = g.event_id and x.offer_group_id = g.offer_group_id
                  and (x.state = 'lapsed' and not x.passed_on or x.state = 'cancelled' and x.win_order is not null))
              and (n.cut_off, n.winners, n.units) is distinct from (g.cut_off, g.winners, g.won_quantity))`,
  },
  {
    name: 'an offer that got in costs its own price (INV-11)',
    sql: `select b.event_id, b.offer_id from auction_offer b join commitment_line l using (event_id, commitment_id)
          where b.held_at is not null and b.state in ('won', 'claimed', 'paymentFailed')
            and l.offer_group_id = b.offer_group_id and l.amount is distinct from b.price`,
  },
  {
    name: 'seats that were picked are as many as the offer is for, of what it got in for, and side by side',
    sql: `select b.event_id, b.offer_id from auction_offer b join auction_group g using (event_id, offer_group_id)
          cross join lateral (select count(*) as seats, count(distinct (s.section_code, s.row_label)) as rows,
              max(s.adjacency_index) - min(s.adjacency_index) + 1 as width,
              bool_and(s.inventory_item_id = g.inventory_item_id) as is_of_group
            from commitment_line l join event_seat s on s.event_id = l.event_id and s.seat_code = any(l.seat_codes)
            where l.event_id = b.event_id and l.commitment_id = b.commitment_id) n
          where b.picked_at is not null and b.state in ('won', 'claimed', 'paymentFailed')
            and (n.seats <> b.quantity or n.rows <> 1 or n.width <> b.quantity or not n.is_of_group)`,
  },
  {
    name: 'no seat goes to two offers of an auction',
    sql: `select b.event_id, code as seat_code from auction_offer b join commitment_line l using (event_id, commitment_id)
          cross join lateral unnest(l.seat_codes) as code
          where b.held_at is not null and b.state in ('won', 'claimed', 'paymentFailed')
          group by 1, 2 having count(*) > 1`,
  },
  {
    name: 'nobody picks seats before those whose window was earlier have theirs',
    sql: `select b.event_id, b.offer_id from auction_offer b join auction_offer e using (event_id, offer_group_id)
          where b.picked_at is not null and e.win_order < b.win_order and e.pick_until <= b.pick_from
            and (e.state = 'won' and e.held_at is null or e.held_at > b.picked_at)`,
  },
  {
    name: 'a claimed offer of an auction is paid for',
    sql: `select b.event_id, b.offer_id from auction_offer b join commitment c using (event_id, commitment_id)
          where b.state = 'claimed' and c.state <> 'paid'`,
  },
];
