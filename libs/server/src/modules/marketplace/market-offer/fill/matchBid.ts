import type { SellNowRequest } from '@foyer/contract';
import { failure } from '../../../../platform/http/answers/failure.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import { quotedUnitsOf } from '../../../../sale/cart/quoteCart.ts';
import { quoteLines } from '../../../../sale/cart/saleContext.ts';
import { commitQuantity, replaceLines } from '../../../../sale/commitment/commitmentRepository.ts';
import { withUnpublished } from '../../../../sale/event/eventScope.ts';
import { claimHold } from '../../../../sale/hold/heldRepository.ts';
import { givenUpFor, storedLine } from '../../../../sale/hold/plannedLine.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { listingLine } from '../../../../sale/limit/selectionRules.ts';
import { readBuyable } from '../../../../sale/listing/buyableListings.ts';
import { insertListing } from '../../../../sale/listing/listedTokens.ts';
import type { ListingKey } from '../../../../sale/listing/listingRepository.ts';
import type { SellableRow } from '../../../../sale/listing/sellableRepository.ts';
import { currentFacts } from '../../../../sale/offer/saleFacts.ts';
import {
  demandPayoutMethod,
  findSalable,
  takeTokens,
  type Writing,
} from '../../secondary-listing/listingService.ts';
import { rulesOf } from '../../secondary-listing/sellerMarketplace.ts';
import {
  changeMarketOffer,
  lockMarketOffer,
  type MarketOfferKey,
  type MarketOfferRow,
} from '../core/marketOfferRepository.ts';
import { dropUpgradesOf } from '../../../../sale/upgrade/dropUpgrades.ts';
import { findBestBid, type BestBid } from '../../bid-book/bestBid.ts';

/** Bid with the listing that was made to fill it. */
export type MatchKey = MarketOfferKey & Pick<ListingKey, 'listingId'>;

/** The book has moved between looking for the best bid and locking it: the caller starts over. */
export class BookMoved extends Error {}

/** Refuses to sell for less than the seller has accepted. */
function demandBest(best: BestBid | undefined, { acceptedProceeds }: SellNowRequest): BestBid {
  if (!best) throw failure('exchangeAskFillFailed');
  const { proceeds } = best.split.seller;
  if (proceeds.currency !== acceptedProceeds.currency || proceeds.amount < acceptedProceeds.amount)
    throw failure('exchangeAskFillFailed', { proceeds });
  return best;
}

/** Gives the bid's commitment the listing to buy, as a cart has one. */
async function buyListing(
  { platform, tx, now, scope, locale }: Writing,
  bid: MarketOfferRow,
  listing: ListingKey,
): Promise<void> {
  const { eventId, marketOfferId, holdId, offerGroupId, quantity } = bid;
  const { listingId } = listing;
  const [facts, listings] = [
    await currentFacts(platform, tx, { eventId, scope: withUnpublished(scope) }),
    await readBuyable(tx, eventId, { listingIds: [listingId], holdId, marketOfferId }),
  ];
  const offer = facts?.offers.get(offerGroupId);
  if (!facts || !offer) throw failure('exchangeAskFillFailed');
  const selection = { cartGuid: `exchange-${marketOfferId}`, offerId: listingId, offerGroupId, quantity };
  const line = { ...listingLine(selection, offer, listings), lineId: platform.newId() };
  const stored = storedLine(line, line.lineId);
  const [quoted] = quoteLines(facts, [stored], locale, { firstHeldAt: now }).lines;
  const givenUp = givenUpFor([line]);
  await commitQuantity(tx, bid, quantity);
  await replaceLines(tx, bid, [{ ...stored, quotedUnits: quotedUnitsOf(quoted!) }], givenUp);
  const { outcome } = await claimHold(tx, { eventId, holdId, givenUp });
  if (outcome !== 'held') throw new Error(`The {product} for bid ${marketOfferId} are ${outcome}`);
}

/** Locks the best bid, with its buyer first. @throws BookMoved if it is not the best any more */
async function lockBest(
  tx: TransactionScope,
  best: BestBid,
  findAgain: () => Promise<BestBid | undefined>,
): Promise<MarketOfferRow> {
  const { eventId, userId } = best.bid;
  await lockBuyer(tx, { eventId, userId });
  const locked = await lockMarketOffer(tx, best.bid);
  const again = await findAgain();
  const isSame =
    again?.bid.marketOfferId === best.bid.marketOfferId &&
    again.split.seller.proceeds.amount === best.split.seller.proceeds.amount;
  if (!locked || locked.state !== 'open' || locked.phase !== 'held' || !isSame) throw new BookMoved();
  return locked;
}

/** Lists the {product} for the bid alone. */
async function listForBid(
  writing: Writing,
  tokens: readonly SellableRow[],
  { bid, best, payoutMethodId }: { bid: MarketOfferRow; best: BestBid; payoutMethodId: string },
): Promise<ListingKey> {
  const { platform, tx, now, userId, siteHost } = writing;
  const { eventId, marketOfferId, offerGroupId, currency, hoursBefore, expiresAt } = bid;
  const key = { eventId, listingId: platform.newId() };
  await takeTokens(writing, key, tokens);
  await insertListing(tx, {
    ...{ ...key, sellerId: userId, offerGroupId, currency, siteHost, createdAt: now },
    ...{ price: best.price, hoursBefore, expiresAt, payoutMethodId, marketOfferId },
    tokens: tokens.map(({ tokenId, face }, at) => ({ tokenId, face, seller: best.split.sellers[at]! })),
  });
  return key;
}

/**
 * Matches {product} of a seller with the best bid that they fill: the {product} are on sale for it alone, and its
 * commitment has them to pay for. Nothing is charged.
 * @throws Failure the errors of the contract
 * @throws BookMoved if the caller has to start over
 */
export async function matchBid(writing: Writing, request: SellNowRequest): Promise<MatchKey> {
  const { tx, userId } = writing;
  const { eventId, payoutMethodId } = request;
  await dropUpgradesOf(tx, { eventId, userId }, request.tokenIds);
  const tokens = await findSalable(writing, tx, request);
  const { rules } = await rulesOf(writing, tx, eventId);
  const find = () => findBestBid(tx, tokens, { userId, rules });
  const best = demandBest(await find(), request);
  const bid = await lockBest(tx, best, find);
  await demandPayoutMethod(tx, userId, payoutMethodId);
  const listing = await listForBid(writing, tokens, { bid, best, payoutMethodId });
  await buyListing(writing, bid, listing);
  const { listingId } = listing;
  await changeMarketOffer(tx, bid, { state: 'matched', listingId, tried: bid.attempts });
  return { eventId, marketOfferId: bid.marketOfferId, listingId };
}
