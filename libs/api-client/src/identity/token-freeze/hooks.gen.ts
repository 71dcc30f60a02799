// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { tokenFreezeApi } from './tokenFreezeApi.ts';

export const {
  useFreezeTokensMutation,
  useUnfreezeTokensMutation,
} = tokenFreezeApi;
