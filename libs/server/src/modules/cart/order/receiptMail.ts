import { createPaths, type Locale, type Order } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { readDatabaseTime } from '../../../database/databaseClock.ts';
import { createSiteDirectory, type Site } from '../../../hosts/sites.ts';
import { productAddressOf, productValues } from '../../../hosts/siteWords.ts';
import { createTenantDirectory } from '../../../hosts/tenantDirectory.ts';
import { found } from '../../../http/failure.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Platform } from '../../../platform.ts';
import type { ServerTexts } from '../../../texts/serverTexts.ts';
import { findAccount } from '../../identity/account/accountRepository.ts';
import { siteOrigin } from '../../../hosts/siteOrigin.ts';
import { presentOrder } from './orderPresenter.ts';
import { findOrder } from './orderRepository.ts';

interface MailParts {
  texts: ServerTexts;
  order: Order;
  locale: Locale;
  link: string;
  site: Site;
  firstName: string | undefined;
}

function whenOf({ event }: Order, locale: Locale): string {
  const { startsAt, timezone: timeZone } = event;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return format.format(new Date(startsAt));
}

/** Lists the same figures as the receipt page: all-in price per line, additional fees, total. */
function figures({ texts, order, locale }: MailParts): string[] {
  const money = (amount: Order['quote']['total']) => formatMoney(amount, locale);
  const { quote, lines, payment } = order;
  const beside = [
    ...quote.fees.filter(({ mandatory }) => !mandatory),
    ...quote.taxes.filter(({ included }) => !included),
  ];
  return [
    ...lines.map(({ quantity, name, seats, price }) => {
      const places = seats.map(({ section, row, seat }) => `${section} ${row}-${seat}`).join(', ');
      return `${quantity} × ${name}${places ? ` (${places})` : ''}: ${money(price.allIn)}`;
    }),
    ...beside.map(({ label, amount }) => `${label}: ${money(amount)}`),
    `${texts.say(locale, 'mail.receipt.total')}: ${money(quote.total)}`,
    texts.say(locale, 'mail.receipt.card', { brand: payment.brand, lastFour: payment.lastFour }),
  ];
}

function wordReceipt(parts: MailParts): { subject: string; text: string } {
  const { texts, order, locale, link, site, firstName } = parts;
  const words = productValues(site, locale);
  const say = (key: string, values = {}) => texts.say(locale, `mail.${key}`, { ...words, ...values });
  const { event, orderNumber } = order;
  const place = event.venue ? `${event.venue.name}, ${event.venue.city}` : '';
  const text = [
    firstName ? say('greeting', { firstName }) : say('greetingPlain'),
    say('receipt.intro', { event: event.shortName }),
    [whenOf(order, locale), place].filter(Boolean).join('\n'),
    say('receipt.orderNumber', { orderNumber }),
    figures(parts).join('\n'),
    `${say('receipt.action')}\n${link}`,
    say('signature'),
  ].join('\n\n');
  return { subject: say('receipt.subject', { event: event.shortName, orderNumber }), text };
}

export interface ReceiptOf {
  orderId: string;
  userId: string;
  /** Host of the partner's site of the purchase, whose texts and links the mail uses. */
  siteHost?: string;
}

async function sendReceipt(platform: Platform, { orderId, userId, siteHost }: ReceiptOf): Promise<void> {
  const db = platform.database.query;
  const row = found(await findOrder(db, orderId, userId));
  const account = await findAccount(db as never, userId);
  if (!account) return;
  const { locale } = row;
  const order = await presentOrder(db, row, locale, await readDatabaseTime(db));
  const tenants = createTenantDirectory(platform.database, platform.clock);
  const site = await createSiteDirectory(platform.config.origin, tenants).siteFor(siteHost);
  const paths = createPaths(productAddressOf(site, platform.config));
  const link = `${siteOrigin(site, platform.config.origin)}${paths.myTokensGoing({ eventId: row.eventId })}`;
  const firstName = account.first_name ?? undefined;
  const words = wordReceipt({ texts: platform.texts, order, locale, link, site, firstName });
  const { sender } = platform.config.mail;
  const recipient = account.email_address;
  await platform.gateways.mail.send({ dedupeKey: `receipt:${orderId}`, sender, recipient, locale, ...words });
}

/** Mails the receipt of an order, in the locale of the purchase. */
export const sendReceiptJob = defineJob<ReceiptOf>({
  name: 'sendReceipt',
  retryLimit: 20,
  handle: (receipt, { platform }) => sendReceipt(platform, receipt),
});
