/** Query that returns no rows while the data is consistent [DS-06]. */
export interface Invariant {
  name: string;
  sql: string;
}

/** Checked after every test file, every night by a job, and by `foyer check`. Each module adds its own by its manifest. */
export const platformInvariants: Invariant[] = [
  {
    name: 'every ledger transaction sums to zero per currency',
    sql: `select ledger_transaction_id, currency, sum(amount) from ledger_posting
          group by ledger_transaction_id, currency having sum(amount) <> 0`,
  },
  {
    name: 'the whole book sums to zero per currency',
    sql: 'select currency, sum(amount) from ledger_posting group by currency having sum(amount) <> 0',
  },
  {
    name: 'every ledger transaction has postings',
    sql: `select t.ledger_transaction_id from ledger_transaction t
          left join ledger_posting p using (ledger_transaction_id) where p.ledger_transaction_id is null`,
  },
  {
    name: 'a key that is done has its answer, one that runs has a lease',
    sql: `select operation_id, state, created_at from idempotency_key
          where (state = 'done' and answer is null) or (state = 'running' and lease_until is null)`,
  },
  {
    name: 'nothing was handed to the job queue before its time',
    sql: 'select outbox_id from outbox where dispatched_at < available_at and dispatched_at < created_at',
  },
];
