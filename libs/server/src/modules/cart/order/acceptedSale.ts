import type { AgeGroup, CartLine, PriceBreakdown } from '@foyer/contract';
import { presentLine } from '../cart/cartPresenter.ts';
import type { QuotedCart } from '../checkout/quoteCart.ts';

/** One {product} of a line: its age group and its price with taxes. */
export interface AcceptedUnit {
  ageGroup: AgeGroup;
  /** Minor units. */
  paid: number;
}

export interface AcceptedLine {
  line: CartLine;
  units: AcceptedUnit[];
}

/** Snapshot that the buyer accepted by paying; the order is written from it, whatever changes meanwhile. */
export interface AcceptedSale {
  lines: AcceptedLine[];
  quote: PriceBreakdown;
  /** Host of the partner's site where it was bought; absent for the consumer site. */
  siteHost?: string;
  /** From the link that led the buyer here. */
  affiliateCode?: string;
  /** The buyer asked to save the card for the next time. */
  savesCard?: boolean;
}

/** Snapshots a quoted cart. */
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

/** Lines that become tokens. */
export const accessLines = ({ lines }: AcceptedSale): AcceptedLine[] => lines.filter(isAccess);

/** Quantity per item without seats. */
export function quantitiesOf({ lines }: AcceptedSale): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { line } of lines) {
    if (line.seating === 'seated') continue;
    quantities.set(line.inventoryItemId, (quantities.get(line.inventoryItemId) ?? 0) + line.quantity);
  }
  return quantities;
}

/** Quantities sorted by item id, the order in which items are locked. */
export const listQuantities = (
  quantities: ReadonlyMap<string, number>,
): { itemId: string; quantity: number }[] =>
  [...quantities]
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .sort((left, right) => (left.itemId < right.itemId ? -1 : 1));

export const seatCodesOf = ({ lines }: AcceptedSale): string[] =>
  lines.flatMap(({ line }) => line.seats.map(({ seatCode }) => seatCode));
