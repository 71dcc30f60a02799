import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import { found } from '../../../../platform/http/answers/failure.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { demandCode } from '../../../../sale/event/marketplaceCode.ts';
import { mayBeBidFor } from './auctionPolicy.ts';
import { findAuction, listGroups, type AuctionRow, type GroupRow } from './auctionRepository.ts';
import { listOffers } from './offerRepository.ts';

/** Context of a caller who may be logged in. */
export type AuctionReader = Omit<SaleContext, 'userId'> & { userId?: string | undefined };

/** Offer of an auction with its sale and its bidding. */
export interface AuctionGroup {
  offer: OfferFacts;
  group: GroupRow;
}

/** Auction with the rules of its sale and its offers, the cheapest first. */
export interface AuctionFacts {
  facts: SaleFacts;
  auction: AuctionRow;
  groups: AuctionGroup[];
}

/** Reads the auction of an event of the site. @throws notFound */
export async function readAuctionFacts(
  { platform, tx, site }: Pick<SaleContext, 'platform' | 'site'> & { tx: Queryable },
  eventId: string,
): Promise<AuctionFacts> {
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  const auction = found(await findAuction(tx, eventId));
  const groups = (await listGroups(tx, eventId)).flatMap((group) => {
    const offer = facts.offers.get(group.offerGroupId);
    return offer && mayBeBidFor(offer) ? [{ offer, group }] : [];
  });
  return { facts, auction, groups };
}

/** Auction that a caller asks for, with the code of its window if the caller has one. */
export interface AskedAuction {
  eventId: string;
  marketplaceCode?: string;
}

/**
 * Reads the auction of an event for a caller: one with a code for those who sent it, or have an offer [C7.31].
 * @throws notFound, invalidOfferCode
 */
export async function readOpenedAuction(
  context: AuctionReader,
  { eventId, marketplaceCode }: AskedAuction,
): Promise<AuctionFacts> {
  const { tx, userId } = context;
  const read = await readAuctionFacts(context, eventId);
  const own = userId === undefined ? [] : await listOffers(tx, { userId, eventId }, 1);
  if (own.length === 0) demandCode(read.auction, marketplaceCode);
  return read;
}

/** Finds an offer of an auction by its id. @throws notFound */
export const groupOf = ({ groups }: Pick<AuctionFacts, 'groups'>, offerGroupId: string): AuctionGroup =>
  found(groups.find(({ offer }) => offer.offerGroupId === offerGroupId));
