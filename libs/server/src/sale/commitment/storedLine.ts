import type { AgeGroup, AgeQuantity, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';

/** Line of a commitment with what it holds. */
export interface StoredLine {
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  category: ItemCategory;
  seating: SeatingKind;
  quantity: number;
  seatCodes: string[];
  ages: AgeQuantity[];
  fulfilment: Fulfilment | undefined;
  maySplit: boolean;
  accessible: boolean;
  /** All-in unit price by age group last quoted for this line, in minor units. */
  quotedUnits: Partial<Record<AgeGroup, number>>;
}
