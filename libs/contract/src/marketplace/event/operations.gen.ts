// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Carousel, EventPage, EventProfile, EventTagQuery } from './types.gen.ts';
import type { Attendance, EventKind, MarketplaceCode, MarketplaceType } from '../../common/event/types.gen.ts';
import type { CurrencyCode } from '../../common/money/types.gen.ts';
import type { Cursor, Day, Id, Instant } from '../../common/value/types.gen.ts';

export const marketplaceEventOperations = {
  getEventProfile: { method: 'GET', path: '/event/public/profile/V2', domain: 'marketplace', noun: 'event', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.31'], errors: ['notFound', 'invalidOfferCode', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 5 },
  listEvents: { method: 'GET', path: '/event/public/profileList', domain: 'marketplace', noun: 'event', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.32', 'C2.22'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 5 },
  listEventsByTag: { method: 'PUT', path: '/event/public/profileList/tag', domain: 'marketplace', noun: 'event', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.33'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listCarousel: { method: 'GET', path: '/event/public/carouselList', domain: 'marketplace', noun: 'event', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.34'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 30 },
} as const;

export interface MarketplaceEventOperations {
  /** Event with its marketplaces, sales groups and rules. [C7.31] */
  getEventProfile: { query: { eventId: Id; marketplaceCode?: MarketplaceCode }; body: undefined; request: { eventId: Id; marketplaceCode?: MarketplaceCode }; response: EventProfile; error: 'notFound' | 'invalidOfferCode' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists events by search and filters, in pages. [C7.32, C2.22] */
  listEvents: { query: { searchQuery?: string; buyingOptions?: (MarketplaceType)[]; kinds?: (EventKind)[]; attendance?: Attendance; latitude?: number; longitude?: number; rangeKm?: number; from?: Instant; to?: Instant; fromDay?: Day; toDay?: Day; priceMax?: number; currency?: CurrencyCode; accessible?: boolean; fewLeft?: boolean; clientId?: Id; performerId?: Id; locationId?: Id; seriesId?: Id; sort?: "date" | "distance" | "price" | "priceDescending"; cursor?: Cursor; limit?: number }; body: undefined; request: { searchQuery?: string; buyingOptions?: (MarketplaceType)[]; kinds?: (EventKind)[]; attendance?: Attendance; latitude?: number; longitude?: number; rangeKm?: number; from?: Instant; to?: Instant; fromDay?: Day; toDay?: Day; priceMax?: number; currency?: CurrencyCode; accessible?: boolean; fewLeft?: boolean; clientId?: Id; performerId?: Id; locationId?: Id; seriesId?: Id; sort?: "date" | "distance" | "price" | "priceDescending"; cursor?: Cursor; limit?: number }; response: EventPage; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists events with a performer of one of these tags, soonest first, in pages. [C7.33] */
  listEventsByTag: { query: undefined; body: EventTagQuery; request: EventTagQuery; response: EventPage; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the events that discover features, in order; the first is the promoted one. [C7.34] */
  listCarousel: { query: undefined; body: undefined; request: void; response: Carousel; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
