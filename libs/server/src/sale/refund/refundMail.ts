import { formatMoney } from '@foyer/util';
import { defineJob } from '../../platform/jobs/job.ts';
import { sendBuyerMail } from '../order/mail/buyerMail.ts';
import { findCreditNote } from '../order/creditNoteRepository.ts';
import { isAtCounter } from '../payment/counterPayment.ts';
import { findRefund, type RefundKey } from './refundRepository.ts';

/**
 * Mails a buyer the refunded amount of an order, and that its {product} are void, unless the buyer keeps them.
 */
export const sendRefundMailJob = defineJob<RefundKey & { keepsTokens?: true }>({
  name: 'sendRefundMail',
  retryLimit: 20,
  handle: async ({ keepsTokens, ...key }, { platform }) => {
    const refund = await findRefund(platform.database.query, key);
    if (!refund || refund.orderId === null) return;
    const note = await findCreditNote(platform.database.query, key);
    const { orderId, userId, refundId, amount, currency, reason } = refund;
    const way = isAtCounter(refund.paymentType) ? 'AtCounter' : '';
    await sendBuyerMail(platform, {
      orderId,
      userId,
      dedupeKey: `refund:${refundId}`,
      words: ({ say, event, orderNumber, locale, paths }) => {
        const values = { event: event.name, amount: formatMoney({ amount, currency }, locale) };
        const isCancelled = reason === 'eventCancelled';
        return {
          subject: say(isCancelled ? 'refund.cancelledSubject' : 'refund.subject', values),
          heading: say(isCancelled ? 'refund.cancelledIntro' : 'refund.intro', values),
          facts: [say('receipt.orderNumber', { orderNumber })],
          paragraphs: [
            say(`refund.${keepsTokens ? 'kept' : 'when'}${way}`),
            ...(note ? [say('refund.creditNote', { number: note.number, orderNumber })] : []),
          ],
          action: {
            text: say('refund.action'),
            path: `${paths.receipt({ eventId: key.eventId })}?orderId=${orderId}`,
          },
        };
      },
    });
  },
});
