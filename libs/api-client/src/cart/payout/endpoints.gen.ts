// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';

export const payoutEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the payout accounts of the caller, newest last. [C7.59, C3.30, I2.13] */
    listPayoutMethods: build.query<OperationTypes['listPayoutMethods']['response'], OperationTypes['listPayoutMethods']['request']>({ query: () => ({ method: 'GET', path: '/payout/methods' }) }),
  }),
});
