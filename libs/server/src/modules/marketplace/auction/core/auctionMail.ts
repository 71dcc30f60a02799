import { createPaths, type Locale } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Mail } from '../../../../platform/gateways/mail/mailGateway.ts';
import { writeLetter } from '../../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { timeIn } from '../../win/timeIn.ts';
import { findSeats } from '../../../../sale/inventory/seatHoldRepository.ts';
import { presentSeats } from '../../../../sale/inventory/seatPresenter.ts';
import { seatsOf } from '../../../../sale/order/mail/receiptWords.ts';
import type { OfferKey } from './offerRepository.ts';

/** News about an offer. */
type OfferNews =
  | 'made'
  | 'raised'
  | 'closing'
  | 'seatsToPick'
  | 'pickingOpens'
  | 'seatsGiven'
  | 'won'
  | 'paymentFailed'
  | 'reminder'
  | 'lapsed'
  | 'notTogether'
  | 'fewerPlaces'
  | 'lost'
  | 'expired'
  | 'cancelled';

/** Offers of one event. */
interface OfferIds {
  eventId: string;
  offerIds: readonly string[];
}

/** What a mail about an offer says, and to whom; texts in all locales, amounts in minor units. */
interface MailedOffer {
  eventId: string;
  offerId: string;
  marketplaceId: string;
  version: number;
  emailAddress: string;
  locale: Locale;
  siteHost: string | null;
  eventName: unknown;
  offerName: unknown;
  timezone: string;
  closesAt: Date;
  resultsAt: Date;
  winUntil: Date | null;
  expiresAt: Date;
  pickFrom: Date | null;
  pickUntil: Date | null;
  seatCodes: string[];
  quantity: number;
  price: number;
  total: number;
  cutOff: number | null;
  currency: string;
}

/** Reads offers for mails to their users, of those whose address is verified. */
async function listMailedOffers(db: Queryable, { eventId, offerIds }: OfferIds): Promise<MailedOffer[]> {
  const { rows } = await sql<MailedOffer>`
    select b.event_id, b.offer_id, a.marketplace_id, b.version, u.email_address, u.user_locale as locale, b.site_host,
      v.short_name as event_name, o.name as offer_name, v.timezone, m.closes_at,
      coalesce(m.results_at, m.closes_at) as results_at, b.win_until, b.pick_from, b.pick_until,
      v.starts_at - b.expires_before_hours * interval '1 hour' as expires_at, b.quantity,
      array(select unnest(l.seat_codes) from commitment_line l where l.event_id = b.event_id
        and l.commitment_id = b.commitment_id) as seat_codes, b.price::float8 as price,
      b.at_most::float8 as total, g.cut_off::float8 as cut_off, v.currency
    from auction_offer b join auction a using (event_id) join marketplace m using (event_id, marketplace_id)
    join auction_group g on g.event_id = b.event_id and g.offer_group_id = b.offer_group_id
    join offer_group o on o.event_id = b.event_id and o.offer_group_id = b.offer_group_id
    join user_account u using (user_id) join event v on v.event_id = b.event_id
    where b.event_id = ${eventId} and b.offer_id = any(${offerIds}::uuid[]) and u.state = 'EMAIL_VERIFIED'
      and u.deleted_at is null`.execute(db);
  return rows;
}

/** Address that the mail leads to. */
function pageOf(paths: ReturnType<typeof createPaths>, offer: MailedOffer, news: OfferNews): string {
  const { eventId, marketplaceId, offerId } = offer;
  if (news === 'seatsToPick' || news === 'pickingOpens' || news === 'seatsGiven')
    return paths.seatSelection({ eventId, offerId });
  if (news === 'paymentFailed' || news === 'reminder')
    return paths.claim({ eventId, marketplaceId, offerId });
  return news === 'won' ? paths.myTokens() : paths.marketOffers({ eventId });
}

function valuesOf(offer: MailedOffer) {
  const { locale, timezone, currency } = offer;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const at = (time: Date) => timeIn(locale, timezone, time);
  return {
    event: inLocale(offer.eventName, locale),
    offer: inLocale(offer.offerName, locale),
    count: offer.quantity,
    price: money(offer.price),
    total: money(offer.total),
    closes: at(offer.closesAt),
    results: at(offer.resultsAt),
    expires: at(offer.expiresAt),
    ...(offer.winUntil ? { until: at(offer.winUntil) } : {}),
    ...(offer.pickFrom && offer.pickUntil
      ? { opens: at(offer.pickFrom), picksUntil: at(offer.pickUntil) }
      : {}),
    ...(offer.cutOff === null ? {} : { cutOff: money(offer.cutOff) }),
  };
}

interface Around {
  platform: Platform;
  tx: TransactionScope;
}

/** Writes the mail about an offer: one for each news, and of raises and reminders one for each. */
async function writeMail({ platform, tx }: Around, offer: MailedOffer, news: OfferNews): Promise<Mail> {
  const { locale } = offer;
  const site = await findMailSite(platform, offer.siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const say = (word: string, values: Record<string, string | number> = {}) =>
    texts.say(locale, `mail.${word}`, values);
  const seats = await presentSeats(tx, offer.eventId, await findSeats(tx, offer.eventId, offer.seatCodes));
  const values = { ...valuesOf(offer), seats: seatsOf({ seats }, locale, say) ?? '' };
  const page = pageOf(createPaths(platform.config.productAddress), offer, news);
  const repeated = news === 'raised' || news === 'reminder' ? `:${offer.version}` : '';
  const dedupeKey = `auction:${news}:${offer.offerId}${repeated}`;
  return {
    ...{ dedupeKey, sender, recipient: offer.emailAddress, locale },
    ...writeLetter(site, {
      locale,
      subject: say(`auction.${news}.subject`, { event: values.event }),
      parts: [
        say(`auction.${news}.text`, values),
        ...(news === 'lost' && 'cutOff' in values ? [say('auction.cutOff', values)] : []),
        { action: say(`auction.${news}.action`), url: `${origin}/${locale}${page}` },
      ],
    }),
  };
}

/** Queues mails about offers to their users, once per offer and news; for raises and reminders, once each. */
export async function mailOffers(around: Around, offers: OfferIds, news: OfferNews): Promise<void> {
  const { platform, tx } = around;
  const mails: Mail[] = [];
  for (const offer of await listMailedOffers(tx, offers)) mails.push(await writeMail(around, offer, news));
  await queueMails(tx, platform, mails);
}

/** Queues a mail about an offer to its user, once per news; for raises and reminders, once each. */
export const mailOffer = (around: Around, { eventId, offerId }: OfferKey, news: OfferNews): Promise<void> =>
  mailOffers(around, { eventId, offerIds: [offerId] }, news);
