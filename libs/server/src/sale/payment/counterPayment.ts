import type { ChargeRecord } from '../../platform/gateways/payment/paymentGateway.ts';
import type { CounterPayment } from '../cart/acceptedSale.ts';
import type { PaymentRow } from './paymentRepository.ts';

/** Stands in place of a gateway's name, so that none is ever asked. */
export const counterGateway = 'counter';

const counterTypes: readonly string[] = ['Cash', 'SquarePOS'] satisfies CounterPayment['paymentType'][];

/** Tells whether a seller takes the money, so that no gateway has a part in the payment [C3.12]. */
export const isAtCounter = (paymentType: string): paymentType is CounterPayment['paymentType'] =>
  counterTypes.includes(paymentType);

/** Record of money that was taken at a counter before its payment began. */
export function counterRecord({ paymentId, amount, currency, sale: { counter } }: PaymentRow): ChargeRecord {
  if (!counter) throw new Error(`Nobody took the money of payment ${paymentId}`);
  const transactionId = counter.paymentType === 'SquarePOS' ? counter.reference : `cash_${paymentId}`;
  return { kind: 'captured', transactionId, amount, currency };
}
