// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AvailableSections, BestSeats, SeatChart, SeatChartList, SeatsForSections } from './types.gen.ts';
import type { MarketplaceCode } from '../../common/event/types.gen.ts';
import type { SeatCode, SectionCode } from '../../common/seat/types.gen.ts';
import type { Id, Quantity } from '../../common/value/types.gen.ts';
import type { OfferGroupQuery } from '../offer/types.gen.ts';

export const marketplaceSeatOperations = {
  getSeatChart: { method: 'GET', path: '/event/public/seatChartData', domain: 'marketplace', noun: 'seat', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.35'], errors: ['notFound', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  listSeatCharts: { method: 'POST', path: '/marketplace/public/seatChartData/list/V2', domain: 'marketplace', noun: 'seat', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.49'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listAvailableSections: { method: 'PUT', path: '/marketplace/public/availableSections/v2', domain: 'marketplace', noun: 'seat', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.44'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  findBestSeats: { method: 'GET', path: '/marketplace/inventorySelection/public/seats', domain: 'marketplace', noun: 'seat', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.51', 'C5.11'], errors: ['notFound', 'invalidOfferCode', 'notEnoughContiguousSeats', 'purchaseSoldOut', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listSeatsForSections: { method: 'GET', path: '/marketplace/inventorySelection/public/seats/forSections', domain: 'marketplace', noun: 'seat', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['C7.51'], errors: ['notFound', 'invalidOfferCode', 'waitingRoom', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface MarketplaceSeatOperations {
  /** Chart of an event's venue, with rows for the named sections only. [C7.35] */
  getSeatChart: { query: { eventId: Id; sectionCodes?: (SectionCode)[]; onlyNamed?: boolean; seatChartId?: Id; version?: number }; body: undefined; request: { eventId: Id; sectionCodes?: (SectionCode)[]; onlyNamed?: boolean; seatChartId?: Id; version?: number }; response: SeatChart; error: 'notFound' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Charts of an event without rows, each with the availability of its sections under the filters of the list. [C7.49] */
  listSeatCharts: { query: undefined; body: OfferGroupQuery; request: OfferGroupQuery; response: SeatChartList; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Availability of each section, under the same filters as the list. [C7.44] */
  listAvailableSections: { query: undefined; body: OfferGroupQuery; request: OfferGroupQuery; response: AvailableSections; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Finds the best available seats of an offer group, adjacent if possible. Nothing is held. [C7.51, C5.11] */
  findBestSeats: { query: { eventId: Id; marketplaceCode?: MarketplaceCode; offerGroupId?: Id; quantity: Quantity; sectionCodes?: (SectionCode)[]; accessible?: boolean; priceRange?: (number)[]; exceptSeatCodes?: (SeatCode)[]; maySplit?: boolean }; body: undefined; request: { eventId: Id; marketplaceCode?: MarketplaceCode; offerGroupId?: Id; quantity: Quantity; sectionCodes?: (SectionCode)[]; accessible?: boolean; priceRange?: (number)[]; exceptSeatCodes?: (SeatCode)[]; maySplit?: boolean }; response: BestSeats; error: 'notFound' | 'invalidOfferCode' | 'notEnoughContiguousSeats' | 'purchaseSoldOut' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Availability of the seats in the named sections, one character per seat; or what changed since an answer. [C7.51] */
  listSeatsForSections: { query: { eventId: Id; marketplaceCode?: MarketplaceCode; sectionCodes: (SectionCode)[]; marketplaceIds?: (Id)[]; since?: string }; body: undefined; request: { eventId: Id; marketplaceCode?: MarketplaceCode; sectionCodes: (SectionCode)[]; marketplaceIds?: (Id)[]; since?: string }; response: SeatsForSections; error: 'notFound' | 'invalidOfferCode' | 'waitingRoom' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
