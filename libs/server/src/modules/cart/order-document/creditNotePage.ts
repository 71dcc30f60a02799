import { formatMoney } from '@foyer/util';
import type { CreditedCharge, CreditNoteRow } from '../../../sale/order/creditNoteRepository.ts';
import { invoiceFacts, rateText, type InvoicePage, type InvoiceParts } from './invoicePage.ts';

/** Label of a part as on the invoice: the item, or the discount, fee or tax. */
function labelOf({ kind, code, cartGuid }: CreditedCharge, parts: InvoiceParts): string {
  const { lines, quote } = parts.order;
  const tax = quote.taxes.find((each) => each.code === code);
  if (kind === 'tax') return tax ? rateText(tax, parts) : code;
  const named = kind === 'fee' ? quote.fees : kind === 'discount' ? quote.discounts : undefined;
  if (named) return named.find((each) => each.code === code)?.label ?? code;
  return lines.find((line) => line.cartGuid === cartGuid)?.name ?? code;
}

/** Kinds of charges after the items, in the order of the invoice. */
const afterItems = ['discount', 'fee', 'tax'];

/** Adds the charges of one item, discount, fee or tax up, in the order of the invoice. */
function sumsOf(charges: readonly CreditedCharge[]): CreditedCharge[] {
  const sums = new Map<string, CreditedCharge>();
  for (const charge of charges) {
    const isItem = !afterItems.includes(charge.kind);
    const key = isItem ? (charge.cartGuid ?? '') : `${charge.kind} ${charge.code}`;
    sums.set(key, { ...charge, amount: (sums.get(key)?.amount ?? 0) + charge.amount });
  }
  const placeOf = ({ kind }: CreditedCharge) => afterItems.indexOf(kind);
  return [...sums.values()].toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Builds the texts of a refund's credit note, part by part. Its rows sum to the total. */
export function creditNotePage(
  note: CreditNoteRow,
  charges: readonly CreditedCharge[],
  parts: InvoiceParts,
): InvoicePage {
  const { order, texts, locale } = parts;
  const say = (key: string): string => texts.say(locale, `document.creditNote.${key}`);
  const money = (amount: number): string => {
    const text = formatMoney({ amount: Math.abs(amount), currency: note.currency }, locale);
    return amount < 0 ? `−${text}` : text;
  };
  return {
    site: texts.site,
    title: say('title'),
    facts: invoiceFacts(
      [
        { label: say('number'), value: note.number },
        { label: say('invoice'), value: order.orderNumber },
      ],
      note.issuedAt,
      parts,
    ),
    rows: sumsOf(charges).map((charge) => ({ label: labelOf(charge, parts), amount: money(charge.amount) })),
    total: { label: say('total'), amount: money(note.amount) },
    after: [],
  };
}
