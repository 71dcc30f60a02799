import { createPaths, type Locale, type Order } from '@foyer/contract';
import { formatMoney, listText, seatRows } from '@foyer/util';
import { readDatabaseTime } from '../../platform/database/databaseClock.ts';
import { findMailSite } from '../../platform/mail/mailSite.ts';
import { productAddressOf } from '../../platform/hosts/siteWords.ts';
import { found } from '../../platform/http/failure.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ServerTexts } from '../../platform/texts/serverTexts.ts';
import { everyEvent } from '../event/eventScope.ts';
import { presentOrder } from './orderPresenter.ts';
import { findOrder } from './orderRepository.ts';
import { findRecipient } from './recipientRepository.ts';

interface MailParts {
  texts: ServerTexts;
  order: Order;
  locale: Locale;
  link: string;
  firstName: string | undefined;
}

function whenOf({ event }: Order, locale: Locale): string {
  const { startsAt, timezone: timeZone } = event;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return format.format(new Date(startsAt));
}

type Say = (key: string, values?: Record<string, string>) => string;

/** The seats of a line, row by row; undefined for standing places and extras. */
function seatsOf({ seats }: Order['lines'][number], locale: Locale, say: Say): string | undefined {
  if (seats.length === 0) return undefined;
  return seatRows(seats)
    .map((row) => {
      const { section, row: name } = row[0];
      const numbers = row.map(({ seat }) => seat);
      return row.length === 1
        ? say('receipt.seat', { section, row: name, seat: numbers[0]! })
        : say('receipt.row', { section, row: name, seats: listText(numbers, locale) });
    })
    .join(' · ');
}

/** Names the card of an order; none for what was not paid by card. */
function cardOf({ payment }: Order, say: Say): string[] {
  if (!payment?.brand || !payment.lastFour) return [];
  const { brand, lastFour } = payment;
  const card = say('receipt.cardEnding', { brand: say(`receipt.brand.${brand}`), lastFour });
  return [say('receipt.card', { card })];
}

/** The figures of the receipt page: lines with fees, optional fees and taxes, total, card. */
function figures({ order, locale }: MailParts, say: Say): string[] {
  const line = (label: string, amount: Order['quote']['total']) =>
    say('receipt.line', { label, amount: formatMoney(amount, locale) });
  const { quote, lines } = order;
  const beside = [
    ...quote.fees.filter(({ mandatory }) => !mandatory),
    ...quote.taxes.filter(({ included }) => !included),
  ];
  return [
    ...lines.flatMap((each) => {
      const seats = seatsOf(each, locale, say);
      const price = line(`${each.quantity} × ${each.name}`, each.price.allIn);
      return seats === undefined ? [price] : [price, seats];
    }),
    ...beside.map(({ label, amount }) => line(label, amount)),
    line(say('receipt.total'), quote.total),
    ...cardOf(order, say),
  ];
}

function wordReceipt(parts: MailParts): { subject: string; text: string } {
  const { texts, order, locale, link, firstName } = parts;
  const say: Say = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { event, orderNumber } = order;
  const place = event.venue ? `${event.venue.name}, ${event.venue.city}` : '';
  const text = [
    firstName ? say('greeting', { firstName }) : say('greetingPlain'),
    say('receipt.intro', { event: event.shortName }),
    [whenOf(order, locale), place].filter(Boolean).join('\n'),
    say('receipt.orderNumber', { orderNumber }),
    figures(parts, say).join('\n'),
    `${say('receipt.action')}\n${link}`,
    say('signature'),
  ].join('\n\n');
  return { subject: say('receipt.subject', { event: event.shortName, orderNumber }), text };
}

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
  const order = await presentOrder(db, row, locale, await readDatabaseTime(db));
  const { site, origin, texts, sender } = await findMailSite(platform, siteHost ?? undefined);
  const paths = createPaths(productAddressOf(site, platform.config));
  const link = `${origin}${paths.myTokensGoing({ eventId: row.eventId })}`;
  const firstName = account.firstName ?? undefined;
  const words = wordReceipt({ texts, order, locale, link, firstName });
  const recipient = account.emailAddress;
  await platform.gateways.mail.send({ dedupeKey: `receipt:${orderId}`, sender, recipient, locale, ...words });
}

/** Mails the receipt of an order, in the locale of the purchase and as the site where it was bought. */
export const sendReceiptJob = defineJob<ReceiptOf>({
  name: 'sendReceipt',
  retryLimit: 20,
  handle: (receipt, { platform }) => sendReceipt(platform, receipt),
});
