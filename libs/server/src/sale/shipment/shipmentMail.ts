import { defineJob } from '../../platform/jobs/job.ts';
import { sendBuyerMail } from '../order/mail/buyerMail.ts';
import { findShipment, type ShippedOrder } from '../order/shipmentRepository.ts';

/** Mails a buyer once that the order was handed to a carrier, and how to track it. */
export const sendShipmentMailJob = defineJob<ShippedOrder & { userId: string }>({
  name: 'sendShipmentMail',
  retryLimit: 20,
  handle: async ({ eventId, orderId, userId }, { platform }) => {
    const shipment = await findShipment(platform.database.query, { eventId, orderId });
    if (shipment?.carrier === undefined) return;
    const { carrier, trackingNumber: number, trackingLink } = shipment;
    await sendBuyerMail(platform, {
      orderId,
      userId,
      dedupeKey: `shipment:${orderId}`,
      words: ({ say, event, orderNumber, paths }) => ({
        subject: say('shipment.subject', { event: event.name }),
        heading: say('shipment.intro', { event: event.name }),
        facts: [
          say('receipt.orderNumber', { orderNumber }),
          say('shipment.carrier', { carrier }),
          ...(number === undefined ? [] : [say('shipment.number', { number })]),
        ],
        paragraphs: trackingLink === undefined ? [] : [say('shipment.track', { link: trackingLink })],
        action: {
          text: say('shipment.action'),
          path: `${paths.receipt({ eventId })}?orderId=${orderId}`,
        },
      }),
    });
  },
});
