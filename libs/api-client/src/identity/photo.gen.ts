// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { storeAnswer } from '../api/storeAnswer.ts';
import { accountApi } from './account.gen.ts';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the photo. Its format is recognised by content; it is rotated upright, cropped to a square, and stripped of metadata. [I3.08] */
    setPhoto: build.mutation<OperationTypes['setPhoto']['response'], OperationTypes['setPhoto']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/photo', body: request }) }),
    /** Removes the photo. [I3.08] */
    removePhoto: build.mutation<OperationTypes['removePhoto']['response'], OperationTypes['removePhoto']['request']>({ query: () => ({ method: 'DELETE', path: '/user/photo' }) }),
  }),
});

export const photoApi = endpoints.enhanceEndpoints({
  endpoints: {
    setPhoto: { onQueryStarted: storeAnswer((answer: OperationTypes['setPhoto']['response']) => accountApi.util.upsertQueryData('getProfile', undefined, answer)) },
    removePhoto: { onQueryStarted: storeAnswer((answer: OperationTypes['removePhoto']['response']) => accountApi.util.upsertQueryData('getProfile', undefined, answer)) },
  },
});

export const {
  useSetPhotoMutation,
  useRemovePhotoMutation,
} = photoApi;
