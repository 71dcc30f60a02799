import type { BuyerPrice, BuyerPriceList, Locale, Money, PriceBreakdown } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { organiserOf, chargesOfPrice, type SaleParties } from '../../../sale/charge/chargesOfPrice.ts';
import { discountsIn, readDiscounts } from '../../../sale/discount/discountRepository.ts';
import { covers, findByCode, type DiscountRule } from '../../../sale/discount/discountRules.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { readOffers } from '../../../sale/offer/offerRepository.ts';
import { organiserFees, priceItem, type PricedItem } from '../../../sale/pricing/priceItem.ts';
import { priceResale } from '../../../sale/pricing/priceResale.ts';
import { mostAmount } from './ownFees.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';

/** What prices depend on besides an offer. */
interface PriceFacts {
  rules: PriceRules;
  /** Discount of the code that buyers enter. */
  promoCode: DiscountRule | undefined;
  parties: SaleParties;
  locale: Locale;
}

/** Prices that the caller asks for besides regular first sales. */
export interface PriceChoice {
  /** Prices places as resold for this. */
  resalePrice?: Money | undefined;
  discountCode?: string | undefined;
}

const isPriceIn = (price: Money, currency: string): boolean =>
  price.currency === currency && price.amount >= 0 && price.amount <= mostAmount;

/** Sums what the organiser receives of a price: the face value, less what others get of it, and own fees. */
function organiserPart(
  price: PriceBreakdown,
  offer: OfferFacts,
  { rules, parties }: PriceFacts,
  item: PricedItem,
): Money {
  const part = { cartGuid: null, tokenId: null, quantity: 1 };
  const seller = offer.charityId
    ? ({ recipientKind: 'charity', recipientId: offer.charityId } as const)
    : organiserOf(parties);
  const charges = chargesOfPrice(price, part, { seller, parties, organiserFees: organiserFees(item, rules) });
  const amount = charges
    .filter(({ recipientKind }) => recipientKind === 'organiser')
    .reduce((sum, charge) => sum + charge.amount, 0);
  return { amount, currency: rules.currency };
}

/** Prices of one offer: the regular one, and with the promo code where it applies. */
function pricesOf(offer: OfferFacts, facts: PriceFacts): BuyerPrice[] {
  const { rules, locale, promoCode } = facts;
  const { offerGroupId, category, marketplaceType, facePrice: face } = offer;
  const priced = (priceKind: BuyerPrice['priceKind'], discounts: readonly DiscountRule[]): BuyerPrice => {
    const item = { face, category, marketplaceType, discounts };
    const price = priceItem(item, rules);
    return {
      offerGroupId,
      name: inLocale(offer.names, locale),
      priceKind,
      price,
      organiserReceives: organiserPart(price, offer, facts, item),
    };
  };
  const isDiscounted = promoCode !== undefined && covers(promoCode, offer);
  return [priced('regular', []), ...(isDiscounted ? [priced('discount', [promoCode])] : [])];
}

/** Price of a place that its owner resells; the organiser receives own fees and the share of the profit. */
function resalePriceOf(offer: OfferFacts, price: number, facts: PriceFacts): BuyerPrice {
  const { offerGroupId, facePrice: face, category } = offer;
  const resold = priceResale({ face, price, category }, facts.rules);
  const own = [...resold.fees, ...resold.seller.fees].filter(({ recipient }) => recipient === 'organiser');
  const amount = own.reduce((sum, fee) => sum + fee.amount.amount, resold.seller.organiserShare.amount);
  return {
    offerGroupId,
    name: inLocale(offer.names, facts.locale),
    priceKind: 'regular',
    price: resold,
    organiserReceives: { amount, currency: facts.rules.currency },
  };
}

/**
 * Prices the offers of an event for one buyer each, by given fees [C7.75c, C7.75d].
 * @param rules fees and taxes with the texts of the locale
 * @throws Failure invalidRequest for a resale price in another currency or too high, invalidPromoCode
 */
export async function listBuyerPrices(
  db: Queryable,
  { eventId, currency }: Pick<EventRow, 'eventId' | 'currency'>,
  known: Omit<PriceFacts, 'promoCode'> & PriceChoice,
): Promise<BuyerPriceList> {
  const { rules, locale, resalePrice, discountCode } = known;
  if (resalePrice && !isPriceIn(resalePrice, currency))
    throw failure('invalidRequest', { field: 'resalePrice' });
  const offers = [...(await readOffers(db, eventId)).values()];
  const discounts = discountsIn(await readDiscounts(db, eventId), locale);
  const promoCode = discountCode === undefined ? undefined : findByCode(discounts, discountCode);
  if (discountCode !== undefined && !promoCode) throw failure('invalidPromoCode');
  const facts = { ...known, promoCode };
  const buyerPrices = resalePrice
    ? offers
        .filter(({ category }) => category === 'EVENT_ACCESS')
        .map((offer) => resalePriceOf(offer, resalePrice.amount, facts))
    : offers.flatMap((offer) => pricesOf(offer, facts));
  const pendingFees = rules.fees.filter(({ kind }) => kind === 'pending').map(({ label }) => label);
  return { buyerPrices, pendingFees };
}
