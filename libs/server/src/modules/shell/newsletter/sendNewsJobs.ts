import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import {
  findSubscription,
  listNews,
  takeDue,
  takeOnSale,
  type Subscription,
} from './newsletterRepository.ts';
import { hostOf, newsMail, onSaleMail } from './subscriptionMails.ts';

const batchSize = 100;

async function subscriptionsOf(tx: TransactionScope, ids: readonly string[]): Promise<Subscription[]> {
  const rows = await Promise.all(ids.map((subscriptionId) => findSubscription(tx, { subscriptionId })));
  return rows.filter((row) => row !== undefined);
}

/** Repeats until no subscription is left; each batch takes its rows and queues their mail in one transaction. */
async function inBatches(
  platform: Platform,
  send: (tx: TransactionScope, now: Date) => Promise<number>,
): Promise<void> {
  for (;;) if ((await inTransaction(platform.database, send)) < batchSize) return;
}

/** Mails subscribers of an event once, as soon as it is on sale. */
export const announceOnSaleJob = defineJob<Record<string, never>>({
  name: 'announceOnSale',
  everySeconds: 60,
  handle: (_payload, { platform }) =>
    inBatches(platform, async (tx) => {
      const taken = await takeOnSale(tx, batchSize);
      for (const each of await subscriptionsOf(tx, taken))
        await queueMails(tx, platform, [
          onSaleMail(platform, await findMailSite(platform, hostOf(each)), each),
        ]);
      return taken.length;
    }),
});

/** Mails newsletter subscribers once a week, unless nothing is on sale. */
export const sendNewsJob = defineJob<Record<string, never>>({
  name: 'sendNews',
  everySeconds: 3600,
  handle: (_payload, { platform }) =>
    inBatches(platform, async (tx, now) => {
      const { intervalMs, maxEvents } = platform.config.newsletter;
      const taken = await takeDue(tx, new Date(now.getTime() - intervalMs), batchSize);
      for (const each of await subscriptionsOf(tx, taken)) {
        const news = await listNews(tx, { clientId: each.clientId ?? undefined }, maxEvents);
        if (news.length === 0) continue;
        const site = await findMailSite(platform, hostOf(each));
        await queueMails(tx, platform, [newsMail(platform, site, each, { news, at: now.toISOString() })]);
      }
      return taken.length;
    }),
});
