// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { photoApi } from './photoApi.ts';

export const {
  useSetPhotoMutation,
  useRemovePhotoMutation,
} = photoApi;
