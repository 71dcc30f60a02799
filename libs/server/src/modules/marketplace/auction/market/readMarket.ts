import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { stateKey } from '../../../../platform/serverState.ts';
import { stockIdOf, freeByStock } from '../../../../sale/inventory/stockRepository.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import type { AuctionRow, GroupRow } from '../core/auctionRepository.ts';
import type { Market, OfferLevel } from './chance.ts';
import { readShared, type SharedCount } from './sharedCount.ts';

const mostKept = 500;

interface Count {
  /** Open offers by group. */
  levels: ReadonlyMap<string, OfferLevel[]>;
  /** Offers by group, without cancelled ones. */
  offers: ReadonlyMap<string, number>;
  free: ReadonlyMap<string, number>;
}

const keptCounts = stateKey<Map<string, SharedCount<Count>>>('counted auction offers');

type CountedLevel = OfferLevel & { offerGroupId: string; all: number };

/** Counts the offers of an auction in one pass: open ones by group, price and quantity, the dearest first. */
async function countLevels(db: Queryable, eventId: string): Promise<Pick<Count, 'levels' | 'offers'>> {
  const { rows } = await sql<CountedLevel>`
    select offer_group_id, price::float8 as price, quantity,
      count(*) filter (where state = 'open')::int as offers, count(*)::int as all
    from auction_offer where event_id = ${eventId} and state <> 'cancelled'
    group by offer_group_id, auction_offer.price, quantity
    order by offer_group_id, auction_offer.price desc, quantity`.execute(db);
  const levels = new Map<string, OfferLevel[]>();
  const offers = new Map<string, number>();
  for (const { offerGroupId, all, ...level } of rows) {
    offers.set(offerGroupId, (offers.get(offerGroupId) ?? 0) + all);
    if (level.offers === 0) continue;
    const known = levels.get(offerGroupId);
    if (known) known.push(level);
    else levels.set(offerGroupId, [level]);
  }
  return { levels, offers };
}

const countNow = async (db: Queryable, eventId: string): Promise<Count> => ({
  ...(await countLevels(db, eventId)),
  free: await freeByStock(db, eventId),
});

interface Counting {
  platform: Pick<Platform, 'state' | 'database' | 'log'>;
  tx: Queryable;
  now: Date;
}

/** Counts the offers and the free stock of an auction; concurrent readers share one count. */
export function countMarket(
  { platform, tx, now }: Counting,
  { eventId, state }: Pick<AuctionRow, 'eventId' | 'state'>,
): Promise<Count> {
  const key = `${eventId} ${state}`;
  const kept = platform.state.of(keptCounts, () => new Map<string, SharedCount<Count>>());
  if (!kept.has(key) && kept.size >= mostKept) kept.clear();
  const shared = kept.get(key) ?? { isRenewed: false };
  kept.set(key, shared);
  return readShared(shared, {
    time: now,
    count: () => countNow(tx, eventId),
    renew: () =>
      countNow(platform.database.query, eventId).catch((error: unknown) => {
        platform.log.error({ err: error, eventId }, 'count auction offers');
        return undefined;
      }),
  });
}

/** Describes the market of a group. */
export function marketOf(
  { levels, free }: Count,
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
