import { sweepHoldsJob } from './hold/sweepHolds.ts';
import { forgetCardJob } from './payment-means/paymentMeansService.ts';
import { forgetUnsavedCardsJob } from './payment-means/forgetUnsavedCards.ts';
import { reconcilePaymentsJob } from './purchase/reconcilePayments.ts';
import { refundPaymentJob } from './payment/refundPayment.ts';
import { sendReceiptJob } from './order/receiptMail.ts';

/** Background jobs of the sale. */
export const cartJobs = [
  sendReceiptJob,
  refundPaymentJob,
  reconcilePaymentsJob,
  forgetCardJob,
  forgetUnsavedCardsJob,
  sweepHoldsJob,
];
