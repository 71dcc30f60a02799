import type { AppliedPromoCode, Cart, CartLine, Locale, PriceChange, SeatRef } from '@foyer/contract';
import { officialPriceOf } from '../listing/buyableListings.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { presentPermission } from '../../platform/http/access/permission.ts';
import type { DiscountRule } from '../discount/discountRules.ts';
import { mayRemove, type Company } from '../limit/companyPolicy.ts';
import { amountsOf, tokensOfUnit } from '../offer/offerFacts.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { QuotedCart, QuotedLine } from './quoteCart.ts';
import { mayExtend } from './cartPolicy.ts';
import type { CartRow } from './cartRepository.ts';

/** Data for presenting a cart besides its lines and prices. */
export interface CartSurroundings {
  locale: Locale;
  now: Date;
  settings: SaleSettings;
  purchaseToken: string;
  priceChanges: PriceChange[];
  buyer: Company;
  /** Seats by code. */
  seats: ReadonlyMap<string, SeatRef>;
  sectionNames: ReadonlyMap<string, string>;
  /** Discount of the promo code that the cart holds a use of. */
  promoCode: DiscountRule | undefined;
}

/** Tells that a fan sells a line. */
const resaleOf = ({ sourceId, sellerSides }: QuotedLine): Pick<CartLine, 'resale'> =>
  sellerSides ? { resale: { offerId: sourceId!, officialPrice: officialPriceOf(sellerSides) } } : {};

type LineSurroundings = Pick<CartSurroundings, 'locale' | 'seats' | 'sectionNames'>;

/** Names the pickup place of a line. */
export const pickupIn = (
  { pickupPlaces }: Pick<QuotedLine['offer'], 'pickupPlaces'>,
  fulfilment: CartLine['fulfilment'],
  locale: Locale,
): Pick<CartLine, 'pickupPlace'> =>
  fulfilment === 'PICKUP' && pickupPlaces ? { pickupPlace: inLocale(pickupPlaces, locale) } : {};

/** Presents a line, as cart and receipt show it. */
export function presentLine(line: QuotedLine, { locale, seats, sectionNames }: LineSurroundings): CartLine {
  const { offer, linePrice, fulfilment } = line;
  const tokensEach = line.fromTokens ? line.tokensEach : tokensOfUnit(offer);
  const standing = offer.seating === 'ga' ? offer.sectionCode : null;
  return {
    lineId: line.lineId,
    cartGuid: line.cartGuid,
    offerGroupId: line.offerGroupId,
    inventoryItemId: line.inventoryItemId,
    ...(offer.packageId === null || line.fromTokens ? {} : { packageId: offer.packageId }),
    ...resaleOf(line),
    category: line.category,
    name: inLocale(offer.names, locale),
    seating: line.seating,
    quantity: line.quantity,
    ...(tokensEach > 1 ? { tokensEach } : {}),
    seats: line.seatCodes.flatMap((code) => seats.get(code) ?? []),
    ...(standing ? { sectionCode: standing, sectionName: sectionNames.get(standing) ?? standing } : {}),
    ages: line.ages,
    ...(fulfilment ? { fulfilment } : {}),
    ...pickupIn(offer, fulfilment, locale),
    ...(line.amount === null || line.sellerId !== null
      ? {}
      : { amount: { amount: line.amount, currency: offer.currency } }),
    ...(offer.charityName === null ? {} : { charityName: offer.charityName }),
    unitPrices: linePrice.unitPrices,
    price: linePrice.price,
  };
}

const presentPromoCode = ({ code, label }: DiscountRule, { quote }: QuotedCart): AppliedPromoCode => ({
  discountCode: code,
  label,
  applies: quote.discounts.some((discount) => discount.code === code),
});

/** What the amount of a line may be changed to. */
function amountsIn({ offer }: QuotedLine): Pick<CartLine, 'amounts'> {
  const amounts = amountsOf(offer, offer.currency);
  return amounts ? { amounts } : {};
}

/** Presents a cart after a change: with its deadline and the current database time. */
export function presentCart(cart: CartRow, quoted: QuotedCart, around: CartSurroundings): Cart {
  const { now, settings, purchaseToken, priceChanges, buyer } = around;
  return {
    eventId: cart.eventId,
    purchaseToken,
    purchaseTokenExpiration: cart.heldUntil.toISOString(),
    serverTime: now.toISOString(),
    allowed: { extend: presentPermission(mayExtend(cart, settings)) },
    lines: quoted.lines.map((line) => ({
      ...presentLine(line, around),
      ...amountsIn(line),
      allowed: { remove: presentPermission(mayRemove(line, { lines: quoted.lines, buyer })) },
    })),
    quote: quoted.quote,
    priceChanges,
    needsShippingAddress: needsShippingAddress(quoted.lines),
    ...(around.promoCode ? { promoCode: presentPromoCode(around.promoCode, quoted) } : {}),
  };
}

export const needsShippingAddress = (lines: readonly Pick<QuotedLine, 'fulfilment'>[]): boolean =>
  lines.some(({ fulfilment }) => fulfilment === 'SHIPPING');
