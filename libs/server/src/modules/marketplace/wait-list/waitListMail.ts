import { createPaths } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { findMailedEntry } from './offeringRepository.ts';

/** Kind of a mail about an offer: it was made, ends soon, or has expired. */
export type WaitListNews = 'offered' | 'reminder' | 'lapsed';

/** Queues a mail to the user of an entry about its latest offer, once for each offer and news. */
export async function mailEntry(
  platform: Platform,
  tx: TransactionScope,
  key: { eventId: string; entryId: string },
  news: WaitListNews,
): Promise<void> {
  const entry = await findMailedEntry(tx, key);
  if (!entry) return;
  const { eventId, locale, offeredQuantity: count, timezone } = entry;
  const site = await findMailSite(platform, entry.siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const say = (word: string, values: Record<string, string | number> = {}) =>
    texts.say(locale, `mail.${word}`, values);
  const paths = createPaths(platform.config.productAddress);
  const event = inLocale(entry.eventName, locale);
  const until = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(entry.offeredUntil);
  const page = `${origin}/${locale}`;
  const values = { event, until, count, offer: inLocale(entry.offerName, locale) };
  const dedupeKey = `waitList:${news}:${entry.commitmentId}`;
  const mail = {
    dedupeKey,
    sender,
    recipient: entry.emailAddress,
    locale,
    ...writeLetter(site, {
      locale,
      subject: say(`waitList.${news}.subject`, { event }),
      parts: [
        say(`waitList.${news}.text`, values),
        { action: say(`waitList.${news}.action`), url: `${page}${paths.waitList({ eventId })}` },
        { link: say('waitList.manage'), url: `${page}${paths.waitLists()}` },
      ],
    }),
  };
  await queueMails(tx, platform, [mail]);
}
