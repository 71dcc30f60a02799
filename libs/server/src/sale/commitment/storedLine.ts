import type { AgeGroup, AgeQuantity, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';

/** Line of a commitment with what it holds. */
export interface StoredLine {
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  /** Allotment that it holds from; null for what is set aside for none. */
  allotmentId: string | null;
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
