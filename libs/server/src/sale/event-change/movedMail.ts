import { found } from '../../platform/http/answers/failure.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { sendBuyerMail } from '../order/mail/buyerMail.ts';
import { findDateChange } from './eventChangeRepository.ts';

interface MovedMail {
  eventId: string;
  changeId: string;
  orderId: string;
  userId: string;
}

/** Mails a buyer that an event was postponed or rescheduled, with the deadline for a refund. */
export const sendMovedMailJob = defineJob<MovedMail>({
  name: 'sendMovedMail',
  retryLimit: 20,
  handle: async ({ eventId, changeId, orderId, userId }, { platform }) => {
    const change = found(await findDateChange(platform.database.query, eventId));
    // A later change has mails of its own.
    if (change.changeId !== changeId || change.refundUntil === null) return;
    const { kind, refundUntil } = change;
    await sendBuyerMail(platform, {
      orderId,
      userId,
      dedupeKey: `moved:${changeId}:${orderId}`,
      words: ({ say, event, orderNumber, locale, paths }) => {
        const dateIn = (instant: Date) =>
          new Intl.DateTimeFormat(locale, {
            dateStyle: 'full',
            timeStyle: 'short',
            timeZone: event.timezone,
          }).format(instant);
        const texts = kind === 'rescheduled' ? ('rescheduled' as const) : ('postponed' as const);
        return {
          subject: say(`moved.${texts}.subject`, { event: event.name }),
          heading: say(`moved.${texts}.intro`, { event: event.name }),
          facts: [
            ...(kind === 'rescheduled' ? [dateIn(new Date(event.startsAt))] : []),
            say('receipt.orderNumber', { orderNumber }),
          ],
          paragraphs: [say('moved.choice', { date: dateIn(refundUntil) })],
          action: { text: say('moved.action'), path: paths.refund({ eventId }) },
        };
      },
    });
  },
});
