import type {
  AgeGroup,
  AgeQuantity,
  CartSelection,
  Fulfilment,
  ItemCategory,
  MarketplaceType,
  SeatingKind,
  SellerSide,
} from '@foyer/contract';
import type { FurtherPart } from '../offer/offerFacts.ts';

/** Where the price of a line comes from: an offer of one item, a package, what was bid, a fan's listing, or what a given {product} is worth. */
type PriceSource = 'offer' | 'package' | 'bid' | 'listing' | 'token';

/** Line of a commitment with what it holds; item, seats and tokens are those of its first part. */
export interface StoredLine {
  lineId: string;
  priceSource: PriceSource;
  /** Listing, bid or {product} that the price comes from; null for an offer. */
  sourceId: string | null;
  /** Whether its {product} take over seats and units of those that the commitment gives up for it, and nothing from stock. */
  fromTokens: boolean;
  /** Kind of sale whose fees it has. */
  marketplaceType: MarketplaceType;
  /** Fan who sells it; null for the organisation. */
  sellerId: string | null;
  /** What the price of each unit leaves to that fan, as it was when the price was set. */
  sellerSides: SellerSide[] | null;
  /** The client's label, unique within the commitment. */
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  /** Allotment that it holds from; null for what is set aside for none. */
  allotmentId: string | null;
  category: ItemCategory;
  seating: SeatingKind;
  quantity: number;
  /** Tokens of one unit: a table of eight gives eight. */
  tokensEach: number;
  seatCodes: string[];
  ages: AgeQuantity[];
  fulfilment: Fulfilment | undefined;
  maySplit: boolean;
  accessible: boolean;
  /** What the buyer named, in minor units; null for the price of the offer. */
  amount: number | null;
  /** All-in unit price by age group last quoted for this line, in minor units. */
  quotedUnits: Partial<Record<AgeGroup, number>>;
  /** Empty but for packages. */
  parts: FurtherPart[];
}

/** {product} that a commitment gives up once it is paid. Until then it admits. */
export interface GivenUp {
  tokenId: string;
  /** Line of which one takes its seat or unit over; null if these go back to where they came from. */
  lineId: string | null;
  /** State that it has until then. */
  fromState: 'active' | 'selling';
  /** Of its history. */
  reason: 'sold' | 'upgraded';
  /** Whether what was paid for it is credited to the buyer. */
  isCredited?: true;
}

/** Quantity of unseated stock. */
interface StockQuantity {
  itemId: string;
  /** Null for what is set aside for none. */
  allotmentId: string | null;
  quantity: number;
}

/** Lists the unseated stock of all parts of a line. */
export const stockOfLine = ({
  inventoryItemId,
  allotmentId,
  seating,
  quantity,
  parts,
  fromTokens,
}: Pick<
  StoredLine,
  'inventoryItemId' | 'allotmentId' | 'seating' | 'quantity' | 'parts' | 'fromTokens'
>): StockQuantity[] => [
  ...(seating === 'seated' || fromTokens ? [] : [{ itemId: inventoryItemId, allotmentId, quantity }]),
  ...parts.map((part) => ({
    itemId: part.inventoryItemId,
    allotmentId,
    quantity: quantity * part.unitsEach,
  })),
];

/** Names the subject of a failed payment: inventory and line of the first line [C3.36]. */
export const offerOf = (
  lines: readonly Pick<StoredLine, 'inventoryItemId' | 'lineId'>[],
): { inventoryId?: string; offerId?: string } => {
  const [line] = lines;
  return line ? { inventoryId: line.inventoryItemId, offerId: line.lineId } : {};
};

/** Converts lines to the selections that request them. */
export const selectionsOf = (lines: readonly StoredLine[]): CartSelection[] =>
  lines.map(({ cartGuid, offerGroupId, quantity, seatCodes, ages, fulfilment, maySplit, ...line }) => ({
    ...{ cartGuid, offerGroupId, quantity, ages, maySplit },
    ...(line.priceSource === 'listing' ? { offerId: line.sourceId! } : {}),
    ...(seatCodes.length > 0 && !line.fromTokens ? { seatCodes } : {}),
    ...(fulfilment === undefined ? {} : { fulfilment }),
  }));
