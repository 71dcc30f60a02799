// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { identityApi } from './identityApi.ts';

export const {
  useCreateAccountMutation,
  useCompletePartialUserAccountMutation,
  useGetPartialUserAccountQuery,
  useLazyGetPartialUserAccountQuery,
  useLogInMutation,
  useLogInByLinkMutation,
  useStartThirdPartyLoginMutation,
  useThirdPartyLoginMutation,
  useLogOutMutation,
  useChangePasswordMutation,
  useResendVerificationLinkMutation,
  useInitiateResetPasswordMutation,
  useVerifyAccountEmailMutation,
  useVerifyResetPasswordEmailQuery,
  useLazyVerifyResetPasswordEmailQuery,
  useIsEmailAddressAvailableQuery,
  useLazyIsEmailAddressAvailableQuery,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
} = identityApi;
