// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const clientDrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Draw of an event with its figures, its results once it is made, and who changed what, for its organiser. [C1.03] */
    getClientDraw: build.query<OperationTypes['getClientDraw']['response'], OperationTypes['getClientDraw']['request']>({ query: (request) => ({ method: 'GET', path: '/client/draw', query: request }) }),
    /** Opens a draw now instead of at its time, after its seed is committed to; one that is open stays as it is. [C1.03] */
    openClientDraw: build.mutation<OperationTypes['openClientDraw']['response'], OperationTypes['openClientDraw']['request']>({ query: (request) => ({ method: 'POST', path: '/client/draw/open', body: request }) }),
    /** Lets an open draw close earlier, for a reason that is published. It is drawn when it was announced. [C1.03] */
    closeClientDraw: build.mutation<OperationTypes['closeClientDraw']['response'], OperationTypes['closeClientDraw']['request']>({ query: (request) => ({ method: 'POST', path: '/client/draw/close', body: request }) }),
    /** Changes the stock of a draw until it closes. Once the seed is committed to, the page of the draw lists the change. [C1.03] */
    changeDrawStock: build.mutation<OperationTypes['changeDrawStock']['response'], OperationTypes['changeDrawStock']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/draw/stock', body: request }) }),
    /** Pages of the entries of a draw in the order drawn, without their people; empty before it is made. It is logged. [C1.03] */
    exportDraw: build.mutation<OperationTypes['exportDraw']['response'], OperationTypes['exportDraw']['request']>({ query: (request) => ({ method: 'POST', path: '/client/draw/export', body: request }) }),
  }),
});

export const {
  useGetClientDrawQuery,
  useLazyGetClientDrawQuery,
  useOpenClientDrawMutation,
  useCloseClientDrawMutation,
  useChangeDrawStockMutation,
  useExportDrawMutation,
} = clientDrawApi;
