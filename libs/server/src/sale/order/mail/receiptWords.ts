import type { Locale, Money, Order } from '@foyer/contract';
import { addressText, calendarAddress, formatMoney, listText, seatRows } from '@foyer/util';
import {
  mailButton,
  mailHeading,
  mailLink,
  mailNote,
  mailPage,
  mailParagraph,
  mailRows,
  mailStub,
  type MailRow,
} from '../../../platform/mail/mailHtml.ts';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import { cardUrlOf } from '../../event/artUrl.ts';
import { mailGreeting } from '../../../platform/mail/mailLetter.ts';

export interface ReceiptParts {
  texts: ServerTexts;
  order: Order;
  locale: Locale;
  /** Address of the bought {product}. */
  link: string;
  /** Address of the player, if the order opens a stream. */
  watchLink?: string | undefined;
  /** Origin of the site, for the picture and the calendar file. */
  origin: string;
  firstName: string | undefined;
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function whenOf({ event }: Order, locale: Locale): string {
  const { startsAt, timezone: timeZone } = event;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  return format.format(new Date(startsAt));
}

/** Lists the seats of a line, row by row; undefined for standing places and extras. */
export function seatsOf(
  { seats }: Pick<Order['lines'][number], 'seats'>,
  locale: Locale,
  say: Say,
): string | undefined {
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

/** What a line says below its name: its seats, who gets a donation, or where an extra is picked up. */
function detailOf(line: Order['lines'][number], locale: Locale, say: Say): string | undefined {
  const { charityName, pickupPlace } = line;
  if (charityName !== undefined) return say('receipt.gift', { charity: charityName });
  if (pickupPlace !== undefined) return say('receipt.pickup', { place: pickupPlace });
  return seatsOf(line, locale, say);
}

/** Names the card of an order; none for what was not paid by card. */
function cardOf({ payment }: Order, say: Say): string[] {
  if (!payment?.brand || !payment.lastFour) return [];
  const { brand, lastFour } = payment;
  const card = say('receipt.cardEnding', { brand: say(`receipt.brand.${brand}`), lastFour });
  return [say('receipt.card', { card })];
}

/** Says that the PDF has a tax invoice, and whom it names. */
function invoiceOf({ invoiceTo }: Order, say: Say): string[] {
  if (!invoiceTo) return [];
  const { name, taxNumber } = invoiceTo;
  const to = taxNumber === undefined ? name : say('receipt.invoiceTo', { name, taxNumber });
  return [say('receipt.invoice', { to })];
}

/** Answers to the organiser's questions, one a line below a heading; none where nothing was asked. */
function answersOf({ answers }: Order, say: Say): string | undefined {
  if (!answers) return undefined;
  const lines = answers.map(({ kind, label, number, answer }) =>
    say('receipt.answer', {
      label: number === undefined ? label : say('receipt.numbered', { label, number }),
      answer: kind === 'yesNo' ? say(answer === 'yes' ? 'receipt.yes' : 'receipt.no') : answer,
    }),
  );
  return [say('receipt.answers'), ...lines].join('\n');
}

/** The figures of the receipt page: lines with fees, optional fees and taxes, and the total; what is free says so. */
function figures({ order, locale }: ReceiptParts, say: Say): { rows: MailRow[]; total: MailRow } {
  const { quote, lines } = order;
  const isFree = quote.total.amount === 0;
  const money = (amount: Money): string =>
    isFree && amount.amount === 0 ? say('receipt.free') : formatMoney(amount, locale);
  const beside = [
    ...quote.fees.filter(({ mandatory }) => !mandatory),
    ...quote.taxes.filter(({ included }) => !included),
  ].filter(({ amount }) => !isFree || amount.amount !== 0);
  const bought = lines.map((each): MailRow => {
    const detail = detailOf(each, locale, say);
    const label = `${each.quantity} × ${each.name}`;
    return { label, amount: money(each.price.allIn), ...(detail === undefined ? {} : { detail }) };
  });
  return {
    rows: [
      ...bought,
      ...beside.map(({ label, amount }) => ({ label, amount: money(amount) })),
      ...(quote.credit
        ? [{ label: say('receipt.credit'), amount: `−${formatMoney(quote.credit, locale)}` }]
        : []),
    ],
    total: { label: say('receipt.total'), amount: money(quote.total) },
  };
}

const rowText =
  (say: Say) =>
  ({ label, amount, detail }: MailRow): string[] => [
    say('receipt.line', { label, amount }),
    ...(detail === undefined ? [] : [detail]),
  ];

/** Builds the receipt mail: subject, plain text and HTML. */
export function wordReceipt(parts: ReceiptParts): { subject: string; text: string; html: string } {
  const { texts, order, locale, link, watchLink, origin, firstName } = parts;
  const say: Say = (key, values = {}) => texts.say(locale, `mail.${key}`, values);
  const { event, orderNumber, shippingAddress } = order;
  const subject = say('receipt.subject', { event: event.shortName, orderNumber });
  const greeting = mailGreeting(say, firstName);
  const intro = say('receipt.intro', { event: event.shortName });
  const facts = [whenOf(order, locale), ...(event.venue ? [`${event.venue.name}, ${event.venue.city}`] : [])];
  const number = say('receipt.orderNumber', { orderNumber });
  const { rows, total } = figures(parts, say);
  const shipTo = shippingAddress ? [say('receipt.shipTo', { address: addressText(shippingAddress) })] : [];
  const after = [...cardOf(order, say), ...shipTo, ...invoiceOf(order, say)];
  const answers = answersOf(order, say);
  const action = say('receipt.action');
  const calendar = {
    label: say('receipt.calendar'),
    href: `${origin}${calendarAddress(event.eventId, locale)}`,
  };
  const text = [
    greeting,
    intro,
    facts.join('\n'),
    number,
    [...[...rows, total].flatMap(rowText(say)), ...after].join('\n'),
    ...(answers === undefined ? [] : [answers]),
    `${action}\n${link}`,
    ...(watchLink === undefined ? [] : [`${say('receipt.watch')}\n${watchLink}`]),
    `${calendar.label}\n${calendar.href}`,
    say('signature'),
  ].join('\n\n');
  const html = mailPage({
    locale,
    subject,
    site: texts.site,
    picture: { url: cardUrlOf(event.art.wideUrl, origin), alt: event.art.alt },
    parts: [
      mailParagraph(greeting),
      mailHeading(intro),
      mailStub(event.shortName, [...facts, number]),
      mailRows(rows, total),
      ...(after.length > 0 ? [mailNote(after.join('\n'))] : []),
      ...(answers === undefined ? [] : [mailNote(answers)]),
      mailButton(action, link),
      ...(watchLink === undefined ? [] : [mailLink(say('receipt.watch'), watchLink)]),
      mailLink(calendar.label, calendar.href),
      mailParagraph(say('signature')),
    ],
  });
  return { subject, text, html };
}
