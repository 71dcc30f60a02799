import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { freeByStock } from '../../../sale/inventory/stockRepository.ts';
import type { AuctionRow, GroupRow } from './auctionRepository.ts';
import type { Market, OfferLevel } from './chance.ts';
import { countOffers } from './offerRepository.ts';

/** Maximum age of the counted offers and stock of an auction: many readers share one count. */
const maximumAgeMs = 2_000;
const mostKept = 500;

interface KeptCount {
  at: number;
  levels: ReadonlyMap<string, OfferLevel[]>;
  /** Offers by group. */
  offers: ReadonlyMap<string, number>;
  free: ReadonlyMap<string, number>;
}

const keptCounts = stateKey<Map<string, KeptCount>>('counted auction offers');

/** Counts the open offers of an auction by group, price and quantity, the dearest first. */
async function countLevels(db: Queryable, eventId: string): Promise<Map<string, OfferLevel[]>> {
  const { rows } = await sql<OfferLevel & { offerGroupId: string }>`
    select offer_group_id, price::float8 as price, quantity, count(*)::int as offers from auction_offer
    where event_id = ${eventId} and state = 'open' group by 1, 2, 3 order by 1, 2 desc, 3`.execute(db);
  const levels = new Map<string, OfferLevel[]>();
  for (const { offerGroupId, ...level } of rows) {
    const known = levels.get(offerGroupId);
    if (known) known.push(level);
    else levels.set(offerGroupId, [level]);
  }
  return levels;
}

/** Counts the offers and the free stock of an auction; for a while, all readers are answered from one count. */
export async function countMarket(
  { platform, tx, now }: { platform: Pick<Platform, 'state'>; tx: Queryable; now: Date },
  { eventId, state }: Pick<AuctionRow, 'eventId' | 'state'>,
): Promise<KeptCount> {
  const key = `${eventId} ${state}`;
  const kept = platform.state.of(keptCounts, () => new Map<string, KeptCount>());
  const known = kept.get(key);
  const age = known && now.getTime() - known.at;
  if (known && age !== undefined && age >= 0 && age < maximumAgeMs) return known;
  const counted = {
    at: now.getTime(),
    levels: await countLevels(tx, eventId),
    offers: await countOffers(tx, eventId),
    free: await freeByStock(tx, eventId),
  };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, counted);
  return counted;
}

/** Describes the market of a group. */
export function marketOf(
  { levels, free }: KeptCount,
  { opensAt, closesAt }: AuctionRow,
  { group, offer, now }: { group: GroupRow; offer: OfferFacts; now: Date },
): Market {
  const elapsed = (now.getTime() - opensAt.getTime()) / (closesAt.getTime() - opensAt.getTime());
  return {
    ...{ minimum: group.minimum, maximum: group.maximum, step: group.step },
    levels: levels.get(group.offerGroupId) ?? [],
    stock: free.get(stockIdOf(offer)) ?? 0,
    elapsed: Math.min(1, Math.max(0, elapsed)),
    isSeated: offer.seating === 'seated',
  };
}
