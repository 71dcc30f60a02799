// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';

export const photoEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets the photo. Its format is recognised by content; it is rotated upright, cropped to a square, and stripped of metadata. [I3.08] */
    setPhoto: build.mutation<OperationTypes['setPhoto']['response'], OperationTypes['setPhoto']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/photo', body: request }) }),
    /** Removes the photo. [I3.08] */
    removePhoto: build.mutation<OperationTypes['removePhoto']['response'], OperationTypes['removePhoto']['request']>({ query: () => ({ method: 'DELETE', path: '/user/photo' }) }),
  }),
});
