// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const errorReportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports an error of a page; the page removes personal data, and the server does so again. [I6.06, I7.30] */
    reportError: build.mutation<OperationTypes['reportError']['response'], OperationTypes['reportError']['request']>({ query: (request) => ({ method: 'POST', path: '/debug/public/errorReport', body: request }) }),
  }),
});

export const {
  useReportErrorMutation,
} = errorReportApi;
