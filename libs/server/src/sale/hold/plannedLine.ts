import type { MarketplaceType } from '@foyer/contract';
import type { StoredLine } from '../commitment/storedLine.ts';
import { stockOfLine } from '../commitment/storedLine.ts';
import { inPhysicalOrder } from '../inventory/seatPlan.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { stockIdOf } from '../inventory/stockRepository.ts';
import type { CheckedLine } from '../limit/selectionRules.ts';
import type { OfferFacts } from '../offer/offerFacts.ts';
import type { HeldQuantity } from './heldRepository.ts';

/** Sources of prices other than those of offers and packages. */
const sourceOf: Partial<Record<MarketplaceType, StoredLine['priceSource']>> = { auction: 'bid' };

function priceSourceOf({ marketplaceType, parts }: OfferFacts): StoredLine['priceSource'] {
  return sourceOf[marketplaceType] ?? (parts.length > 0 ? 'package' : 'offer');
}

/** Creates the stored line of a checked selection and its seats. */
export const storedLine = (
  { cartGuid, offer, quantity, ages, fulfilment, maySplit, accessible, amount }: CheckedLine,
  lineId: string,
  seats: readonly HeldSeat[] = [],
): StoredLine => ({
  lineId,
  priceSource: priceSourceOf(offer),
  sourceId: null,
  marketplaceType: offer.marketplaceType,
  sellerId: null,
  sellerSides: null,
  fromTokens: false,
  cartGuid,
  offerGroupId: offer.offerGroupId,
  inventoryItemId: offer.inventoryItemId,
  allotmentId: offer.allotmentId,
  category: offer.category,
  seating: offer.seating,
  quantity,
  tokensEach: offer.tokensEach,
  seatCodes: [...seats].sort(inPhysicalOrder).map(({ seatCode }) => seatCode),
  ages,
  fulfilment,
  maySplit,
  accessible,
  amount,
  quotedUnits: {},
  parts: offer.parts.map(({ partNumber, inventoryItemId, unitsEach, tokensEach }) => ({
    partNumber,
    inventoryItemId,
    unitsEach,
    tokensEach,
  })),
});

/** Sums the unseated quantities of lines, in order of id; 0 for items that only the previous lines have. */
export function quantitiesOf(lines: readonly StoredLine[], before: readonly StoredLine[]): HeldQuantity[] {
  const quantities = new Map<string, HeldQuantity>();
  const add = ({ itemId, allotmentId }: HeldQuantity, quantity: number) => {
    const stockId = stockIdOf({ inventoryItemId: itemId, allotmentId });
    const sum = (quantities.get(stockId)?.quantity ?? 0) + quantity;
    quantities.set(stockId, { itemId, allotmentId, quantity: sum });
  };
  for (const stock of before.flatMap(stockOfLine)) add(stock, 0);
  for (const stock of lines.flatMap(stockOfLine)) add(stock, stock.quantity);
  return [...quantities.values()].sort((left, right) => (left.itemId < right.itemId ? -1 : 1));
}
