// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { handOverEndpoints } from './endpoints.gen.ts';

export const {
  useGiveToGuestMutation,
} = handOverEndpoints;
