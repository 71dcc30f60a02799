import type { AgeGroup, AgeQuantity, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';

/** What a line is: a purchase so far. */
type LineKind = 'purchase';

/** Where the price of a line comes from: its offer so far. */
type PriceSource = 'offer';

/** Line of a commitment with what it holds. */
export interface StoredLine {
  lineId: string;
  kind: LineKind;
  priceSource: PriceSource;
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
  /** All-in unit price by age group last quoted for this line, in minor units. */
  quotedUnits: Partial<Record<AgeGroup, number>>;
}
