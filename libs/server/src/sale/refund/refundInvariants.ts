import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of refunds and disputes [DS-06]. */
export const refundInvariants: Invariant[] = [
  {
    name: 'what an order still charges is what was captured for it, less its refunds',
    sql: `with charged as (
            select event_id, order_id, sum(amount - refunded_amount) as amount from charge group by event_id, order_id),
          refunded as (
            select event_id, payment_id, sum(amount) as amount from refund group by event_id, payment_id)
          select o.order_id, c.amount, p.captured_amount, r.amount from purchase_order o
          join payment p using (event_id, payment_id)
          left join charged c using (event_id, order_id)
          left join refunded r using (event_id, payment_id)
          where coalesce(c.amount, 0) <> coalesce(p.captured_amount, 0) - coalesce(r.amount, 0)`,
  },
  {
    name: 'nothing is refunded that was not captured',
    sql: `select p.payment_id from payment p join refund r using (event_id, payment_id)
          group by p.event_id, p.payment_id, p.captured_amount
          having sum(r.amount) > coalesce(p.captured_amount, 0)`,
  },
  {
    name: 'the refund of an order is the sum of the charges that it takes back',
    sql: `select r.refund_id from refund r left join refund_charge c using (event_id, refund_id)
          where r.order_id is not null
          group by r.event_id, r.refund_id, r.amount having r.amount <> coalesce(sum(c.amount), 0)`,
  },
  {
    name: 'what was refunded of a charge is the sum of its refunds',
    sql: `select c.order_id, c.charge_number from charge c
          left join refund_charge r using (event_id, order_id, charge_number)
          group by c.event_id, c.order_id, c.charge_number, c.refunded_amount
          having c.refunded_amount <> coalesce(sum(r.amount), 0)`,
  },
  {
    name: 'the state of an order says how much of it was refunded',
    // Of a free order, by what was returned: its amounts say nothing.
    sql: `select o.order_id, o.state from purchase_order o
          left join refund r on r.event_id = o.event_id and r.order_id = o.order_id
          group by o.event_id, o.order_id, o.state, o.total
          having o.state <> case when count(r.refund_id) = 0 then 'placed'
            when o.total > 0 and sum(r.amount) = o.total then 'refunded'
            when o.total = 0 and not exists (select from order_line l
              where l.event_id = o.event_id and l.order_id = o.order_id
                and l.quantity > (select coalesce(sum(x.quantity), 0) from refund_line x
                  where x.event_id = l.event_id and x.line_id = l.line_id)) then 'refunded'
            else 'partlyRefunded' end`,
  },
  {
    name: 'the books hold every refund',
    sql: `select r.refund_id, r.state from refund r
          left join ledger_transaction t on t.subject_id = r.refund_id and t.kind in ('refund', 'refundFailed')
          left join ledger_posting p using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id and a.kind = 'buyer'
          group by r.event_id, r.refund_id, r.state, r.amount, r.covered_amount
          having coalesce(sum(p.amount) filter (where a.kind = 'buyer'), 0)
            <> case r.state when 'refunded' then r.amount - coalesce(r.covered_amount, 0) else 0 end`,
  },
  {
    name: 'the books hold what was given back at the gateway by other means',
    sql: `select p.payment_id, p.outside_refunded from payment p
          left join ledger_transaction t on t.subject_id = p.payment_id and t.kind = 'outsideRefund'
          left join ledger_posting l using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = l.ledger_account_id and a.kind = 'buyer'
          group by p.event_id, p.payment_id, p.outside_refunded
          having coalesce(sum(l.amount) filter (where a.kind = 'buyer'), 0) <> p.outside_refunded`,
  },
  {
    name: 'no more of refunds is covered than was given back by other means',
    sql: `select p.payment_id from payment p join refund r using (event_id, payment_id)
          group by p.event_id, p.payment_id, p.outside_refunded
          having sum(r.covered_amount) > p.outside_refunded or min(r.covered_amount) < 0
            or bool_or(r.covered_amount > r.amount)`,
  },
  {
    name: 'the ledger entry of a refund equals the charges that it takes back',
    sql: `with charged as (
            select r.refund_id, o.currency,
              case when c.kind = 'discount' then 'discount' when c.recipient_kind = 'seller' then 'sellerPending'
                when c.recipient_kind = 'promoter' then 'promoterCommission' else c.recipient_kind end as kind,
              c.recipient_id as owner_id, r.amount
            from refund_charge r join charge c using (event_id, order_id, charge_number)
            join purchase_order o using (event_id, order_id)
            union all
            select r.refund_id, r.currency, 'buyer', o.user_id::text, -r.amount
            from refund r join purchase_order o using (event_id, order_id)),
          booked as (
            select t.subject_id as refund_id, a.currency, a.kind, a.owner_id, p.amount
            from ledger_transaction t join ledger_posting p using (ledger_transaction_id)
            join ledger_account a using (ledger_account_id)
            where t.kind = 'takeBack'),
          difference as (
            select * from charged union all select refund_id, currency, kind, owner_id, -amount from booked)
          select refund_id, currency, kind, owner_id, sum(amount) from difference
          group by refund_id, currency, kind, owner_id having sum(amount) <> 0`,
  },
  {
    name: 'a refunded token is void, and its refund is one of its order',
    sql: `select r.token_id from refund_token r join token t using (event_id, token_id)
          join refund f using (event_id, refund_id)
          where t.state <> 'voided' or f.order_id is distinct from t.order_id`,
  },
  {
    name: 'no more of a line is returned than was bought, and as many tokens as its units have',
    sql: `select l.line_id from order_line l
          join (select event_id, line_id, sum(quantity) as quantity from refund_line group by event_id, line_id) r
            using (event_id, line_id)
          where r.quantity > l.quantity or r.quantity * l.tokens <> l.quantity * (
            select count(*) from refund_token x join token t using (event_id, token_id)
            where t.event_id = l.event_id and t.order_line_id = l.line_id)`,
  },
  {
    name: 'a payment is disputed or charged back exactly as its disputes say',
    sql: `select p.payment_id, p.state from payment p left join dispute d using (event_id, payment_id)
          group by p.event_id, p.payment_id, p.state
          having case when bool_or(d.state = 'open') then p.state <> 'disputed' and p.state <> 'chargedBack'
            when bool_or(d.state = 'lost') then p.state <> 'chargedBack'
            else p.state in ('disputed', 'chargedBack') end`,
  },
  {
    name: 'the books withhold what is disputed, unless the dispute is won',
    sql: `select d.dispute_id, d.state, d.amount from dispute d
          left join ledger_transaction t on t.subject_id = d.dispute_id and t.kind in ('dispute', 'disputeWon')
          left join ledger_posting p using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id and a.kind = 'dispute'
          group by d.dispute_id, d.state, d.amount
          having coalesce(sum(p.amount) filter (where a.kind = 'dispute'), 0)
            <> case d.state when 'won' then 0 else d.amount end`,
  },
];
