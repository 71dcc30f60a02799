// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { exchangeCodeEndpoints } from './endpoints.gen.ts';

export const {
  useCreateExchangeCodeMutation,
  useRedeemExchangeCodeMutation,
} = exchangeCodeEndpoints;
