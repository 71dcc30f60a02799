import type { CartLine } from '@foyer/contract';
import type { OutboxRow } from '../../../jobs/jobOutbox.ts';
import type { NewToken } from '../../token-assignment/token/tokenRepository.ts';
import type { EntryRow } from '../ledger/ledgerRepository.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';
import type { OrderRow } from './orderRepository.ts';

/** A payment that was captured, with what the gateway calls the charge. */
export type CapturedPayment = PaymentRow & { transactionId: string };

/** An order with everything that comes with it, before it is written. */
export interface OrderDraft {
  order: OrderRow;
  payment: CapturedPayment;
  lines: CartLine[];
  tokens: NewToken[];
  entries: EntryRow[];
  receipt: OutboxRow;
}
