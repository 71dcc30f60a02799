// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { passwordEndpoints } from './endpoints.gen.ts';

export const {
  useChangePasswordMutation,
  useInitiateResetPasswordMutation,
  useVerifyResetPasswordEmailQuery,
  useLazyVerifyResetPasswordEmailQuery,
} = passwordEndpoints;
