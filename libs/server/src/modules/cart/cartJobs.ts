import { sweepHoldsJob } from './hold/sweepHolds.ts';
import { forgetCardJob } from './payment-means/paymentMeansService.ts';
import { reconcilePaymentsJob } from './payment/reconcilePayments.ts';
import { refundPaymentJob } from './payment/refundPayment.ts';
import { sendReceiptJob } from './order/receiptMail.ts';

/** Everything that the sale does later. */
export const cartJobs = [
  sendReceiptJob,
  refundPaymentJob,
  reconcilePaymentsJob,
  forgetCardJob,
  sweepHoldsJob,
];
