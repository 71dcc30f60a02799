// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { whiteLabelEndpoints } from './endpoints.gen.ts';

export const {
  useGetWhiteLabelConfigQuery,
  useLazyGetWhiteLabelConfigQuery,
} = whiteLabelEndpoints;
