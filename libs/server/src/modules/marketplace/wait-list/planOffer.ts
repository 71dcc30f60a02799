import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { Failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { quoteCart, quotedUnitsOf } from '../../../sale/cart/quoteCart.ts';
import type { StoredLine } from '../../../sale/commitment/storedLine.ts';
import type { HeldQuantity } from '../../../sale/hold/heldRepository.ts';
import { quantitiesOf, storedLine } from '../../../sale/hold/plannedLine.ts';
import { planSeatsOfLines } from '../../../sale/hold/seatPlanner.ts';
import { SeatsLost } from '../../../sale/hold/seatsLost.ts';
import { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { accessQuantity, checkSelections } from '../../../sale/limit/selectionRules.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import type { EntryRow, WaitedStock } from './waitListRepository.ts';
import { mayBeWaitedFor } from './waitListPolicy.ts';

/** Planned offer to an entry; nothing is held yet. */
export interface OfferPlan {
  offer: OfferFacts;
  quantity: number;
  commitmentId: string;
  holdId: string;
  /** {product} that count against the limit. */
  products: number;
  line: StoredLine;
  seatCodes: string[];
  quantities: HeldQuantity[];
}

/** Sale of an event as it is read for a round of offers. */
export interface OfferRound {
  facts: SaleFacts;
  stocks: ReadonlyMap<string, WaitedStock>;
  /** Free units by stock. */
  free: ReadonlyMap<string, number>;
  now: Date;
}

/** Lists the offers that an entry could get, by quantity alone: in full, or in part if it accepts that. */
export function fittingOffers(
  entry: Pick<EntryRow, 'offerGroupIds' | 'quantity' | 'maySplit'>,
  { facts, stocks, free, now }: OfferRound,
): { offer: OfferFacts; quantity: number }[] {
  return entry.offerGroupIds.flatMap((offerGroupId) => {
    const known = facts.offers.get(offerGroupId);
    const stock = stocks.get(offerGroupId);
    if (!known || !stock || !mayBeWaitedFor(known, { status: facts.event.status, now })) return [];
    const left = free.get(stockIdOf(stock)) ?? 0;
    const quantity = left >= entry.quantity ? entry.quantity : entry.maySplit ? left : 0;
    if (quantity < known.minQuantity) return [];
    // While people wait for it, the offer itself sells from nothing.
    return [{ offer: { ...known, allotmentId: stock.allotmentId }, quantity }];
  });
}

async function planOne(
  { platform, tx }: { platform: Platform; tx: TransactionScope },
  { facts, now }: OfferRound,
  wish: { offer: OfferFacts; quantity: number; maySplit: boolean; buyer: { taken: number; limit: number } },
): Promise<OfferPlan> {
  const { offer, quantity, maySplit, buyer } = wish;
  const [commitmentId, holdId, lineId] = [platform.newId(), platform.newId(), platform.newId()];
  const { offerGroupId } = offer;
  const selection = { cartGuid: `wait-${lineId}`, offerGroupId, quantity, maySplit };
  const lines = checkSelections([selection], new Map([[offerGroupId, offer]]), {
    ...buyer,
    hasToken: buyer.taken > 0,
    hasAdult: true,
  });
  const hold = {
    eventId: facts.event.eventId,
    holdId,
    isNew: true,
    previous: [],
    seats: [],
    search: new SeatSearch(commitmentId),
  };
  const seats = await planSeatsOfLines(tx, hold, lines);
  const held = lines.map((line) => storedLine(line, lineId, seats.ofLines.get(line.cartGuid)));
  const terms = { firstHeldAt: now, discountId: null };
  const quoted = quoteCart(held, facts.offers, rulesIn(facts, 'en-US'), terms).lines[0]!;
  return {
    offer,
    quantity,
    commitmentId,
    holdId,
    products: accessQuantity(lines),
    line: { ...held[0]!, quotedUnits: quotedUnitsOf(quoted) },
    seatCodes: seats.found,
    quantities: quantitiesOf(held, []),
  };
}

/**
 * Plans the offer of an entry: the first of its offers with places that fit, within the limits of its user.
 * @returns undefined if nothing fits
 */
export async function planOffer(
  context: { platform: Platform; tx: TransactionScope },
  round: OfferRound,
  entry: EntryRow,
  buyer: { taken: number; limit: number },
): Promise<OfferPlan | undefined> {
  for (const { offer, quantity } of fittingOffers(entry, round)) {
    try {
      const wish = { offer, quantity, maySplit: entry.maySplit, buyer };
      return await planOne(context, round, wish);
    } catch (error) {
      if (!(error instanceof Failure || error instanceof SeatsLost)) throw error;
    }
  }
  return undefined;
}
