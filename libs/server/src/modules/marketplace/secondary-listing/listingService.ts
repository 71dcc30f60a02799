import type {
  Money,
  QuoteSecondaryListingRequest,
  RetryPayoutRequest,
  SaveSecondaryListingRequest,
  SecondaryListing,
  SecondaryListingQuote,
  UpdatePayoutMethodRequest,
} from '@foyer/contract';
import { isCheckViolation } from '../../../platform/database/databaseErrors.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand, type Permission } from '../../../platform/http/access/permission.ts';
import { endListing } from '../../../sale/listing/endListing.ts';
import {
  areTogether,
  boundsOf,
  expiryOf,
  highestPrice,
  isFarBelow,
  mayChange,
  maySell,
  payoutBy,
} from '../../../sale/listing/listingPolicy.ts';
import {
  findActive,
  findAsked,
  lockListing,
  type ListingKey,
  type ListingRow,
} from '../../../sale/listing/listingRepository.ts';
import {
  changeListing,
  insertListing,
  setPayoutMethod,
  tokensOfListings,
} from '../../../sale/listing/listedTokens.ts';
import { findSellable, placedSeatOf, type SellableRow } from '../../../sale/listing/sellableRepository.ts';
import { mayRedirect, mayRetry, salesOfListings, type SoldListing } from './soldListings.ts';
import { splitPrice, type Split } from '../../../sale/listing/splitPrice.ts';
import { lockWallet } from '../../../sale/payment-means/paymentMeansRepository.ts';
import { retryPayout } from '../../../sale/payout/finishPayout.ts';
import { findPayoutMethods } from '../../../sale/payout/payoutMethodRepository.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { moveToken } from '../../../sale/token/moveToken.ts';
import { findBestBid, presentBest } from '../bid-book/bestBid.ts';
import { tellPriceAlertsJob } from '../price-alert/tellPriceAlertsJob.ts';
import { dropUpgradesOf } from '../../../sale/upgrade/dropUpgrades.ts';
import { mailListing } from './listingMail.ts';
import { presentListings } from './listingPresenter.ts';
import { rulesOf, type Selling } from './sellerMarketplace.ts';

/** Seller who changes something. */
export interface Writing extends Selling {
  tx: TransactionScope;
  siteHost: string | null;
}

interface Quoted {
  tokens: SellableRow[];
  rules: PriceRules;
  split: Split;
  expiresAt: Date;
  payoutBy: Date;
}

function demandAll(tokens: readonly SellableRow[], ask: (token: SellableRow) => Permission): void {
  for (const token of tokens) {
    const permission = ask(token);
    const opensAt = permission.allowed ? undefined : permission.opensAt?.toISOString();
    demand(permission, opensAt === undefined ? undefined : { opensAt });
  }
}

/** Refuses a part of a group, and seats that are apart [C4.18, C5.11c]. */
function checkTogether(tokens: readonly SellableRow[], tokenIds: readonly string[]): void {
  const missing = tokens.find(({ groupTokenIds }) => !groupTokenIds.every((id) => tokenIds.includes(id)));
  if (missing) throw failure('listingGroupIncomplete', { tokenIds: missing.groupTokenIds });
  const isOneOffer = new Set(tokens.map(({ offerGroupId }) => offerGroupId)).size === 1;
  if (!isOneOffer || !areTogether(tokens.map(placedSeatOf))) throw failure('seatsNotTogether');
}

function checkPrice(tokens: readonly SellableRow[], price: Money): void {
  const { currency } = tokens[0]!;
  if (price.currency !== currency) throw failure('invalidRequest', { field: 'price' });
  const { minimum, maximum } = boundsOf(tokens);
  const details = { minimum: { amount: minimum, currency }, maximum: { amount: maximum, currency } };
  if (price.amount < minimum) throw failure('listingBelowMinimum', details);
  if (price.amount > maximum) throw failure('listingAboveMaximum', details);
}

/** Finds tokens that the caller may sell together now. @throws Failure the refusal of the first that keeps them from it */
export async function findSalable(
  { userId, now, scope }: Selling,
  db: Queryable,
  { eventId, tokenIds }: { eventId: string; tokenIds: readonly string[] },
  isListed = false,
): Promise<SellableRow[]> {
  const tokens = await findSellable(db, { eventId, userId, scope, tokenIds });
  if (tokens.length !== tokenIds.length) throw failure('notFound');
  demandAll(tokens, (token) => maySell(token, { userId, now, isListed }));
  checkTogether(tokens, tokenIds);
  return tokens;
}

/** Splits a price of tokens as a listing would. @throws the refusal of whatever can't be listed so */
async function quote(
  selling: Selling,
  db: Queryable,
  { eventId, tokenIds, price, hoursBefore }: QuoteSecondaryListingRequest,
  isListed: boolean,
): Promise<Quoted> {
  const { now } = selling;
  const tokens = await findSalable(selling, db, { eventId, tokenIds }, isListed);
  checkPrice(tokens, price);
  const { rules, startsAt, endsAt } = await rulesOf(selling, db, eventId);
  const expiresAt = expiryOf(startsAt, hoursBefore);
  if (expiresAt <= now) throw failure('listingExpired');
  const sold = tokens.map((token) => ({ face: token.face, cap: highestPrice(token) }));
  const split = splitPrice(sold, price.amount, rules);
  return { tokens, rules, split, expiresAt, payoutBy: payoutBy({ startsAt, endsAt }) };
}

/** Demands a listing of the seller that can still be changed, with exactly these tokens. */
async function checkListing(
  db: Queryable,
  listing: ListingRow | undefined,
  { userId, tokenIds }: { userId: string; tokenIds: readonly string[] },
): Promise<ListingRow> {
  if (listing?.sellerId !== userId) throw failure('notFound');
  demand(mayChange(listing));
  const tokens = await tokensOfListings(db, [listing]);
  const isSame =
    tokens.length === tokenIds.length && tokens.every(({ tokenId }) => tokenIds.includes(tokenId));
  if (!isSame) throw failure('invalidRequest', { field: 'tokenIds' });
  return listing;
}

/** Answers the split of a price; lists nothing [C7.62]. */
export async function quoteListing(
  selling: Selling & { tx: TransactionScope },
  body: QuoteSecondaryListingRequest,
): Promise<SecondaryListingQuote> {
  const { tx, userId } = selling;
  const { eventId, listingId, price } = body;
  if (listingId !== undefined)
    await checkListing(tx, await lockListing(tx, { eventId, listingId }), {
      userId,
      tokenIds: body.tokenIds,
    });
  const quoted = await quote(selling, tx, body, listingId !== undefined);
  const asked = await findAsked(tx, { eventId, besides: userId });
  const [first] = quoted.tokens;
  const best = await findBestBid(tx, quoted.tokens, { userId, rules: quoted.rules });
  const isBetter = best && best.split.seller.proceeds.amount >= quoted.split.seller.proceeds.amount;
  const ofOthers = asked.filter(({ offerGroupId }) => offerGroupId === first!.offerGroupId);
  return {
    seller: quoted.split.seller,
    buyerPays: quoted.split.buyerPays,
    expiresAt: quoted.expiresAt.toISOString(),
    payoutBy: quoted.payoutBy.toISOString(),
    isFarBelow: isFarBelow(price.amount, [first!.face, ...ofOthers.map(({ lowest }) => lowest)]),
    ...(isBetter && listingId === undefined ? { sellNow: presentBest(best) } : {}),
  };
}

/** Moves tokens into a listing: their codes are dead before anyone can see it. */
export async function takeTokens(
  { tx, userId, scope }: Writing,
  { eventId, listingId }: ListingKey,
  tokens: readonly SellableRow[],
): Promise<void> {
  const moves = tokens.map(({ tokenId }) => ({
    ...{ eventId, tokenId },
    fromState: 'active' as const,
    toState: 'selling' as const,
  }));
  try {
    const outcome = await moveToken(tx, moves, { reason: 'listed', actorId: userId, listingId });
    if (outcome === 'changed') throw failure('tokenNotActive');
  } catch (error) {
    if (isCheckViolation(error, 'token_not_frozen')) throw failure('tokensFrozen');
    throw error;
  }
  // A token that came back from another person in the meantime is active, too.
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  const locked = await findSellable(tx, { eventId, userId, scope, tokenIds });
  if (!locked.every(({ ownerId, holderId }) => ownerId === userId && holderId === userId))
    throw failure('tokenNotOwned');
}

/** Presents a listing of the seller. @throws Failure notFound */
export async function presentOne({ tx, scope, locale }: Writing, key: ListingKey): Promise<SecondaryListing> {
  const row = found(await lockListing(tx, key));
  return found((await presentListings(tx, [row], { scope, locale }))[0]);
}

/** Locks the wallet of a seller, and demands a payout account in it. @throws Failure notFound */
export async function demandPayoutMethod(
  tx: TransactionScope,
  userId: string,
  payoutMethodId: string,
): Promise<void> {
  await lockWallet(tx, userId);
  const method = (await findPayoutMethods(tx, [payoutMethodId], { activeOf: userId })).get(payoutMethodId);
  if (!method) throw failure('notFound');
}

/** Lists tokens for other fans, or changes a listing [C7.60a]. */
export async function saveListing(
  writing: Writing,
  { payoutMethodId, acceptedProceeds, ...body }: SaveSecondaryListingRequest,
): Promise<SecondaryListing> {
  const { platform, tx, now, userId, siteHost } = writing;
  const { eventId, tokenIds, hoursBefore } = body;
  if (body.listingId === undefined) await dropUpgradesOf(tx, { eventId, userId }, tokenIds);
  await demandPayoutMethod(tx, userId, payoutMethodId);
  const key = { eventId, listingId: body.listingId ?? platform.newId() };
  const isNew = body.listingId === undefined;
  if (!isNew) await checkListing(tx, await lockListing(tx, key), { userId, tokenIds });
  const { tokens, split, expiresAt } = await quote(writing, tx, body, !isNew);
  const { proceeds } = split.seller;
  if (proceeds.amount !== acceptedProceeds.amount || proceeds.currency !== acceptedProceeds.currency)
    throw failure('listingQuoteChanged', { proceeds });
  const terms = { price: body.price.amount, hoursBefore, expiresAt, payoutMethodId };
  const sold = tokens.map(({ tokenId, face }, at) => ({ tokenId, face, seller: split.sellers[at]! }));
  if (isNew) {
    // The lock of the wallet is held: nobody passes the limit by asking twice at once.
    const limit = platform.config.sale.maxListings;
    if ((await findActive(tx, userId)).length >= limit) throw failure('tooManyListings', { limit });
    await takeTokens(writing, key, tokens);
    const { offerGroupId, currency } = tokens[0]!;
    const place = { ...key, sellerId: userId, offerGroupId, currency, siteHost, createdAt: now };
    await insertListing(tx, { ...place, ...terms, tokens: sold });
  } else await changeListing(tx, key, terms, sold);
  await mailListing(platform, tx, key, isNew ? 'listed' : 'changed');
  // Of one price, so that each is as dear to its buyer.
  const allIn = Math.ceil(split.buyerPays.amount / tokens.length);
  await platform.jobs.add(tx, tellPriceAlertsJob, { ...key, allIn });
  return presentOne(writing, key);
}

async function lockOwn({ tx, userId }: Writing, key: ListingKey): Promise<ListingRow> {
  const listing = await lockListing(tx, key);
  if (listing?.sellerId !== userId) throw failure('notFound');
  return listing;
}

/** Finds and locks a listing that its seller may change. */
async function lockChangeable(writing: Writing, key: ListingKey): Promise<ListingRow> {
  const listing = await lockOwn(writing, key);
  demand(mayChange(listing));
  return listing;
}

/** Locks the payout of a sold listing, so that it is not sent meanwhile, and reads it. */
async function lockSale({ tx }: Writing, key: ListingKey): Promise<SoldListing | undefined> {
  await tx
    .selectFrom('payout')
    .select('payoutId')
    .where('sourceId', '=', key.listingId)
    .forUpdate()
    .execute();
  return (await salesOfListings(tx, [key])).get(key.listingId);
}

/** Takes a listing off sale; its tokens are valid again [C7.60b]. */
export async function deleteListing(writing: Writing, key: ListingKey): Promise<SecondaryListing> {
  await endListing(writing.tx, await lockChangeable(writing, key), { reason: null, actorId: writing.userId });
  return presentOne(writing, key);
}

/** Changes where the proceeds of a listing are paid, until the payout is sent [C7.63b]. */
export async function changePayoutMethod(
  writing: Writing,
  { payoutMethodId, ...key }: UpdatePayoutMethodRequest,
): Promise<SecondaryListing> {
  await demandPayoutMethod(writing.tx, writing.userId, payoutMethodId);
  const listing = await lockOwn(writing, key);
  const sale = await lockSale(writing, key);
  demand(sale ? mayRedirect(sale.payout) : mayChange(listing));
  await setPayoutMethod(writing.tx, listing, payoutMethodId);
  return presentOne(writing, key);
}

/** Makes a failed payout due again [C7.63a]. */
export async function sendPayoutAgain(
  writing: Writing,
  { eventId, listingId }: RetryPayoutRequest,
): Promise<SecondaryListing> {
  const key = { eventId, listingId };
  await lockOwn(writing, key);
  const sale = await lockSale(writing, key);
  demand(mayRetry(sale?.payout));
  if (!(await retryPayout(writing.tx, sale!.payout!.payoutId))) throw failure('payoutNotFailed');
  return presentOne(writing, key);
}
