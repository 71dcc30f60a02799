import { createPaths } from '@foyer/contract';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyEvent } from '../../event/eventScope.ts';
import { presentOrder } from '../orderPresenter.ts';
import { findOrder } from '../orderRepository.ts';
import { wordReceipt } from './receiptWords.ts';
import { findRecipient } from './recipientRepository.ts';

export interface ReceiptOf {
  orderId: string;
  userId: string;
}

async function sendReceipt(platform: Platform, { orderId, userId }: ReceiptOf): Promise<void> {
  const db = platform.database.query;
  const row = found(await findOrder(db, { orderId, userId, scope: everyEvent }));
  const account = await findRecipient(db, userId);
  if (!account) return;
  const { locale, siteHost } = row;
  const order = await presentOrder({ platform, db }, row, { locale, now: await readDatabaseTime(db) });
  const { site, origin, texts, sender } = await findMailSite(platform, siteHost ?? undefined);
  const paths = createPaths(productAddressOf(site, platform.config));
  // The list of events ahead loses the event once it is over; its own page stays.
  const link = `${origin}${paths.token({ eventId: row.eventId })}`;
  const isWatched =
    platform.config.abilities.includes('streaming') &&
    order.tokens.some(({ attendance }) => attendance === 'STREAMING');
  const watchLink = isWatched ? `${origin}${paths.player({ eventId: row.eventId })}` : undefined;
  const firstName = account.firstName ?? undefined;
  const words = wordReceipt({ texts, order, locale, link, watchLink, origin, firstName });
  const recipient = account.emailAddress;
  await platform.gateways.mail.send({ dedupeKey: `receipt:${orderId}`, sender, recipient, locale, ...words });
}

/** Mails the receipt of an order, in the locale of the purchase and as the site where it was bought. */
export const sendReceiptJob = defineJob<ReceiptOf>({
  name: 'sendReceipt',
  retryLimit: 20,
  handle: (receipt, { platform }) => sendReceipt(platform, receipt),
});
