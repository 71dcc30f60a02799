import type {
  CheckoutMarketOfferRequest,
  ExchangeCategories,
  ExchangeCategory,
  ExchangeCategoryDetail,
  ExchangeFigures,
  ExchangeStats,
  MarketOfferCheckout,
  Money,
} from '@foyer/contract';
import { failure, found } from '../../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../../platform/http/access/permission.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { readBuyable, type BuyableListing } from '../../../../sale/listing/buyableListings.ts';
import { fewestOffers } from '../../auction/market/histogram.ts';
import {
  categoryOf,
  quoteBid,
  readExchange,
  type BidCategory,
  type Exchange,
  type ExchangeReader,
} from '../core/exchange.ts';
import { mayChangeBid } from '../core/marketOfferPolicy.ts';
import { readBook, type BookLevel } from '../../bid-book/bidBook.ts';
import { findLiveOffer } from '../core/marketOfferRepository.ts';
import { presentMarketOffers } from './marketOfferPresenter.ts';
import { askToBid, checkBounds } from './saveMarketOffer.ts';

type ToMoney = (amount: number) => Money;

/** Presents figures about bids: none while they are so few that one could be told from them. */
function figuresOf(levels: readonly Pick<BookLevel, 'bids' | 'best'>[], money: ToMoney): ExchangeFigures {
  const bids = levels.reduce((sum, level) => sum + level.bids, 0);
  if (bids < fewestOffers) return {};
  return { bids, best: money(Math.max(...levels.map(({ best }) => best))) };
}

/**
 * Picks the levels whose figures are shown beside those of their category: none where what is left of that would tell of a
 * few bids. Other levels count as having none.
 */
function shownLevels(levels: readonly BookLevel[]): BookLevel[] {
  const shown = levels.filter(({ bids }) => bids >= fewestOffers);
  const rest = levels.filter(({ bids }) => bids < fewestOffers).reduce((sum, { bids }) => sum + bids, 0);
  return rest === 0 || rest >= fewestOffers ? shown : [];
}

const ofCategory = <Row extends { offerGroupId: string }>(
  rows: readonly Row[],
  offerGroupId: string,
): Row[] => rows.filter((row) => row.offerGroupId === offerGroupId);

/** Lists what can be bought at once, cheapest first. */
const readAsks = async ({ db }: Pick<ExchangeReader, 'db'>, eventId: string): Promise<BuyableListing[]> =>
  (await readBuyable(db, eventId, { limit: 500 })).filter(({ isTaken }) => !isTaken);

const moneyOf =
  ({ facts }: Exchange): ToMoney =>
  (amount) => ({ amount, currency: facts.event.currency });

const lowest = (asks: readonly BuyableListing[], money: ToMoney): { lowestAsk?: Money } =>
  asks.length > 0 ? { lowestAsk: money(Math.min(...asks.map(({ price }) => price))) } : {};

function presentCategory(
  { offer, bounds }: BidCategory,
  {
    money,
    book,
    asks,
    locale,
  }: { money: ToMoney; book: readonly BookLevel[]; asks: readonly BuyableListing[] } & Pick<
    ExchangeReader,
    'locale'
  >,
): ExchangeCategory {
  const { offerGroupId, names, seating, facePrice } = offer;
  return {
    offerGroupId,
    name: inLocale(names, locale),
    seating,
    officialPrice: money(facePrice),
    minimum: money(bounds.minimum),
    maximum: money(bounds.maximum),
    minQuantity: bounds.minQuantity,
    maxQuantity: bounds.maxQuantity,
    ...lowest(ofCategory(asks, offerGroupId), money),
    figures: figuresOf(ofCategory(book, offerGroupId), money),
  };
}

/** Tells how many bids there are for an event, by category [C7.78]. */
export async function readStats(reader: ExchangeReader, eventId: string): Promise<ExchangeStats> {
  const exchange = await readExchange(reader, eventId);
  const money = moneyOf(exchange);
  const book = await readBook(reader.db, eventId);
  return {
    categories: exchange.categories.flatMap(({ offer: { offerGroupId } }) => {
      const levels = ofCategory(book, offerGroupId);
      return levels.length === 0 ? [] : [{ offerGroupId, figures: figuresOf(levels, money) }];
    }),
    serverTime: reader.now.toISOString(),
  };
}

/** Lists the categories for which fans can bid [C7.81a]. */
export async function listCategories(reader: ExchangeReader, eventId: string): Promise<ExchangeCategories> {
  const { db, site: scope, locale, now } = reader;
  const exchange = await readExchange(reader, eventId);
  const event = found((await readSummaries(db, [eventId], { scope, locale })).get(eventId));
  const [book, asks] = [await readBook(db, eventId), await readAsks(reader, eventId)];
  const money = moneyOf(exchange);
  return {
    event,
    categories: exchange.categories.map((each) => presentCategory(each, { money, book, asks, locale })),
    expiryHours: exchange.open.allowed ? exchange.expiryHours : [],
    serverTime: now.toISOString(),
  };
}

/** Tells what is bid and asked in a category, by the number of {product} that are sold together [C7.81b]. */
export async function readCategory(
  reader: ExchangeReader,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
): Promise<ExchangeCategoryDetail> {
  const { db, locale, now } = reader;
  const exchange = await readExchange(reader, eventId);
  const category = categoryOf(exchange, offerGroupId);
  const book = ofCategory(await readBook(db, eventId), offerGroupId);
  const asks = ofCategory(await readAsks(reader, eventId), offerGroupId);
  const money = moneyOf(exchange);
  const levels = shownLevels(book);
  const quantities = [
    ...new Set([...levels.map(({ quantity }) => quantity), ...asks.map(({ tokens }) => tokens.length)]),
  ].sort((left, right) => left - right);
  return {
    category: presentCategory(category, { money, book, asks, locale }),
    levels: quantities.map((quantity) => ({
      quantity,
      figures: figuresOf(
        levels.filter((level) => level.quantity === quantity),
        money,
      ),
      ...lowest(
        asks.filter(({ tokens }) => tokens.length === quantity),
        money,
      ),
    })),
    serverTime: now.toISOString(),
  };
}

/** Finds the cheapest listing of as many {product} that costs no more than a bid. */
function buyNowOf(
  asks: readonly BuyableListing[],
  { userId, quantity, price }: { userId: string; quantity: number; price: Money },
): Pick<MarketOfferCheckout, 'buyNow'> {
  const listing = asks.find(
    (ask) => ask.tokens.length === quantity && ask.price <= price.amount && ask.sellerId !== userId,
  );
  if (!listing) return {};
  return { buyNow: { listingId: listing.listingId, price: { ...price, amount: listing.price } } };
}

/** Quotes a bid, and tells whether its fan may make it [C7.79a]. Changes nothing. */
export async function checkoutMarketOffer(
  context: SaleContext,
  request: CheckoutMarketOfferRequest,
): Promise<MarketOfferCheckout> {
  const { platform, tx, now, site, locale, userId } = context;
  const { eventId, offerGroupId, quantity, price, marketOfferId } = request;
  const reader = { platform, db: tx, now, site, locale };
  const exchange = await readExchange(reader, eventId);
  const category = categoryOf(exchange, offerGroupId);
  const own = await findLiveOffer(tx, { eventId, userId });
  if (marketOfferId !== undefined && own?.marketOfferId !== marketOfferId) throw failure('notFound');
  checkBounds(exchange, category, { price, quantity });
  const { offer } = category;
  const { quote } = quoteBid(exchange.facts, { offer, quantity, price: price.amount }, locale, now);
  const permission =
    own && marketOfferId !== undefined
      ? mayChangeBid({ ...own, now })
      : (await askToBid(context, exchange, { offerGroupId, own })).permission;
  const [presented] = await presentMarketOffers(tx, own ? [own] : [], { scope: site, locale, now });
  const asks = ofCategory(await readAsks(reader, eventId), offerGroupId);
  return {
    quote,
    make: presentPermission(permission),
    ...(presented ? { own: presented } : {}),
    ...buyNowOf(asks, { userId, quantity, price }),
    serverTime: now.toISOString(),
  };
}
