import type { CartLine } from '@foyer/contract';
import type { OutboxRow } from '../../platform/outbox/jobOutbox.ts';
import type { Charge } from '../charge/charge.ts';
import type { NewToken } from '../token/tokenRepository.ts';
import type { EntryRow } from '../ledger/ledgerRepository.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';
import type { OrderRow } from './orderRepository.ts';

/** Captured payment with the gateway's id of the charge. */
export type CapturedPayment = PaymentRow & { transactionId: string };

/** Order with all its related rows, not written yet. */
export interface OrderDraft {
  order: OrderRow;
  payment: CapturedPayment;
  lines: CartLine[];
  tokens: NewToken[];
  charges: Charge[];
  entries: EntryRow[];
  receipt: OutboxRow;
}
