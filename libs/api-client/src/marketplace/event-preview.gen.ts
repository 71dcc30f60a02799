// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const eventPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Event as its landing page will show it, for its organiser; also before it is published. [C2.02, I2.04] */
    previewEvent: build.query<OperationTypes['previewEvent']['response'], OperationTypes['previewEvent']['request']>({ query: (request) => ({ method: 'GET', path: '/client/event/preview', query: request }) }),
    /** Offers as the landing page of an event will list them, for its organiser; also before it is published. [C2.02, I2.04] */
    previewOfferGroups: build.query<OperationTypes['previewOfferGroups']['response'], OperationTypes['previewOfferGroups']['request']>({ query: (request) => ({ method: 'GET', path: '/client/event/preview/offers', query: request }) }),
  }),
});

export const {
  usePreviewEventQuery,
  useLazyPreviewEventQuery,
  usePreviewOfferGroupsQuery,
  useLazyPreviewOfferGroupsQuery,
} = eventPreviewApi;
