// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { thirdPartyEndpoints } from './endpoints.gen.ts';

export const {
  useStartThirdPartyLoginMutation,
  useThirdPartyLoginMutation,
} = thirdPartyEndpoints;
