import { createPaths } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { writeLetter } from '../../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../../platform/mail/mailSite.ts';
import { queueMails } from '../../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { timeIn } from '../../win/timeIn.ts';
import { findMailedBid, type MarketOfferKey, type MarketOfferRow } from './marketOfferRepository.ts';

/** News about a bid. `unpaid`: it ended because its card was refused; `eventOff`, `moved`: with its event, or the date of that. */
type BidNews = 'made' | 'changed' | 'filled' | 'paymentFailed' | 'expired' | 'unpaid' | 'eventOff' | 'moved';

/** Tells why a bid was cancelled for its fan. */
export const cancelledNews = ({
  isEventOff,
  isMoved,
}: Pick<MarketOfferRow, 'isEventOff' | 'isMoved'>): BidNews =>
  isMoved && !isEventOff ? 'moved' : 'eventOff';

/** Marketplace of the exchange in addresses [C3.01]. */
const marketplaceId = 'resale';

/** Queues a mail to the fan of a bid, once for each of its versions. */
export async function mailBid(
  { platform, tx }: { platform: Platform; tx: TransactionScope },
  key: MarketOfferKey,
  news: BidNews,
): Promise<void> {
  const bid = await findMailedBid(tx, key);
  if (!bid) return;
  const { eventId, marketOfferId, locale, timezone, currency, version } = bid;
  const site = await findMailSite(platform, bid.siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  const say = (word: string): string =>
    texts.say(locale, `mail.marketOffer.${news}.${word}`, {
      event: inLocale(bid.eventName, locale),
      offer: inLocale(bid.offerName, locale),
      count: bid.quantity,
      price: money(bid.price),
      total: money(bid.atMost),
      expires: timeIn(locale, timezone, bid.expiresAt),
      until: timeIn(locale, timezone, bid.fixUntil ?? bid.expiresAt),
    });
  const paths = createPaths(platform.config.productAddress);
  const page =
    news === 'filled'
      ? paths.token({ eventId })
      : news === 'eventOff'
        ? paths.myTokensRequested({ eventId })
        : paths.marketOffers({ eventId, marketplaceId, marketOfferId });
  const mail = {
    dedupeKey: `marketOffer:${news}:${marketOfferId}:${version}`,
    sender,
    recipient: bid.emailAddress,
    locale,
    ...writeLetter(site, {
      locale,
      subject: say('subject'),
      parts: [say('text'), { action: say('action'), url: `${origin}/${locale}${page}` }],
    }),
  };
  await queueMails(tx, platform, [mail]);
}
