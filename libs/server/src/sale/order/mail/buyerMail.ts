import { found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyEvent } from '../../event/eventScope.ts';
import { eventMail, type EventWords, type WordsAround } from './eventMail.ts';
import { findOrder } from '../orderRepository.ts';
import { findRecipient } from './recipientRepository.ts';

export interface BuyerMail {
  orderId: string;
  userId: string;
  dedupeKey: string;
  words: (around: WordsAround & { orderNumber: string }) => EventWords;
}

/** Mails the buyer of an order about its event, in the locale of the purchase and as the site where it was bought. */
export async function sendBuyerMail(platform: Platform, mail: BuyerMail): Promise<void> {
  const { orderId, userId, dedupeKey, words } = mail;
  const db = platform.database.query;
  const order = found(await findOrder(db, { orderId, userId, scope: everyEvent }));
  const account = await findRecipient(db, userId);
  if (!account) return;
  const { eventId, locale, siteHost, orderNumber } = order;
  const recipient = { userId, ...account };
  await platform.gateways.mail.send(
    await eventMail(platform, {
      ...{ eventId, recipient, locale, siteHost, dedupeKey },
      words: (around) => words({ ...around, orderNumber }),
    }),
  );
}
