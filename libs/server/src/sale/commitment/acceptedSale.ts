import type { AgeGroup, CartLine, PriceBreakdown } from '@foyer/contract';
import { presentLine } from './cartPresenter.ts';
import type { QuotedCart } from './quoteCart.ts';

/** One {product} of a line: its age group and its price including taxes. */
interface AcceptedUnit {
  ageGroup: AgeGroup;
  /** Minor units. */
  paid: number;
}

export interface AcceptedLine {
  line: CartLine;
  units: AcceptedUnit[];
}

/** Snapshot that the buyer accepted by paying; the order is created from it, regardless of later changes. */
export interface AcceptedSale {
  lines: AcceptedLine[];
  quote: PriceBreakdown;
  /** Host of the partner's site of the purchase; absent for the consumer site. */
  siteHost?: string;
  /** Affiliate code of the link that led the buyer here. */
  affiliateCode?: string;
  /** Set if the buyer asked to save the card. */
  savesCard?: boolean;
}

/** Takes a snapshot of a quoted cart. */
export const acceptSale = (quoted: QuotedCart, around: Parameters<typeof presentLine>[1]): AcceptedSale => ({
  quote: quoted.quote,
  lines: quoted.lines.map((line) => ({
    line: presentLine(line, around),
    units: line.linePrice.unitPrices.flatMap(({ ageGroup, quantity }, at) =>
      Array.from({ length: quantity }, () => ({
        ageGroup,
        paid: line.linePrice.unitBreakdowns[at]!.total.amount,
      })),
    ),
  })),
});

const isAccess = ({ line }: AcceptedLine): boolean => line.category === 'EVENT_ACCESS';

/** Returns the lines that become tokens. */
export const accessLines = ({ lines }: AcceptedSale): AcceptedLine[] => lines.filter(isAccess);

/** Sums the quantity per unseated item. */
export function quantitiesOf({ lines }: AcceptedSale): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { line } of lines) {
    if (line.seating === 'seated') continue;
    quantities.set(line.inventoryItemId, (quantities.get(line.inventoryItemId) ?? 0) + line.quantity);
  }
  return quantities;
}

/** Lists quantities in order of item id, the lock order of items. */
export const listQuantities = (
  quantities: ReadonlyMap<string, number>,
): { itemId: string; quantity: number }[] =>
  [...quantities]
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .sort((left, right) => (left.itemId < right.itemId ? -1 : 1));

export const seatCodesOf = ({ lines }: AcceptedSale): string[] =>
  lines.flatMap(({ line }) => line.seats.map(({ seatCode }) => seatCode));
