// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { AuctionExport, ChangeMinimumRequest, ClientAuction } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';
import type { ChangeStockRequest, CloseWindowRequest, ExportWindowRequest, OpenWindowRequest } from '../client-draw/types.gen.ts';

export const marketplaceClientAuctionOperations = {
  getClientAuction: { method: 'GET', path: '/client/auction', domain: 'marketplace', noun: 'client-auction', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  openClientAuction: { method: 'POST', path: '/client/auction/open', domain: 'marketplace', noun: 'client-auction', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'marketplaceClosed', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  closeClientAuction: { method: 'POST', path: '/client/auction/close', domain: 'marketplace', noun: 'client-auction', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'marketplaceClosed', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  changeAuctionStock: { method: 'PUT', path: '/client/auction/stock', domain: 'marketplace', noun: 'client-auction', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'marketplaceClosed', 'offersMade', 'stockNotAvailable', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  changeAuctionMinimum: { method: 'PUT', path: '/client/auction/minimum', domain: 'marketplace', noun: 'client-auction', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'marketplaceClosed', 'offersMade', 'minimumOffSteps', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  exportAuction: { method: 'POST', path: '/client/auction/export', domain: 'marketplace', noun: 'client-auction', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.04'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface MarketplaceClientAuctionOperations {
  /** Auction of an event with its figures, its results once it is allocated, and who changed what, for its organiser. [C1.04] */
  getClientAuction: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: ClientAuction; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens an auction now instead of at its time; one that is open stays as it is. [C1.04] */
  openClientAuction: { query: undefined; body: OpenWindowRequest; request: OpenWindowRequest; response: ClientAuction; error: 'notFound' | 'marketplaceClosed' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lets an open auction close earlier, for a reason that is published. Results come when they were announced. [C1.04] */
  closeClientAuction: { query: undefined; body: CloseWindowRequest; request: CloseWindowRequest; response: ClientAuction; error: 'notFound' | 'marketplaceClosed' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Changes the stock of an auction until it closes; after the first offer, it can only grow. [C1.04] */
  changeAuctionStock: { query: undefined; body: ChangeStockRequest; request: ChangeStockRequest; response: ClientAuction; error: 'notFound' | 'marketplaceClosed' | 'offersMade' | 'stockNotAvailable' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Changes the lowest price that can be offered, before the first offer. [C1.04] */
  changeAuctionMinimum: { query: undefined; body: ChangeMinimumRequest; request: ChangeMinimumRequest; response: ClientAuction; error: 'notFound' | 'marketplaceClosed' | 'offersMade' | 'minimumOffSteps' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Pages of the ranked offers of an auction, without their people; empty before it is allocated. It is logged. [C1.04] */
  exportAuction: { query: undefined; body: ExportWindowRequest; request: ExportWindowRequest; response: AuctionExport; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
