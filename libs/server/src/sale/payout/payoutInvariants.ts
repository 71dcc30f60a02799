import type { Invariant } from '../../platform/database/invariants.ts';

/** Invariants of payouts [DS-06]. */
export const payoutInvariants: Invariant[] = [
  {
    // Refunds that were opened after the gateway was asked are owed by the organisation. Those of the last minutes before
    // may have been booked after it.
    name: 'no payout is more than its event had brought its recipient until then',
    sql: `select p.payout_id from payout p
          join ledger_transaction t on t.event_id = p.event_id
          join ledger_posting l on l.ledger_transaction_id = t.ledger_transaction_id and l.currency = p.currency
          join ledger_account a using (ledger_account_id)
          where case p.recipient_kind when 'organiser' then a.kind = 'promoterDrawer' or (a.owner_id = p.client_id::text
                and a.kind in ('organiser', 'discount', 'gatewaySettlement', 'dispute'))
              else a.owner_id = p.user_id::text and a.kind = payout_account(p.recipient_kind) end
            and case t.kind when 'takeBack' then t.created_at <= coalesce(p.asked_at, p.created_at) - interval '5 minutes'
              when 'payoutDue' then t.created_at <= coalesce(p.asked_at, p.created_at)
              else true end
          group by p.payout_id having sum(l.amount) > 0`,
  },
  {
    name: 'a payout to a fan says where it is while it is paid, and no other payout does',
    sql: `select payout_id from payout
          where (delivery is not null) <> (state = 'paid' and recipient_kind = 'seller')
            or (arrived_at is not null) <> (delivery is not distinct from 'success')`,
  },
  {
    name: 'the books hold every payout: set aside since it is due, and gone once it is paid',
    sql: `with booked as (
            select t.subject_id as payout_id,
              -coalesce(sum(l.amount) filter (where a.kind = 'payoutClearing'), 0) as waiting,
              coalesce(sum(l.amount) filter (where a.kind in ('organiser', 'sellerPending', 'promoterCommission')), 0) as set_aside,
              -coalesce(sum(l.amount) filter (where a.kind = 'paymentProvider'), 0) as paid
            from ledger_transaction t join ledger_posting l using (ledger_transaction_id)
            join ledger_account a using (ledger_account_id)
            where t.subject_kind = 'payout' group by t.subject_id)
          select payout_id, p.state, p.amount, b.* from payout p full join booked b using (payout_id)
          where b.set_aside is distinct from p.amount
            or b.paid is distinct from case p.state when 'paid' then p.amount else 0 end
            or b.waiting is distinct from p.amount - b.paid`,
  },
];
