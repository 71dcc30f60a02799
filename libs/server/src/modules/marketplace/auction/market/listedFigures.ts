import type { OfferGroupList, OfferGroupQuery } from '@foyer/contract';
import type { Platform } from '../../../../platform/platform.ts';
import type { EventScope } from '../../../../sale/event/eventScope.ts';
import { moneyIn } from '../../../../sale/pricing/minorUnits.ts';
import { readAuctionFacts } from '../core/auctionFacts.ts';
import { findAuction } from '../core/auctionRepository.ts';
import { presentFigures } from './marketFigures.ts';
import { countMarket, marketOf } from './readMarket.ts';

/** Adds to the offers of an auction's window what fans offer for them; other lists stay as they are [C3.18]. */
export async function withOfferFigures(
  list: OfferGroupList,
  { eventId, marketplaceId }: OfferGroupQuery,
  { platform, scope: site }: { platform: Platform; scope: EventScope },
): Promise<OfferGroupList> {
  const tx = platform.database.query;
  if (marketplaceId === undefined) return list;
  if ((await findAuction(tx, eventId))?.marketplaceId !== marketplaceId) return list;
  const { facts, auction, groups } = await readAuctionFacts({ platform, tx, site }, eventId);
  const now = new Date(list.serverTime);
  const money = moneyIn(facts.event.currency);
  const count = await countMarket({ platform, tx, now }, auction);
  const figures = new Map(
    groups.map(({ group, offer }) => {
      const market = marketOf(count, auction, { group, offer, now });
      return [
        offer.offerGroupId,
        presentFigures(market, { auction, quantity: offer.minQuantity, now, money }),
      ];
    }),
  );
  return {
    ...list,
    offerGroups: list.offerGroups.map((offer) => ({ ...offer, ...figures.get(offer.offerGroupId) })),
  };
}
