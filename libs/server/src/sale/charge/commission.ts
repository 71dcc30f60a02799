import type { FeeLine } from '@foyer/contract';
import type { QuotedCart, QuotedLine } from '../cart/quoteCart.ts';
import { shareOf } from '../pricing/minorUnits.ts';
import { sumOf } from '../pricing/priceItem.ts';

/** Commission on each unit of access: a share of its price less discounts, or minor units. */
export type Commission = { ratePpm: number } | { amount: number };

/** Promoter who sells, and what each unit earns; null for nothing. */
export interface SellingPromoter {
  userId: string;
  commission: Commission | null;
}

/** Adds the commission to the fees that the organiser pays from each unit's price, at most all that is left of it. */
function lineWith(line: QuotedLine, commission: Commission): QuotedLine {
  if (line.category !== 'EVENT_ACCESS') return line;
  const { unitBreakdowns, unitOrganiserFees } = line.linePrice;
  const fees = unitBreakdowns.map(({ face, discounts }, at): FeeLine[] => {
    const others = unitOrganiserFees[at]!;
    const price = face.amount - sumOf(discounts);
    const { currency } = face;
    const asked = 'amount' in commission ? commission.amount : shareOf(price, commission.ratePpm, currency);
    const amount = { amount: Math.min(asked, price - sumOf(others)), currency };
    const kind = 'amount' in commission ? 'amount' : 'percent';
    // No buyer reads these words.
    const words = { code: 'commission', label: 'Commission', purpose: 'Commission of the promoter' };
    return [
      ...others,
      { ...words, recipient: 'promoter', basis: 'ticket', kind, mandatory: true, refundable: true, amount },
    ];
  });
  return { ...line, linePrice: { ...line.linePrice, unitOrganiserFees: fees } };
}

/** Returns quoted lines with the commission of the promoter who sells them. The buyer's price stays the same. */
export const withCommission = (quoted: QuotedCart, promoter: SellingPromoter | undefined): QuotedCart =>
  promoter?.commission
    ? { ...quoted, lines: quoted.lines.map((line) => lineWith(line, promoter.commission!)) }
    : quoted;
