import type { Locale } from '@foyer/contract';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../../platform/http/answers/failure.ts';
import type { Permission } from '../../../../platform/http/access/permission.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { QuotedCart } from '../../../../sale/cart/quoteCart.ts';
import type { EventScope } from '../../../../sale/event/eventScope.ts';
import { eventAccountOf } from '../../../../sale/gateway-account/gatewayAccounts.ts';
import { expiryChoices } from '../../../../sale/listing/listingPolicy.ts';
import type { OfferFacts } from '../../../../sale/offer/offerFacts.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { quotePlaces } from '../../win/wonPlaces.ts';
import { boundsOfBid, mayTakeBids, type BidBounds } from './marketOfferPolicy.ts';

/** Reader of an exchange, and where they are. */
export interface ExchangeReader {
  platform: Platform;
  db: Queryable;
  now: Date;
  site: EventScope;
  locale: Locale;
}

/** Category of an exchange, with what may be bid for it. */
export interface BidCategory {
  offer: OfferFacts;
  bounds: BidBounds;
}

/** Exchange of an event. */
export interface Exchange {
  facts: SaleFacts;
  startsAt: Date;
  /** Cheapest first. */
  categories: BidCategory[];
  /** Hours before the event at which a bid can end. */
  expiryHours: number[];
  /** Whether bids are taken now. */
  open: Permission;
}

/** Reads the exchange of an event of the site. @throws Failure notFound, also for an event that fans never resell */
export async function readExchange(
  { platform, db, now, site }: Omit<ExchangeReader, 'locale'>,
  eventId: string,
): Promise<Exchange> {
  const facts = found(await currentFacts(platform, db, { eventId, scope: site }));
  if (facts.event.policy.resale === 'forbidden') throw failure('notFound');
  const { startsAt } = await db
    .selectFrom('event')
    .select('startsAt')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  const categories = [...facts.offers.values()]
    .flatMap((offer) => {
      const bounds = boundsOfBid(facts.event, offer);
      return bounds ? [{ offer, bounds }] : [];
    })
    .sort((left, right) => left.offer.facePrice - right.offer.facePrice);
  const expiryHours = expiryChoices(startsAt, now);
  const { paymentTypes } = await eventAccountOf(db, eventId);
  const takesCards = paymentTypes.includes('CreditCard');
  const open = mayTakeBids(facts.event, { now, expiryHours, takesCards });
  return { facts, startsAt, categories, expiryHours, open };
}

/** Finds a category of an exchange. @throws Failure notFound */
export const categoryOf = ({ categories }: Pick<Exchange, 'categories'>, offerGroupId: string): BidCategory =>
  found(categories.find(({ offer }) => offer.offerGroupId === offerGroupId));

/** Quotes what a bid costs its fan if it is filled: as a listing at its price does. */
export const quoteBid = (
  facts: SaleFacts,
  { offer, quantity, price }: { offer: OfferFacts; quantity: number; price: number },
  locale: Locale,
  now: Date,
): QuotedCart => {
  const bare = { packageId: null, allotmentId: null, tokensEach: 1, parts: [], fulfilment: [] };
  const resold = { ...offer, ...bare, marketplaceType: 'secondaryExchange' as const };
  return quotePlaces(facts, { offer: resold, quantity, maySplit: false, amount: price }, locale, now);
};
