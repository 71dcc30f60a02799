import type { InvoiceTo, Locale, Money, Order } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';
import type { Fact } from './documentPage.ts';

export interface InvoiceRow {
  label: string;
  amount: string;
}

/** Texts of a tax invoice or a credit note. Its rows sum to the total. */
export interface InvoicePage {
  site: string;
  title: string;
  facts: readonly Fact[];
  rows: readonly InvoiceRow[];
  total: InvoiceRow;
  after: readonly Fact[];
}

export interface InvoiceParts {
  order: Order & { invoiceTo: InvoiceTo };
  /** Organisation in whose name it is sold. */
  organiser: string;
  /** Name, address and tax numbers of who sells. */
  issuer: string;
  texts: ServerTexts;
  locale: Locale;
}

type Say = (key: string, values?: Record<string, string>) => string;

/** Name of a tax with its rate. */
export function rateText(
  { label, ratePpm }: { label: string; ratePpm: number },
  { texts, locale }: Pick<InvoiceParts, 'texts' | 'locale'>,
): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return texts.say(locale, 'document.invoice.rate', { label, rate: percent.format(ratePpm / 1_000_000) });
}

/** Lists date, seller and buyer of an invoice or credit note, below its numbers. */
export function invoiceFacts(numbers: readonly Fact[], issuedAt: Date, parts: InvoiceParts): Fact[] {
  const { order, organiser, issuer, texts, locale } = parts;
  const { event, invoiceTo } = order;
  const say: Say = (key) => texts.say(locale, `document.invoice.${key}`);
  const otherwise = texts.say(locale, 'document.inAccount');
  const { timezone: timeZone } = event;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(issuedAt);
  return [
    ...numbers,
    { label: say('date'), value: date },
    { label: say('soldBy'), value: issuer },
    { label: say('behalf'), value: organiser },
    { label: say('to'), value: invoiceTo.name, otherwise },
    ...(invoiceTo.taxNumber ? [{ label: say('taxNumber'), value: invoiceTo.taxNumber }] : []),
    { label: say('event'), value: event.shortName, otherwise: event.vanityName },
  ];
}

/** Prices before fees and taxes, then discounts, fees, and every tax with its rate, also one that the shown price had. */
function rowsOf({ order: { lines, quote }, texts, locale }: InvoiceParts): InvoiceRow[] {
  const money = (amount: Money): string => formatMoney(amount, locale);
  return [
    ...lines.map(({ quantity, name, price }) => ({
      label: `${quantity} × ${name}`,
      amount: money(price.face),
    })),
    ...quote.discounts.map(({ label, amount }) => ({ label, amount: `−${money(amount)}` })),
    ...quote.fees.map(({ label, amount }) => ({ label, amount: money(amount) })),
    ...quote.taxes.map((tax) => ({ label: rateText(tax, { texts, locale }), amount: money(tax.amount) })),
    ...(quote.credit
      ? [{ label: texts.say(locale, 'mail.receipt.credit'), amount: `−${money(quote.credit)}` }]
      : []),
  ];
}

/** Builds the texts of an order's tax invoice; its number is that of the order. */
export function invoicePage(parts: InvoiceParts): InvoicePage {
  const { order, texts, locale } = parts;
  const { payment, orderNumber, createdAt } = order;
  const say: Say = (key, values) => texts.say(locale, `document.invoice.${key}`, values);
  return {
    site: texts.site,
    title: say('title'),
    facts: invoiceFacts([{ label: say('number'), value: orderNumber }], new Date(createdAt), parts),
    rows: rowsOf(parts),
    total: { label: say('total'), amount: formatMoney(order.total, locale) },
    after:
      payment?.brand && payment.lastFour
        ? [
            {
              label: say('paidBy'),
              value: say('card', {
                brand: texts.say(locale, `mail.receipt.brand.${payment.brand}`),
                lastFour: payment.lastFour,
              }),
            },
          ]
        : [],
  };
}
