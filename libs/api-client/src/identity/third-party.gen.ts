// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const thirdPartyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Starts signing in with Apple or Google; returns the provider's address, and a verifier that ties the answer to this browser. [I7.08, I7.29] */
    startThirdPartyLogin: build.mutation<OperationTypes['startThirdPartyLogin']['response'], OperationTypes['startThirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/startThirdPartyLogin', body: request }) }),
    /** Opens a session for a user authenticated by Apple or Google; creates an account, or links one with the same verified address. [I7.08, I3.13, I3.18] */
    thirdPartyLogin: build.mutation<OperationTypes['thirdPartyLogin']['response'], OperationTypes['thirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/thirdPartyLogin', body: request }) }),
  }),
});

export const {
  useStartThirdPartyLoginMutation,
  useThirdPartyLoginMutation,
} = thirdPartyApi;
