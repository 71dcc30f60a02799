// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ChangeStockRequest, ClientDraw, CloseWindowRequest, DrawExport, ExportWindowRequest, OpenWindowRequest } from './types.gen.ts';
import type { Id } from '../../common/value/types.gen.ts';

export const marketplaceClientDrawOperations = {
  getClientDraw: { method: 'GET', path: '/client/draw', domain: 'marketplace', noun: 'client-draw', kind: 'query', access: 'client', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  openClientDraw: { method: 'POST', path: '/client/draw/open', domain: 'marketplace', noun: 'client-draw', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'marketplaceClosed', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  closeClientDraw: { method: 'POST', path: '/client/draw/close', domain: 'marketplace', noun: 'client-draw', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'marketplaceClosed', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  changeDrawStock: { method: 'PUT', path: '/client/draw/stock', domain: 'marketplace', noun: 'client-draw', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'marketplaceClosed', 'stockNotAvailable', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
  exportDraw: { method: 'POST', path: '/client/draw/export', domain: 'marketplace', noun: 'client-draw', kind: 'mutation', access: 'client', idempotent: false, extension: true, requirements: ['C1.03'], errors: ['notFound', 'unauthorized', 'forbidden', 'emailUnverified', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], right: { right: 'events', scope: 'eventId' } },
} as const;

export interface MarketplaceClientDrawOperations {
  /** Draw of an event with its figures, its results once it is made, and who changed what, for its organiser. [C1.03] */
  getClientDraw: { query: { eventId: Id }; body: undefined; request: { eventId: Id }; response: ClientDraw; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a draw now instead of at its time, after its seed is committed to; one that is open stays as it is. [C1.03] */
  openClientDraw: { query: undefined; body: OpenWindowRequest; request: OpenWindowRequest; response: ClientDraw; error: 'notFound' | 'marketplaceClosed' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lets an open draw close earlier, for a reason that is published. It is drawn when it was announced. [C1.03] */
  closeClientDraw: { query: undefined; body: CloseWindowRequest; request: CloseWindowRequest; response: ClientDraw; error: 'notFound' | 'marketplaceClosed' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Changes the stock of a draw until it closes. Once the seed is committed to, the page of the draw lists the change. [C1.03] */
  changeDrawStock: { query: undefined; body: ChangeStockRequest; request: ChangeStockRequest; response: ClientDraw; error: 'notFound' | 'marketplaceClosed' | 'stockNotAvailable' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Pages of the entries of a draw in the order drawn, without their people; empty before it is made. It is logged. [C1.03] */
  exportDraw: { query: undefined; body: ExportWindowRequest; request: ExportWindowRequest; response: DrawExport; error: 'notFound' | 'unauthorized' | 'forbidden' | 'emailUnverified' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
