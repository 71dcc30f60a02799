import type {
  AgeGroup,
  AnsweredQuestion,
  FeeLine,
  InvoiceTo,
  PriceBreakdown,
  SellerSide,
} from '@foyer/contract';
import type { Credit } from './credit.ts';
import type { SoldLine } from './cartLineForm.ts';
import { presentLine } from './cartPresenter.ts';
import type { QuotedCart, QuotedLine } from './quoteCart.ts';

/** One {product} of a line: its age group and its price including taxes. */
export interface AcceptedUnit {
  ageGroup: AgeGroup;
  /** Further part of a package that gives it; absent for the first. */
  partNumber?: number;
  /** Minor units. */
  paid: number;
}

/** Price of one unit of a line, by age group. */
export interface AcceptedPrice {
  ageGroup: AgeGroup;
  quantity: number;
  price: PriceBreakdown;
  /** Fees that the organiser pays from the price; absent if there are none. */
  organiserFees?: FeeLine[];
}

/** Money that a seller took at a counter: in cash, or on the organisation's own terminal of Square [C3.12b, C3.12c]. */
export type CounterPayment = {
  /** Seller: a member of the organisation, or a promoter. */
  takenBy: string;
} & (
  | { paymentType: 'Cash' }
  /** `reference`: Square's id of the transaction, which pays once. */
  | { paymentType: 'SquarePOS'; reference: string }
);

/** Snapshot that the buyer accepted by paying; the order is created from it, regardless of later changes. */
export interface AcceptedSale {
  lines: SoldLine[];
  /** {product} of each line, by cartGuid. */
  units: Record<string, AcceptedUnit[]>;
  /** Unit prices of each line, by cartGuid. */
  unitPrices: Record<string, AcceptedPrice[]>;
  /** Fans who sell lines, with what each unit leaves to them, by cartGuid; absent if there are none. */
  sellers?: Record<string, { userId: string; sides: SellerSide[] }>;
  /** What was paid for {product} that it gives up; absent if there are none. */
  credits?: Credit[];
  /** Fees of the order besides its lines (delivery), with their taxes. */
  orderPrice: PriceBreakdown;
  quote: PriceBreakdown;
  /** Host of the partner's site of the purchase; absent for the consumer site. */
  siteHost?: string;
  /** Affiliate code of the link that led the buyer here. */
  affiliateCode?: string;
  /** Id of the buyer's visit, which the gateway gets with each charge. */
  fraudSessionId?: string;
  /** Set if the buyer asked to save the card. */
  savesCard?: boolean;
  /** Set if the buyer was not there: the card is charged by the mandate that was given with it. */
  offSession?: true;
  /** Promoter who sold it, whose commission is among the organiser's fees. */
  promoterId?: string;
  /** Set if a seller took the money at a counter. */
  counter?: CounterPayment;
  /** Answers to the organiser's questions, until the order has them; deleted with the account. */
  answers?: AnsweredQuestion[];
  /** Whom the tax invoice names, until the order has it; deleted with the account. */
  invoiceTo?: InvoiceTo;
}

/** Divides an amount as evenly as minor units allow. */
const divide = (amount: number, parts: number): number[] =>
  Array.from({ length: parts }, (_unused, at) => Math.floor(amount / parts) + Number(at < amount % parts));

function unitsOf({ linePrice, tokensEach, parts }: QuotedLine): AcceptedUnit[] {
  const further = parts.flatMap(({ partNumber, tokensEach: ofPart }) =>
    Array.from({ length: ofPart }, () => ({ partNumber })),
  );
  const ofUnit = [...Array.from({ length: tokensEach }, () => ({})), ...further];
  return linePrice.unitPrices.flatMap(({ ageGroup, quantity }, at) => {
    const paid = divide(linePrice.unitBreakdowns[at]!.total.amount, ofUnit.length);
    const unit = ofUnit.map((part, index) => ({ ageGroup, paid: paid[index]!, ...part }));
    return Array.from({ length: quantity }, () => unit).flat();
  });
}

const pricesOf = ({ linePrice, sellerId }: QuotedLine): AcceptedPrice[] =>
  linePrice.unitPrices.map(({ ageGroup, quantity }, at) => ({
    ageGroup,
    quantity,
    price: linePrice.unitBreakdowns[at]!,
    // The organiser pays fees from its own price alone.
    ...(linePrice.unitOrganiserFees[at]!.length > 0 && sellerId === null
      ? { organiserFees: linePrice.unitOrganiserFees[at]! }
      : {}),
  }));

/** Lists the fans who sell lines. @throws Error for a price that is not the one they set */
function sellersOf(lines: readonly QuotedLine[]): Pick<AcceptedSale, 'sellers'> {
  const sold = lines.filter(({ sellerId }) => sellerId !== null);
  for (const { lineId, quantity, amount, sellerSides } of sold)
    if (sellerSides!.length !== quantity || sellerSides!.some(({ price }) => price.amount !== amount))
      throw new Error(`Line ${lineId} has another price than its seller asks`);
  if (sold.length === 0) return {};
  return {
    sellers: Object.fromEntries(
      sold.map(({ cartGuid, sellerId, sellerSides }) => [
        cartGuid,
        { userId: sellerId!, sides: sellerSides! },
      ]),
    ),
  };
}

/** Takes a snapshot of a quoted cart. */
export const acceptSale = (quoted: QuotedCart, around: Parameters<typeof presentLine>[1]): AcceptedSale => ({
  quote: quoted.quote,
  orderPrice: quoted.order,
  lines: quoted.lines.map((line) => presentLine(line, around)),
  units: Object.fromEntries(quoted.lines.map((line) => [line.cartGuid, unitsOf(line)])),
  unitPrices: Object.fromEntries(quoted.lines.map((line) => [line.cartGuid, pricesOf(line)])),
  ...sellersOf(quoted.lines),
  ...(quoted.credits ? { credits: quoted.credits } : {}),
});

/** Returns the lines that become tokens. */
export const accessLines = ({ lines }: AcceptedSale): SoldLine[] =>
  lines.filter(({ category }) => category === 'EVENT_ACCESS');
