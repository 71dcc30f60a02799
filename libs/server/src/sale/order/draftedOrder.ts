import type { OutboxRow } from '../../platform/outbox/jobOutbox.ts';
import type { Charge } from '../charge/charge.ts';
import type { NewToken } from '../token/tokenRepository.ts';
import type { EntryRow } from '../ledger/ledgerRepository.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';
import type { OrderRecord } from './orderRecord.ts';

/** Captured payment with the gateway's id of the charge. */
export type CapturedPayment = PaymentRow & { transactionId: string };

/** Order with all its related rows, not written yet. */
export interface OrderDraft {
  record: OrderRecord;
  payment: CapturedPayment;
  tokens: NewToken[];
  charges: Charge[];
  entries: EntryRow[];
  /** Of the receipt, and of the modules that are told of the order. */
  jobs: OutboxRow[];
}
