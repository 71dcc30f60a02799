// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const sponsorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sponsors of an event in their groups, with the texts of all locales. [C7.76, C1.09] */
    listEventSponsors: build.query<OperationTypes['listEventSponsors']['response'], OperationTypes['listEventSponsors']['request']>({ query: (request) => ({ method: 'GET', path: '/client/event/sponsor/list', query: request }) }),
    /** Replaces the sponsors of an event, in the order in which its page names them. [C7.76, C1.09] */
    setSponsorGroups: build.mutation<OperationTypes['setSponsorGroups']['response'], OperationTypes['setSponsorGroups']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/event/sponsor/group/list/set', body: request }) }),
  }),
});

export const {
  useListEventSponsorsQuery,
  useLazyListEventSponsorsQuery,
  useSetSponsorGroupsMutation,
} = sponsorApi;
