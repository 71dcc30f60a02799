import type { Invariant } from '../../../platform/database/invariants.ts';

/** Invariants of the accounts of promoters [INV-05]. */
export const settlementInvariants: Invariant[] = [
  {
    name: 'a settlement says what its lines and those before it come to',
    sql: `select s.event_id, s.settlement_id from promoter_settlement s
          left join promoter_settlement_line l on l.event_id = s.event_id and l.promoter_id = s.promoter_id
          left join promoter_settlement b on b.event_id = l.event_id and b.settlement_id = l.settlement_id
            and b.number <= s.number
          left join ledger_transaction t on t.ledger_transaction_id = l.ledger_transaction_id
            and b.settlement_id is not null
            and not (t.kind = 'promoterSettlement' and t.subject_id = s.settlement_id)
          left join ledger_posting p on p.ledger_transaction_id = t.ledger_transaction_id and p.currency = s.currency
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id
            and a.owner_id = s.promoter_id::text and a.kind in ('promoterDrawer', 'promoterCommission')
          where s.state <> 'withdrawn'
          group by s.event_id, s.settlement_id, s.cash, s.commission
          having s.cash <> coalesce(sum(p.amount) filter (where a.kind = 'promoterDrawer'), 0)
            or s.commission <> -coalesce(sum(p.amount) filter (where a.kind = 'promoterCommission'), 0)`,
  },
  {
    name: 'the books hold what an accepted settlement keeps, and nothing of others',
    sql: `select s.event_id, s.settlement_id from promoter_settlement s
          left join ledger_transaction t on t.dedupe_key = 'settlement:' || s.settlement_id
          left join ledger_posting p using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id and a.kind = 'promoterCommission'
            and a.owner_id = s.promoter_id::text
          group by s.event_id, s.settlement_id, s.state, s.kept
          having coalesce(sum(p.amount) filter (where a.kind is not null), 0)
            <> case s.state when 'accepted' then s.kept else 0 end`,
  },
  {
    name: 'a settlement that was withdrawn has no lines',
    sql: `select event_id, settlement_id from promoter_settlement join promoter_settlement_line
          using (event_id, settlement_id) where state = 'withdrawn'`,
  },
  {
    name: 'the books hold every receipt of a promoter for cash',
    sql: `select r.event_id, r.receipt_id from promoter_cash_receipt r
          left join ledger_transaction t on t.dedupe_key = 'cash:' || r.receipt_id
          left join ledger_posting p using (ledger_transaction_id)
          left join ledger_account a on a.ledger_account_id = p.ledger_account_id and a.kind = 'promoterDrawer'
            and a.owner_id = r.promoter_id::text
          group by r.event_id, r.receipt_id, r.amount
          having coalesce(-sum(p.amount) filter (where a.kind is not null), 0) <> r.amount`,
  },
  {
    name: 'commission that sales still earn is what the books say of them',
    sql: `with charged as (
            select event_id, recipient_id, sum(amount - refunded_amount) as amount from charge
            where recipient_kind = 'promoter' group by event_id, recipient_id),
          booked as (
            select t.event_id, a.owner_id, -sum(p.amount) as amount from ledger_account a
            join ledger_posting p using (ledger_account_id) join ledger_transaction t using (ledger_transaction_id)
            where a.kind = 'promoterCommission' and t.kind in ('order', 'takeBack') group by t.event_id, a.owner_id)
          select c.event_id, c.recipient_id from charged c
          full join booked b on b.event_id = c.event_id and b.owner_id = c.recipient_id
          where coalesce(c.amount, 0) <> coalesce(b.amount, 0)`,
  },
];
