// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const dataExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Exports all stored data of the caller [PV-05]. [I3.01, I7.18] */
    exportUserData: build.query<OperationTypes['exportUserData']['response'], OperationTypes['exportUserData']['request']>({ query: () => ({ method: 'GET', path: '/user/dataExport' }), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useExportUserDataQuery,
  useLazyExportUserDataQuery,
} = dataExportApi;
