// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { embeddingApi } from './embeddingApi.ts';

export const {
  useCreateExchangeCodeMutation,
  useRedeemExchangeCodeMutation,
} = embeddingApi;
