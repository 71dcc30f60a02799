import { createPaths, type Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Mail } from '../../../../platform/gateways/mail/mailGateway.ts';
import { writeLetter } from '../../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { timeIn } from '../../win/timeIn.ts';
import type { EntryKey } from './entryRepository.ts';

/** News about an entry. */
export type DrawNews =
  | 'entered'
  | 'changed'
  | 'closing'
  | 'toClaim'
  | 'won'
  | 'reminder'
  | 'paymentFailed'
  | 'lapsed'
  | 'fewerPlaces'
  | 'lost'
  | 'cancelled';

/** Entries of one event. */
interface EntryIds {
  eventId: string;
  entryIds: readonly string[];
}

/** What a mail about an entry says, and to whom; texts in all locales. */
interface MailedEntry {
  eventId: string;
  entryId: string;
  marketplaceId: string;
  version: number;
  emailAddress: string;
  locale: Locale;
  siteHost: string | null;
  eventName: unknown;
  timezone: string;
  autoClaim: boolean;
  closesAt: Date;
  resultsAt: Date;
  quantity: number;
  wonQuantity: number | null;
  winUntil: Date | null;
  names: unknown[];
  wonName: unknown;
}

/** Reads entries for mails to their users, of those whose address is verified. */
async function listMailedEntries(db: Queryable, { eventId, entryIds }: EntryIds): Promise<MailedEntry[]> {
  const { rows } = await sql<MailedEntry>`
    select e.event_id, e.entry_id, d.marketplace_id, e.version, u.email_address, u.user_locale as locale, e.site_host,
      v.short_name as event_name, v.timezone, d.auto_claim, m.closes_at,
      coalesce(m.results_at, m.closes_at) as results_at, e.quantity, e.won_quantity, e.win_until,
      (select json_agg(o.name order by x.rank) from draw_choice x join offer_group o using (event_id, offer_group_id)
        where x.event_id = e.event_id and x.entry_id = e.entry_id) as names,
      (select o.name from offer_group o where o.event_id = e.event_id and o.offer_group_id = e.won_group_id)
        as won_name
    from draw_entry e join draw d using (event_id) join marketplace m using (event_id, marketplace_id)
    join user_account u using (user_id) join event v using (event_id)
    where e.event_id = ${eventId} and e.entry_id = any(${entryIds}::uuid[]) and u.state = 'EMAIL_VERIFIED'
      and u.deleted_at is null`.execute(db);
  return rows;
}

/** Address that the mail leads to. */
function pageOf(paths: ReturnType<typeof createPaths>, entry: MailedEntry, news: DrawNews): string {
  const { eventId, marketplaceId, entryId: offerId } = entry;
  if (news === 'toClaim' || news === 'reminder' || news === 'paymentFailed')
    return paths.claim({ eventId, marketplaceId, offerId });
  if (news === 'entered' || news === 'changed' || news === 'closing') return paths.marketOffers({ eventId });
  return news === 'won' ? paths.myTokens() : paths.draw({ eventId });
}

/** Writes the mail about an entry: one for each news, and of changes and reminders one for each. */
async function writeMail(platform: Platform, entry: MailedEntry, news: DrawNews): Promise<Mail> {
  const { locale, timezone } = entry;
  const site = await findMailSite(platform, entry.siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const say = (word: string, values: Record<string, string | number> = {}) =>
    texts.say(locale, `mail.${word}`, values);
  const event = inLocale(entry.eventName, locale);
  const at = (time: Date) => timeIn(locale, timezone, time);
  const values = {
    event,
    count: entry.wonQuantity ?? entry.quantity,
    offer: inLocale(entry.wonName ?? entry.names[0], locale),
    closes: at(entry.closesAt),
    results: at(entry.resultsAt),
    ...(entry.winUntil ? { until: at(entry.winUntil) } : {}),
  };
  const page = pageOf(createPaths(platform.config.productAddress), entry, news);
  const repeated = news === 'changed' || news === 'reminder' ? `:${entry.version}` : '';
  const dedupeKey = `draw:${news}:${entry.entryId}${repeated}`;
  return {
    ...{ dedupeKey, sender, recipient: entry.emailAddress, locale },
    ...writeLetter(site, {
      locale,
      subject: say(`draw.${news}.subject`, { event }),
      parts: [
        say(`draw.${news}.text`, values),
        ...(news === 'entered' ? [say(entry.autoClaim ? 'draw.charged' : 'draw.claimed')] : []),
        { action: say(`draw.${news}.action`), url: `${origin}/${locale}${page}` },
      ],
    }),
  };
}

interface Around {
  platform: Platform;
  tx: TransactionScope;
}

/** Queues mails about entries to their users, once per entry and news; for changes, once each. */
export async function mailEntries(
  { platform, tx }: Around,
  entries: EntryIds,
  news: DrawNews,
): Promise<void> {
  const mails: Mail[] = [];
  for (const entry of await listMailedEntries(tx, entries))
    mails.push(await writeMail(platform, entry, news));
  await queueMails(tx, platform, mails);
}

/** Queues a mail about an entry to its user, once per news; for changes, once each. */
export const mailEntry = (around: Around, { eventId, entryId }: EntryKey, news: DrawNews): Promise<void> =>
  mailEntries(around, { eventId, entryIds: [entryId] }, news);
