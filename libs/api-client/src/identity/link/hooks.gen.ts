// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { linkApi } from './linkApi.ts';

export const {
  useVerifyAccountEmailMutation,
  useVerifyEmailByCodeMutation,
  useResendVerificationLinkMutation,
} = linkApi;
