// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { inquiryEndpoints } from './endpoints.gen.ts';

export const {
  useSendContactMessageMutation,
  useRequestDemoMutation,
} = inquiryEndpoints;
