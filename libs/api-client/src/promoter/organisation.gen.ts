// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const organisationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the organisations that the caller acts for, with the caller's rights and their events; none for a fan, or while the address is not verified. [C1.09, C6.07] */
    listOrganisations: build.query<OperationTypes['listOrganisations']['response'], OperationTypes['listOrganisations']['request']>({ query: () => ({ method: 'GET', path: '/client/organisation/list' }), providesTags: ['promoter/organisation', 'localised', 'verified'] }),
  }),
});

export const {
  useListOrganisationsQuery,
  useLazyListOrganisationsQuery,
} = organisationApi;
