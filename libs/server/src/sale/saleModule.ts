import type { ServerModule } from '../platform/module/serverModule.ts';
import { chargeInvariants } from './charge/chargeInvariants.ts';
import { cartCommitments } from './cart/cartRepository.ts';
import { sendHolderMailJob } from './event-change/holderMail.ts';
import { sendMovedMailJob } from './event-change/movedMail.ts';
import { settleEventChangeJob, settleEventChangesJob } from './event-change/settleEventChange.ts';
import { sweepHoldsJob } from './hold/sweepHolds.ts';
import { countStockJob } from './inventory/countStockJob.ts';
import { sendReceiptJob } from './order/mail/receiptMail.ts';
import { forgetUnsavedCardsJob } from './payment-means/forgetUnsavedCards.ts';
import { forgetCardJob } from './payment-means/paymentMeansService.ts';
import { gatewayEventsPlugin, applyGatewayEventJob } from './purchase/external/gatewayEvents.ts';
import { reconcilePaymentsJob } from './purchase/reconcilePayments.ts';
import { payOutJob } from './payout/payOut.ts';
import { payoutInvariants } from './payout/payoutInvariants.ts';
import { finishRefundJob } from './refund/finishRefund.ts';
import { sendRefundMailJob } from './refund/refundMail.ts';
import { retryRefundsJob } from './refund/retryRefunds.ts';
import { refundInvariants } from './refund/refundInvariants.ts';
import { saleInvariants } from './saleInvariants.ts';
import { sendShipmentMailJob } from './shipment/shipmentMail.ts';
import { saleTables } from './saleTables.ts';
import { tokenPersonalData } from './token/tokenPersonalData.ts';

/** Core of every sale: no operations of its own. */
export const saleModule = {
  plugins: [gatewayEventsPlugin],
  jobs: [
    sendReceiptJob,
    finishRefundJob,
    retryRefundsJob,
    sendRefundMailJob,
    payOutJob,
    settleEventChangeJob,
    settleEventChangesJob,
    sendMovedMailJob,
    sendHolderMailJob,
    sendShipmentMailJob,
    reconcilePaymentsJob,
    applyGatewayEventJob,
    forgetCardJob,
    forgetUnsavedCardsJob,
    sweepHoldsJob,
    countStockJob,
  ],
  commitmentKinds: [cartCommitments],
  invariants: [...saleInvariants, ...chargeInvariants, ...refundInvariants, ...payoutInvariants],
  personalData: [tokenPersonalData],
  tables: saleTables,
} satisfies ServerModule;
