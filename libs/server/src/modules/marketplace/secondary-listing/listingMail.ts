import { createPaths } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { PayoutNews } from '../../../platform/outbox/coreEvents.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { findMailedListing, type ListingKey } from '../../../sale/listing/listingRepository.ts';
import { tokensOfListings } from '../../../sale/listing/listedTokens.ts';
import { sumSellers } from '../../../sale/listing/splitPrice.ts';
import type { PayoutRow } from '../../../sale/payout/payoutRepository.ts';

/**
 * Kind of a mail about a listing; `takenOff` is the end of one that neither its time nor its seller ended, `unpaid` that
 * its buyer was refunded, `unfilled` that the bid that it was for did not pay.
 */
export type ListingNews =
  | 'listed'
  | 'changed'
  | 'expired'
  | 'takenOff'
  | 'unfilled'
  | 'sold'
  | 'unpaid'
  | `payout${Capitalize<PayoutNews>}`;

const ofSold: ReadonlySet<ListingNews> = new Set<ListingNews>([
  'sold',
  'unpaid',
  'payoutSent',
  'payoutArrived',
  'payoutHeld',
  'payoutUnclaimed',
  'payoutFailed',
]);

/**
 * Queues a mail to the seller of a listing, once for each of its versions.
 * @param payout that the mail is about; each attempt has mails of its own
 */
export async function mailListing(
  platform: Platform,
  tx: TransactionScope,
  key: ListingKey,
  news: ListingNews,
  payout?: Pick<PayoutRow, 'attempt' | 'amount' | 'recipient'>,
): Promise<void> {
  const listing = await findMailedListing(tx, key);
  if (!listing) return;
  const { eventId, locale, timezone, quantity: count, currency, version } = listing;
  const tokens = await tokensOfListings(tx, [key]);
  const site = await findMailSite(platform, listing.siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const event = inLocale(listing.eventName, locale);
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  const expiry = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(listing.expiresAt);
  const say = (word: string): string =>
    texts.say(locale, `mail.listing.${news}.${word}`, {
      ...{ event, count, expiry },
      offer: inLocale(listing.names, locale),
      price: money(listing.price),
      account: payout?.recipient ?? '',
      proceeds: money(payout?.amount ?? sumSellers(tokens.map(({ seller }) => seller)).proceeds.amount),
    });
  const { tokenId } = tokens[0]!;
  const paths = createPaths(platform.config.productAddress);
  const page = ofSold.has(news) ? paths.sellingReviewSold : paths.sellingSummary;
  const url = `${origin}/${locale}${page({ eventId, tokenId })}`;
  const mail = {
    dedupeKey: `listing:${news}:${key.listingId}:${version}${payout ? `:${payout.attempt}` : ''}`,
    sender,
    recipient: listing.emailAddress,
    locale,
    ...writeLetter(site, {
      locale,
      subject: say('subject'),
      parts: [say('text'), { action: say('action'), url }],
    }),
  };
  await queueMails(tx, platform, [mail]);
}
