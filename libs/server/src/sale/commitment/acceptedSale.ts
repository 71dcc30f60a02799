import type { AgeGroup, CartLine, PriceBreakdown } from '@foyer/contract';
import { presentLine } from './cartPresenter.ts';
import type { QuotedCart, QuotedLine } from './quoteCart.ts';

/** One {product} of a line: its age group and its price including taxes. */
interface AcceptedUnit {
  ageGroup: AgeGroup;
  /** Minor units. */
  paid: number;
}

/** Snapshot that the buyer accepted by paying; the order is created from it, regardless of later changes. */
export interface AcceptedSale {
  lines: CartLine[];
  /** {product} of each line, by cartGuid. */
  units: Record<string, AcceptedUnit[]>;
  quote: PriceBreakdown;
  /** Host of the partner's site of the purchase; absent for the consumer site. */
  siteHost?: string;
  /** Affiliate code of the link that led the buyer here. */
  affiliateCode?: string;
  /** Set if the buyer asked to save the card. */
  savesCard?: boolean;
}

const unitsOf = ({ linePrice }: QuotedLine): AcceptedUnit[] =>
  linePrice.unitPrices.flatMap(({ ageGroup, quantity }, at) =>
    Array.from({ length: quantity }, () => ({ ageGroup, paid: linePrice.unitBreakdowns[at]!.total.amount })),
  );

/** Takes a snapshot of a quoted cart. */
export const acceptSale = (quoted: QuotedCart, around: Parameters<typeof presentLine>[1]): AcceptedSale => ({
  quote: quoted.quote,
  lines: quoted.lines.map((line) => presentLine(line, around)),
  units: Object.fromEntries(quoted.lines.map((line) => [line.cartGuid, unitsOf(line)])),
});

/** Returns the lines that become tokens. */
export const accessLines = ({ lines }: AcceptedSale): CartLine[] =>
  lines.filter(({ category }) => category === 'EVENT_ACCESS');
