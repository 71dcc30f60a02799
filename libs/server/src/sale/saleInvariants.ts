import type { Invariant } from '../platform/database/invariants.ts';

/** Invariants of a sale [DS-06]. */
export const saleInvariants: Invariant[] = [
  {
    name: 'every live token with a seat has a sold seat',
    sql: `select t.event_id, t.seat_code from token t
          left join event_seat s using (event_id, seat_code)
          where t.seat_code is not null and t.state <> 'voided' and s.state is distinct from 'sold'`,
  },
  {
    name: 'every seat that was sold by an order has exactly one live token',
    sql: `select seat.event_id, seat.code from (
            select l.event_id, jsonb_array_elements(l.line -> 'seats') ->> 'seatCode' as code from order_line l) seat
          left join token t on t.event_id = seat.event_id and t.seat_code = seat.code and t.state <> 'voided'
          group by seat.event_id, seat.code having count(distinct t.token_id) <> 1`,
  },
  {
    name: 'no seat has two live tokens',
    sql: `select event_id, seat_code from token where seat_code is not null and state <> 'voided'
          group by event_id, seat_code having count(*) > 1`,
  },
  {
    name: 'a seat that is held belongs to a line of a cart that is open, or whose time is over',
    sql: `select s.event_id, s.seat_code from event_seat s
          left join cart c using (event_id, cart_id)
          left join cart_line l on l.event_id = s.event_id and l.cart_id = s.cart_id and s.seat_code = any(l.seat_codes)
          where s.state = 'held' and (c.state not in ('open', 'paying') or c.cart_id is null or l.cart_id is null)`,
  },
  {
    name: 'a seat is held until the end of its cart',
    sql: `select s.event_id, s.seat_code from event_seat s join cart c using (event_id, cart_id)
          where s.state = 'held' and s.held_until <> c.held_until`,
  },
  {
    name: 'a cart whose time runs holds every seat of its lines',
    sql: `select c.event_id, c.cart_id, code from cart c join cart_line l using (event_id, cart_id)
          cross join lateral unnest(l.seat_codes) code
          left join event_seat s on s.event_id = c.event_id and s.seat_code = code and s.cart_id = c.cart_id
          where c.state in ('open', 'paying') and c.held_until > foyer_now() and s.seat_code is null`,
  },
  {
    name: 'the held counter of an item is the sum of its holds',
    sql: `select i.event_id, i.inventory_item_id, i.held, coalesce(sum(h.quantity), 0)
          from inventory_item i left join quantity_hold h using (event_id, inventory_item_id)
          group by i.event_id, i.inventory_item_id having i.held <> coalesce(sum(h.quantity), 0)`,
  },
  {
    name: 'nothing was given out more often than it is there',
    sql: `select event_id, inventory_item_id from inventory_item
          where capacity is not null and held + sold > capacity`,
  },
  {
    name: 'what was sold of an item by orders is not more than its counter says',
    sql: `select i.event_id, i.inventory_item_id from inventory_item i
          join order_line l using (event_id, inventory_item_id)
          where i.seating <> 'seated'
          group by i.event_id, i.inventory_item_id having sum(l.quantity) > i.sold`,
  },
  {
    name: 'a cart whose time runs holds the quantities of its lines',
    sql: `select c.event_id, c.cart_id, l.inventory_item_id from cart c join cart_line l using (event_id, cart_id)
          left join quantity_hold h using (event_id, cart_id, inventory_item_id)
          where c.state in ('open', 'paying') and c.held_until > foyer_now() and l.seating <> 'seated'
          group by c.event_id, c.cart_id, l.inventory_item_id, h.quantity
          having sum(l.quantity) is distinct from h.quantity`,
  },
  {
    name: 'a cart that is over holds nothing',
    sql: `select event_id, cart_id from quantity_hold join cart using (event_id, cart_id)
          where state in ('paid', 'released')`,
  },
  {
    name: 'a person has at most one open cart of an event',
    sql: `select event_id, user_id from cart where state in ('open', 'paying')
          group by event_id, user_id having count(*) > 1`,
  },
  {
    name: 'nobody has more of an event than is allowed',
    sql: `select event_id, user_id from event_buyer where bought + in_cart + committed > allowed`,
  },
  {
    name: 'what a person bought is what the orders say',
    sql: `select b.event_id, b.user_id, b.bought from event_buyer b
          left join (select o.event_id, o.user_id, sum(l.quantity) as quantity
            from purchase_order o join order_line l using (event_id, order_id)
            where l.category = 'EVENT_ACCESS' group by o.event_id, o.user_id) o using (event_id, user_id)
          where b.bought <> coalesce(o.quantity, 0)`,
  },
  {
    name: 'what a person has in the cart is what its lines say',
    sql: `select b.event_id, b.user_id, b.in_cart from event_buyer b
          left join (select c.event_id, c.user_id, sum(l.quantity) as quantity
            from cart c join cart_line l using (event_id, cart_id)
            where c.state in ('open', 'paying') and l.category = 'EVENT_ACCESS' group by c.event_id, c.user_id) c
            using (event_id, user_id)
          where b.in_cart <> coalesce(c.quantity, 0)`,
  },
  {
    name: 'every order has its captured payment, of the same amount',
    sql: `select o.order_id from purchase_order o left join payment p using (event_id, payment_id)
          where p.state is distinct from 'captured' or p.amount <> o.total or p.currency <> o.currency`,
  },
  {
    name: 'every captured payment has its order',
    sql: `select p.payment_id from payment p left join purchase_order o using (event_id, payment_id)
          where p.state = 'captured' and o.order_id is null`,
  },
  {
    name: 'the total of an order is what its quote says and what the books say',
    sql: `select o.order_id from purchase_order o
          left join ledger_transaction t on t.dedupe_key = 'order:' || o.order_id
          left join ledger_posting p using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id and a.kind = 'buyer'
          group by o.order_id, o.total, o.quote
          having o.total <> coalesce(sum(p.amount) filter (where a.kind = 'buyer'), 0)
            or o.total <> (o.quote -> 'total' ->> 'amount')::bigint`,
  },
  {
    name: 'the books hold every payment that was captured, and every refund',
    sql: `select p.payment_id, p.state from payment p
          left join ledger_transaction i on i.dedupe_key = 'payment:' || p.payment_id
          left join ledger_transaction r on r.dedupe_key = 'refund:' || p.payment_id
          where p.amount > 0 and ((p.state in ('captured', 'refundDue', 'refunded')) <> (i.ledger_transaction_id is not null)
            or (p.state = 'refunded') <> (r.ledger_transaction_id is not null))`,
  },
  {
    name: 'a payment was captured by one attempt at most',
    sql: `select event_id, payment_id from payment_attempt where state in ('captured', 'refunded')
          group by event_id, payment_id having count(*) > 1`,
  },
  {
    name: 'as many tokens were made as access was bought, for what it cost',
    sql: `select l.order_id, l.cart_guid from order_line l left join token t using (event_id, order_id, cart_guid)
          where l.category = 'EVENT_ACCESS'
          group by l.event_id, l.order_id, l.cart_guid, l.quantity, l.total
          having count(t.token_id) <> l.quantity or coalesce(sum(t.paid_amount), 0) <> l.total`,
  },
  {
    name: 'the history of a token ends where the token is',
    sql: `select t.token_id from token t left join lateral (
            select to_state, to_holder from token_transition h
            where h.event_id = t.event_id and h.token_id = t.token_id order by sequence desc limit 1) h on true
          where h.to_state is distinct from t.state or h.to_holder is distinct from t.holder_id`,
  },
];
