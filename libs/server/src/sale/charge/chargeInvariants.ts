import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of charges and of the ledger that is booked from them [DS-06]. */
export const chargeInvariants: Invariant[] = [
  {
    name: 'the charges of an order sum to its total',
    sql: `select o.order_id, o.total, sum(c.amount) from purchase_order o
          left join charge c using (event_id, order_id)
          group by o.event_id, o.order_id, o.total having o.total <> coalesce(sum(c.amount), 0)`,
  },
  {
    name: 'the charges of a line sum to its total',
    sql: `select l.order_id, l.cart_guid, l.total, sum(c.amount) from order_line l
          left join charge c using (event_id, order_id, cart_guid)
          group by l.event_id, l.order_id, l.cart_guid, l.total having l.total <> coalesce(sum(c.amount), 0)`,
  },
  {
    name: 'the charges of a token sum to the amount paid for it',
    sql: `select t.token_id, t.paid_amount, sum(c.amount) from token t
          left join charge c using (event_id, token_id)
          where not exists (select from charge w where w.event_id = t.event_id and w.order_id = t.order_id
            and w.cart_guid = t.cart_guid and w.token_id is null)
          group by t.event_id, t.token_id, t.paid_amount having t.paid_amount <> coalesce(sum(c.amount), 0)`,
  },
  {
    name: 'nothing is booked for an order whose payment was not captured',
    sql: `select t.subject_id from ledger_transaction t
          left join purchase_order o on o.order_id = t.subject_id
          left join payment p on p.event_id = o.event_id and p.payment_id = o.payment_id
          where t.kind = 'order' and p.captured_amount is null`,
  },
  {
    name: 'the ledger entry of an order equals its charges',
    sql: `with charged as (
            select c.order_id, o.currency,
              case when c.kind = 'discount' then 'discount' when c.recipient_kind = 'seller' then 'sellerPending'
                when c.recipient_kind = 'promoter' then 'promoterCommission' else c.recipient_kind end as kind,
              c.recipient_id as owner_id, -c.amount as amount
            from charge c join purchase_order o using (event_id, order_id)
            union all
            select order_id, currency, 'buyer', user_id::text, total from purchase_order),
          booked as (
            select t.subject_id as order_id, a.currency, a.kind, a.owner_id, p.amount
            from ledger_transaction t join ledger_posting p using (ledger_transaction_id)
            join ledger_account a using (ledger_account_id)
            where t.kind = 'order'),
          difference as (
            select * from charged union all select order_id, currency, kind, owner_id, -amount from booked)
          select order_id, currency, kind, owner_id, sum(amount) from difference
          group by order_id, currency, kind, owner_id having sum(amount) <> 0`,
  },
];
