import type { MarketplaceType } from '@foyer/contract';
import { type GivenUp, type StoredLine, stockOfLine } from '../commitment/storedLine.ts';
import { inPhysicalOrder } from '../inventory/seatPlan.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import { stockIdOf } from '../inventory/stockRepository.ts';
import { seatCodesOf } from '../listing/buyableListings.ts';
import type { CheckedLine } from '../limit/selectionRules.ts';
import type { OfferFacts } from '../offer/offerFacts.ts';
import type { HeldQuantity } from './heldRepository.ts';

/** Sources of prices other than those of offers and packages. */
const sourceOf: Partial<Record<MarketplaceType, StoredLine['priceSource']>> = { auction: 'bid' };

function priceSourceOf({ marketplaceType, parts }: OfferFacts): StoredLine['priceSource'] {
  return sourceOf[marketplaceType] ?? (parts.length > 0 ? 'package' : 'offer');
}

/** What a line has of a listing. */
function fromListing({ listing }: CheckedLine) {
  if (!listing)
    return { priceSource: undefined, sourceId: null, sellerId: null, sellerSides: null, fromTokens: false };
  const { listingId, sellerId, tokens } = listing;
  const sellerSides = tokens.map(({ seller }) => seller);
  return { priceSource: 'listing' as const, sourceId: listingId, sellerId, sellerSides, fromTokens: true };
}

/** Creates the stored line of a checked selection and its seats. */
export const storedLine = (
  line: CheckedLine,
  lineId: string,
  seats: readonly HeldSeat[] = [],
): StoredLine => {
  const { cartGuid, offer, quantity, ages, fulfilment, maySplit, accessible, amount, listing } = line;
  const { priceSource = priceSourceOf(offer), ...source } = fromListing(line);
  return {
    lineId,
    priceSource,
    ...source,
    marketplaceType: offer.marketplaceType,
    cartGuid,
    offerGroupId: offer.offerGroupId,
    inventoryItemId: offer.inventoryItemId,
    allotmentId: offer.allotmentId,
    category: offer.category,
    seating: offer.seating,
    quantity,
    tokensEach: offer.tokensEach,
    seatCodes: listing
      ? seatCodesOf(listing)
      : [...seats].sort(inPhysicalOrder).map(({ seatCode }) => seatCode),
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
  };
};

/** Lists the {product} of fans that lines take over. */
export const givenUpFor = (lines: readonly (CheckedLine & { lineId: string })[]): GivenUp[] =>
  lines.flatMap(({ lineId, listing }) =>
    (listing?.tokens ?? []).map(({ tokenId }) => ({
      tokenId,
      lineId,
      fromState: 'selling' as const,
      reason: 'sold' as const,
    })),
  );

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
