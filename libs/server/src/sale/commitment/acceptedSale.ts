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
