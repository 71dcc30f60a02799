import { createPaths } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { Mail } from '../../../platform/gateways/mail/mailGateway.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { AlertedFan, AlertedListing } from './priceAlertRepository.ts';

/**
 * Builds the mail that tells a fan of a listing at or under the price that the fan named.
 * @param listing with what its buyer pays for each, in minor units
 */
export async function priceAlertMail(
  platform: Platform,
  listing: AlertedListing & { allIn: number },
  { userId, emailAddress, locale, siteHost, price }: AlertedFan,
): Promise<Mail> {
  const { eventId, listingId, vanityName, quantity: count, currency } = listing;
  const site = await findMailSite(platform, siteHost ?? undefined);
  const { texts, sender, origin } = site;
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  const say = (word: string): string =>
    texts.say(locale, `mail.priceAlert.${word}`, {
      ...{ count, price: money(listing.allIn), limit: money(price) },
      event: inLocale(listing.eventName, locale),
      offer: inLocale(listing.names, locale),
    });
  const paths = createPaths(platform.config.productAddress);
  return {
    dedupeKey: `priceAlert:${listingId}:${listing.allIn}:${userId}`,
    sender,
    recipient: emailAddress,
    locale,
    ...writeLetter(site, {
      locale,
      subject: say('subject'),
      parts: [
        say('text'),
        { action: say('action'), url: `${origin}/${locale}${paths.event({ eventId, vanityName })}?resale=1` },
        say('over'),
      ],
    }),
  };
}
