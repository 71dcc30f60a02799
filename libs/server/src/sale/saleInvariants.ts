import type { Invariant } from '../platform/database/invariants.ts';
import type { CommitmentKind } from '../platform/module/serverModule.ts';
import { givenUpInvariants } from './commitment/givenUpInvariants.ts';
import { tokenInvariants } from './token/tokenInvariants.ts';

const listed = (kinds: readonly CommitmentKind[]): string =>
  kinds.map(({ name }) => `'${name}'`).join(', ') || 'null';

/** Refuses commitments whose kind no manifest names, and requests of a kind that is none. */
export const kindsAreKnown = (kinds: readonly CommitmentKind[]): Invariant => ({
  name: 'the kind of every commitment is known, and what it is',
  sql: `select event_id, commitment_id, kind from commitment
        where coalesce(kind not in (${listed(kinds)}), true)
          or is_request <> coalesce(kind in (${listed(kinds.filter(({ isRequest }) => isRequest))}), false)`,
});

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
            select l.event_id, l.line_id, jsonb_array_elements(l.line -> 'seats') ->> 'seatCode' as code
            from order_line l) seat
          left join token t on t.event_id = seat.event_id and t.seat_code = seat.code and t.state <> 'voided'
          where not exists (select from token x where x.event_id = seat.event_id and x.order_line_id = seat.line_id
            and x.seat_code = seat.code and (
              exists (select from refund_token r where r.event_id = x.event_id and r.token_id = x.token_id)
              or exists (select from commitment_token g where g.event_id = x.event_id and g.token_id = x.token_id
                and g.given_up_at is not null)))
          group by seat.event_id, seat.code having count(distinct t.token_id) <> 1`,
  },
  {
    name: 'no seat has two live tokens',
    sql: `select event_id, seat_code from token where seat_code is not null and state <> 'voided'
          group by event_id, seat_code having count(*) > 1`,
  },
  {
    name: 'a held seat belongs to a line of a live commitment',
    sql: `select s.event_id, s.seat_code from event_seat s
          left join hold h using (event_id, hold_id)
          left join commitment c using (event_id, commitment_id)
          left join commitment_line l on l.event_id = c.event_id and l.commitment_id = c.commitment_id
            and s.seat_code = any(l.seat_codes)
          where s.state = 'held'
            and (c.commitment_id is null or not commitment_is_live(c.state) or l.commitment_id is null)`,
  },
  {
    name: 'seats, {product} and quantities are held until the end of their hold',
    sql: `select h.event_id, h.hold_id from hold h
          join (select event_id, hold_id, held_until from event_seat where state = 'held'
            union all select event_id, hold_id, held_until from token_hold
            union all select event_id, hold_id, held_until from quantity_hold) held using (event_id, hold_id)
          where held.held_until is distinct from h.held_until`,
  },
  {
    name: 'a running hold has every seat of its lines',
    sql: `select c.event_id, c.commitment_id, code from commitment c join hold h using (event_id, commitment_id)
          join commitment_line l using (event_id, commitment_id)
          cross join lateral unnest(l.seat_codes) code
          left join event_seat s on s.event_id = c.event_id and s.seat_code = code and s.hold_id = h.hold_id
          where commitment_is_live(c.state) and not hold_is_over(h.held_until, foyer_now()) and not l.from_tokens
            and s.seat_code is null`,
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
          where capacity is not null and held + sold + set_aside > capacity`,
  },
  {
    name: 'what is set aside of an item is what its allotments have left',
    sql: `select i.event_id, i.inventory_item_id, i.set_aside from inventory_item i
          left join item_allotment a using (event_id, inventory_item_id)
          group by i.event_id, i.inventory_item_id, i.set_aside
          having i.set_aside <> coalesce(sum(a.quantity - a.held - a.sold), 0)`,
  },
  {
    name: 'the held counter of an allotment is the sum of its holds',
    sql: `select a.event_id, a.inventory_item_id, a.allotment_id from item_allotment a
          left join quantity_hold h using (event_id, inventory_item_id, allotment_id)
          group by a.event_id, a.inventory_item_id, a.allotment_id, a.held
          having a.held <> coalesce(sum(h.quantity), 0)`,
  },
  {
    name: 'a window with an allotment has sold and holds nothing else',
    sql: `select l.event_id, l.commitment_id from commitment_line l
          join offer_group o using (event_id, offer_group_id)
          join allotment a on a.event_id = o.event_id and a.marketplace_id = o.marketplace_id
          left join event_seat s on s.event_id = l.event_id and s.seat_code = any(l.seat_codes)
          where l.allotment_id is distinct from a.allotment_id
            or s.allotment_id is distinct from l.allotment_id and s.seat_code is not null`,
  },
  {
    name: 'what was sold of an item by orders is not more than its counter says',
    sql: `select i.event_id, i.inventory_item_id from inventory_item i
          join line_part p using (event_id, inventory_item_id)
          join order_line l on l.event_id = p.event_id and l.line_id = p.line_id
          left join (select event_id, line_id, sum(quantity) as quantity from refund_line group by event_id, line_id) r
            on r.event_id = l.event_id and r.line_id = l.line_id
          cross join lateral (
            select ceil(count(*) * p.units::numeric / nullif(p.tokens, 0)) as units from token t
            where t.event_id = p.event_id and t.inventory_item_id = p.inventory_item_id and t.state <> 'voided'
              and coalesce(t.stock_line_id, t.order_line_id) = p.line_id) held
          where i.seating <> 'seated' and p.units > 0
          group by i.event_id, i.inventory_item_id
          having sum(coalesce(held.units, p.units / l.quantity * (l.quantity - coalesce(r.quantity, 0)))) > i.sold`,
  },
  {
    name: 'a running hold has the quantities of its lines',
    sql: `select c.event_id, c.commitment_id, l.inventory_item_id
          from commitment c join hold h using (event_id, commitment_id)
          join line_part l using (event_id, commitment_id)
          left join quantity_hold q on q.event_id = c.event_id and q.hold_id = h.hold_id
            and q.inventory_item_id = l.inventory_item_id and q.allotment_id is not distinct from l.allotment_id
          where commitment_is_live(c.state) and not hold_is_over(h.held_until, foyer_now()) and not l.is_seated
            and l.units > 0
          group by c.event_id, c.commitment_id, l.inventory_item_id, l.allotment_id, q.quantity
          having sum(l.units) is distinct from q.quantity`,
  },
  {
    name: 'a hold is settled exactly when its commitment has ended, and then has nothing',
    sql: `select h.event_id, h.hold_id from hold h join commitment c using (event_id, commitment_id)
          where h.settled = commitment_is_live(c.state)
            or (h.settled and (exists (select from quantity_hold q where q.event_id = h.event_id and q.hold_id = h.hold_id)
              or exists (select from token_hold t where t.event_id = h.event_id and t.hold_id = h.hold_id)))`,
  },
  {
    name: 'a cart has its purchase token, its hold and its buyer',
    sql: `select c.event_id, c.commitment_id from commitment c left join cart k using (event_id, commitment_id)
          left join hold h using (event_id, commitment_id)
          where (c.kind = 'cart') <> (k.commitment_id is not null)
            or (c.kind = 'cart' and (h.held_until is null or c.user_id is null))`,
  },
  {
    name: 'a person has at most one open cart of an event',
    sql: `select event_id, user_id from commitment where kind = 'cart' and state in ('open', 'paying')
          group by event_id, user_id having count(*) > 1`,
  },
  {
    name: 'nobody has more of an event than is allowed',
    sql: `select event_id, user_id from event_buyer where bought + committed > allowed`,
  },
  {
    name: 'what a person has committed is what their live commitments say',
    sql: `select event_id, user_id, b.committed, c.counted from event_buyer b
          full join (select event_id, user_id, sum(coalesce(counted, quantity)) as counted from commitment
            where commitment_is_live(state) and user_id is not null group by event_id, user_id) c
            using (event_id, user_id)
          where coalesce(b.committed, 0) <> coalesce(c.counted, 0)`,
  },
  {
    name: 'no more of a commitment counts than it has',
    sql: `select event_id, commitment_id from commitment where counted > quantity`,
  },
  {
    name: 'the quantity of a commitment is that of its lines',
    sql: `select c.event_id, c.commitment_id, c.quantity from commitment c
          join line_part l using (event_id, commitment_id)
          group by c.event_id, c.commitment_id, c.quantity having c.quantity <> sum(l.tokens)`,
  },
  {
    name: 'what a person bought is what the orders say, less what was refunded and given up',
    sql: `select b.event_id, b.user_id, b.bought from event_buyer b
          left join (select o.event_id, o.user_id, sum(least(c.counted, o.tokens - coalesce(r.tokens, 0))) as counted
            from (select o.event_id, o.order_id, o.user_id, o.commitment_id, sum(l.tokens) as tokens
              from purchase_order o join order_line l using (event_id, order_id) group by o.event_id, o.order_id) o
            join commitment c using (event_id, commitment_id)
            left join (select t.event_id, t.order_id, count(*) as tokens from (
                select event_id, token_id from refund_token
                union all select event_id, token_id from commitment_token where given_up_at is not null) r
              join token t using (event_id, token_id) group by t.event_id, t.order_id) r using (event_id, order_id)
            group by o.event_id, o.user_id) o using (event_id, user_id)
          where b.bought <> coalesce(o.counted, 0)`,
  },
  {
    name: 'every order has its captured payment, of the same amount',
    sql: `select o.order_id from purchase_order o left join payment p using (event_id, payment_id)
          where p.captured_amount is distinct from o.total or p.currency <> o.currency`,
  },
  {
    name: 'every captured payment has its order, or is given back as a whole',
    sql: `select p.payment_id from payment p left join purchase_order o using (event_id, payment_id)
          where p.captured_amount is not null and o.order_id is null and not exists (select from refund r
            where r.event_id = p.event_id and r.payment_id = p.payment_id and r.reason = 'holdLost'
              and r.amount = p.captured_amount)`,
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
    name: 'the books hold every payment that was captured',
    sql: `select p.payment_id, p.state from payment p
          left join ledger_transaction i on i.dedupe_key = 'payment:' || p.payment_id
          where (coalesce(p.captured_amount, 0) > 0) <> (i.ledger_transaction_id is not null)`,
  },
  {
    name: 'an authorised payment has its authorised attempt, and its commitment waits for the decision',
    sql: `select p.event_id, p.payment_id from payment p
          left join payment_attempt a on a.event_id = p.event_id and a.payment_id = p.payment_id
            and a.state = 'authorised'
          join commitment c on c.event_id = p.event_id and c.commitment_id = p.commitment_id
          where (p.state = 'authorised') <> (a.attempt_id is not null)
            or (p.state = 'authorised' and (not p.capture_later
              or (c.state <> 'paying' and a.decided_amount is distinct from 0)))`,
  },
  {
    name: 'no attempt took more than it was authorised for, or another amount than was decided',
    sql: `select a.event_id, a.attempt_id from payment_attempt a join payment p using (event_id, payment_id)
          where a.state = 'captured' and (p.captured_amount > a.amount or p.captured_amount <> a.decided_amount)`,
  },
  {
    name: 'the money of a payment is where it was taken',
    sql: `select p.payment_id, p.payment_type, m.kind, m.owner_id, m.amount from payment p
          join ledger_transaction t on t.dedupe_key = 'payment:' || p.payment_id
          left join lateral (select a.kind, a.owner_id, l.amount from ledger_posting l
            join ledger_account a using (ledger_account_id)
            where l.ledger_transaction_id = t.ledger_transaction_id and a.kind <> 'buyer') m on true
          where m.amount is distinct from p.captured_amount
            or m.kind is distinct from case when p.payment_type = 'Cash' then 'promoterDrawer'
              when payment_settled_by(p) is not null then 'gatewaySettlement' else 'paymentProvider' end
            or m.owner_id is distinct from case when p.payment_type = 'Cash' then p.taken_by::text
              else coalesce(payment_settled_by(p)::text, p.gateway) end`,
  },
  {
    name: 'a payment was captured by one attempt at most',
    sql: `select event_id, payment_id from payment_attempt where state = 'captured'
          group by event_id, payment_id having count(*) > 1`,
  },
  {
    name: 'as many tokens were made as access was bought, for what it cost',
    sql: `select l.order_id, l.cart_guid from order_line l left join token t using (event_id, order_id, cart_guid)
          where l.category = 'EVENT_ACCESS'
          group by l.event_id, l.order_id, l.cart_guid, l.tokens, l.total
          having count(t.token_id) <> l.tokens or coalesce(sum(t.paid_amount), 0) <> l.total`,
  },
  {
    // A token that was voided for another reason than a refund says so in its history.
    name: 'the live tokens of a line are those that were bought, less those returned',
    sql: `select l.order_id, l.cart_guid from order_line l
          join token t on t.event_id = l.event_id and t.order_line_id = l.line_id
          left join refund_token r on r.event_id = t.event_id and r.token_id = t.token_id
          cross join lateral (select t.state = 'voided' and not exists (select from token_transition h
            where h.event_id = t.event_id and h.token_id = t.token_id and h.to_state = 'voided'
              and h.reason = 'refunded') as otherwise) voided
          group by l.event_id, l.order_id, l.cart_guid, l.tokens
          having count(*) filter (where t.state <> 'voided' or voided.otherwise) <> l.tokens - count(r.token_id)`,
  },
  {
    name: 'every part of a line gave as many tokens as it has',
    sql: `select l.order_id, l.cart_guid, p.inventory_item_id from order_line l
          join line_part p using (event_id, line_id)
          cross join lateral (select count(*) as quantity from token t where t.event_id = l.event_id
            and t.order_id = l.order_id and t.cart_guid = l.cart_guid
            and t.inventory_item_id = p.inventory_item_id) made
          group by l.event_id, l.order_id, l.cart_guid, p.inventory_item_id, made.quantity
          having sum(p.tokens) <> made.quantity`,
  },
  {
    name: 'further parts of a package have no seats, and give tokens beside a first part that does',
    sql: `select p.event_id, p.offer_group_id from offer_part p join inventory_item i using (event_id, inventory_item_id)
          join offer_group o using (event_id, offer_group_id)
          join inventory_item f on f.event_id = o.event_id and f.inventory_item_id = o.inventory_item_id
          where i.seating = 'seated' or (i.category = 'EVENT_ACCESS' and f.category <> 'EVENT_ACCESS')`,
  },
  {
    name: 'the uses of a promo code are counted',
    sql: `select d.event_id, d.discount_id, d.used from discount d
          left join discount_use u on u.event_id = d.event_id and u.discount_id = d.discount_id
            and u.used_at is not null
          group by d.event_id, d.discount_id, d.used having d.used <> count(u.hold_id)`,
  },
  {
    name: 'a held use of a promo code is of a live commitment',
    sql: `select u.event_id, u.hold_id from discount_use u join hold h using (event_id, hold_id)
          join commitment c using (event_id, commitment_id)
          where (u.used_at is null) <> commitment_is_live(c.state)`,
  },
  ...givenUpInvariants,
  ...tokenInvariants,
];
