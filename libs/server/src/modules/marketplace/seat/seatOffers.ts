import { createHash } from 'node:crypto';
import type { EventStatus, Locale, OperationTypes, SeatOffer } from '@foyer/contract';
import { FreshCache } from '../../../platform/caching/freshCache.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { isOnSale } from '../../../sale/event/saleStates.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import { grouped } from '../answers/grouped.ts';
import { offerStateOf } from '../offer/offerPresenter.ts';
import { readOffers, type OfferRow } from '../offer/offerRepository.ts';

type Query = OperationTypes['listSeatsForSections']['query'];

/** Offers of seats as they are shown, at the database time `now`. */
interface SeatOffers {
  now: Date;
  /** By stock; stock without an offer is missing. */
  byStock: Map<string, SeatOffer[]>;
  /** Differs when an offer, a price or the locale does. */
  hash: string;
}

interface OfferViewer {
  scope: EventScope;
  locale: Locale;
}

/** Computes a short hash of a JSON value. */
export const hashOf = (facts: object): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);

/** Reads the offers of each stock that are shown, of the requested windows: those on sale, else those to come. */
async function readSeatOffers(
  { database: { query: db } }: Platform,
  { eventId, marketplaceIds, marketplaceCode }: Query,
  { scope, locale }: OfferViewer,
): Promise<SeatOffers> {
  const event = await readEvent(db, eventId, scope);
  const [all, rules] = await Promise.all([
    readOffers(db, eventId, marketplaceCode),
    readPriceRules(db, { eventId, currency: event.currency }, locale),
  ]);
  const facts = { status: event.status as EventStatus, now: event.now, free: 1 };
  const isWanted = (offer: OfferRow): boolean =>
    offer.seating === 'seated' &&
    offerStateOf(offer, facts) !== 'closed' &&
    (marketplaceIds?.includes(offer.marketplaceId) ?? true);
  const isOpen = (offer: OfferRow): boolean => isOnSale(offerStateOf(offer, facts));
  const present = (offer: OfferRow): SeatOffer => ({
    offerGroupId: offer.offerGroupId,
    name: inLocale(offer.name, locale),
    allIn: priceItem(
      { face: offer.facePrice, category: offer.category, marketplaceType: offer.marketplaceType },
      rules,
    ).allIn,
  });
  const byStock = new Map(
    [...grouped(all.filter(isWanted), stockIdOf)].map(([stock, offers]) => [
      stock,
      (offers.some(isOpen) ? offers.filter(isOpen) : offers).map(present),
    ]),
  );
  return { now: event.now, byStock, hash: hashOf([locale, [...byStock]]) };
}

const recentOffers = stateKey<FreshCache<SeatOffers>>('seat offers');
const mostKept = 200;

/** Returns the offers of an event's seats, at most `caches.availabilityMs` old. @throws notFound */
export function recentSeatOffers(platform: Platform, query: Query, viewer: OfferViewer): Promise<SeatOffers> {
  const { state, clock, config } = platform;
  const cache = state.of(recentOffers, () => new FreshCache({ clock, maxSize: mostKept }));
  const { eventId, marketplaceIds, marketplaceCode } = query;
  const key = JSON.stringify([
    eventId,
    marketplaceIds,
    marketplaceCode,
    viewer.scope.clientId,
    viewer.locale,
  ]);
  return cache.read(key, config.caches.availabilityMs, () => readSeatOffers(platform, query, viewer));
}
