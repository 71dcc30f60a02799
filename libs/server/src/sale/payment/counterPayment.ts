import type { ChargeRecord } from '../../platform/gateways/payment/paymentGateway.ts';
import type { PaymentRow } from './paymentRepository.ts';

/** How money is taken at a counter: in cash, or on the organisation's own terminal of Square [C3.12b, C3.12c]. */
const counterTypes = ['Cash', 'SquarePOS'] as const;

type CounterType = (typeof counterTypes)[number];

/** Payment whose seller takes the money at a counter: no gateway has a part in it. */
export type CounterPayment = {
  /** Seller: a member of the organisation, or a promoter. */
  takenBy: string;
} & (
  | { paymentType: 'Cash' }
  /** `reference`: Square's id of the transaction, which pays once. */
  | { paymentType: 'SquarePOS'; reference: string }
);

/** Stands in place of a gateway's name, so that none is ever asked. */
export const counterGateway = 'counter';

export const isAtCounter = (paymentType: string): paymentType is CounterType =>
  counterTypes.some((type) => type === paymentType);

/** Record of money that was taken at a counter before its payment began. */
export function counterRecord({ paymentId, amount, currency, sale: { counter } }: PaymentRow): ChargeRecord {
  if (!counter) throw new Error(`Nobody took the money of payment ${paymentId}`);
  const transactionId = counter.paymentType === 'SquarePOS' ? counter.reference : `cash_${paymentId}`;
  return { kind: 'captured', transactionId, amount, currency };
}
