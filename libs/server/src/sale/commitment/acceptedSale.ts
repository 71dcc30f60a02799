import type { AgeGroup, CartLine, PriceBreakdown } from '@foyer/contract';
import { sumOf, totalled } from '../pricing/priceItem.ts';
import { presentLine } from './cartPresenter.ts';
import type { QuotedCart, QuotedLine } from './quoteCart.ts';

/** One {product} of a line: its age group and its price including taxes. */
interface AcceptedUnit {
  ageGroup: AgeGroup;
  /** Minor units. */
  paid: number;
}

/** Price of one unit of a line, by age group. */
export interface AcceptedPrice {
  ageGroup: AgeGroup;
  quantity: number;
  price: PriceBreakdown;
}

/** Snapshot that the buyer accepted by paying; the order is created from it, regardless of later changes. */
export interface AcceptedSale {
  /** Version of the shape; `readAcceptedSale` reads the former one. */
  v: 2;
  lines: CartLine[];
  /** {product} of each line, by cartGuid. */
  units: Record<string, AcceptedUnit[]>;
  /** Unit prices of each line, by cartGuid; none for a line of the former shape with several age groups. */
  unitPrices: Record<string, AcceptedPrice[]>;
  /** Fees of the order besides its lines (delivery), with their taxes. */
  orderPrice: PriceBreakdown;
  quote: PriceBreakdown;
  /** Host of the partner's site of the purchase; absent for the consumer site. */
  siteHost?: string;
  /** Affiliate code of the link that led the buyer here. */
  affiliateCode?: string;
  /** Set if the buyer asked to save the card. */
  savesCard?: boolean;
}

/** Accepted sale of the release before, which payments under way at a deployment still have. */
type FormerSale = Omit<AcceptedSale, 'v' | 'unitPrices' | 'orderPrice'>;

/** Accepted sale as it is stored with a payment. */
export type StoredSale = FormerSale | AcceptedSale;

/** Divides an amount as evenly as minor units allow. */
const divide = (amount: number, parts: number): number[] =>
  Array.from({ length: parts }, (_unused, at) => Math.floor(amount / parts) + Number(at < amount % parts));

const unitsOf = ({ linePrice, tokensEach }: QuotedLine): AcceptedUnit[] =>
  linePrice.unitPrices.flatMap(({ ageGroup, quantity }, at) => {
    const paid = divide(linePrice.unitBreakdowns[at]!.total.amount, tokensEach);
    return Array.from({ length: quantity }, () => paid.map((each) => ({ ageGroup, paid: each }))).flat();
  });

const pricesOf = ({ linePrice }: QuotedLine): AcceptedPrice[] =>
  linePrice.unitPrices.map(({ ageGroup, quantity }, at) => ({
    ageGroup,
    quantity,
    price: linePrice.unitBreakdowns[at]!,
  }));

/** Takes a snapshot of a quoted cart. */
export const acceptSale = (quoted: QuotedCart, around: Parameters<typeof presentLine>[1]): AcceptedSale => ({
  v: 2,
  quote: quoted.quote,
  orderPrice: quoted.order,
  lines: quoted.lines.map((line) => presentLine(line, around)),
  units: Object.fromEntries(quoted.lines.map((line) => [line.cartGuid, unitsOf(line)])),
  unitPrices: Object.fromEntries(quoted.lines.map((line) => [line.cartGuid, pricesOf(line)])),
});

/** Returns the lines that become tokens. */
export const accessLines = ({ lines }: AcceptedSale): CartLine[] =>
  lines.filter(({ category }) => category === 'EVENT_ACCESS');

/** Divides the price of equal units; every part is a multiple of the quantity, since it was rounded per unit. */
function dividedBy(quantity: number, price: PriceBreakdown): PriceBreakdown {
  const { currency } = price.face;
  const each = <Line extends { amount: { amount: number } }>(line: Line) => ({
    ...line,
    amount: { amount: line.amount.amount / quantity, currency },
  });
  const parts = {
    discounts: price.discounts.map(each),
    fees: price.fees.map(each),
    taxes: price.taxes.map(each),
  };
  return totalled({ face: price.face.amount / quantity, ...parts }, currency);
}

/** Returns what a quote asks besides its lines: the fees of the order, and their part of each tax. */
function besidesLines({ fees, taxes, face: { currency } }: PriceBreakdown, lines: readonly CartLine[]) {
  const left = taxes.map((tax) => {
    const ofLines = sumOf(lines.flatMap(({ price }) => price.taxes.filter(({ code }) => code === tax.code)));
    return { ...tax, amount: { amount: tax.amount.amount - ofLines, currency } };
  });
  const own = {
    fees: fees.filter(({ basis }) => basis === 'order'),
    taxes: left.filter(({ amount }) => amount.amount !== 0),
  };
  return totalled({ face: 0, discounts: [], ...own }, currency);
}

/** Reads a stored sale of any version. */
export function readAcceptedSale(stored: StoredSale): AcceptedSale {
  if ('v' in stored) return stored;
  const ofOnePrice = stored.lines.filter(({ unitPrices }) => unitPrices.length === 1);
  return {
    ...stored,
    v: 2,
    unitPrices: Object.fromEntries(
      ofOnePrice.map(({ cartGuid, quantity, price, unitPrices: [unit] }) => [
        cartGuid,
        [{ ageGroup: unit!.ageGroup, quantity, price: dividedBy(quantity, price) }],
      ]),
    ),
    orderPrice: besidesLines(stored.quote, stored.lines),
  };
}
