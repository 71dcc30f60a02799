// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { accountApi } from './accountApi.ts';

export const {
  useCreateAccountMutation,
  useIsEmailAddressAvailableQuery,
  useLazyIsEmailAddressAvailableQuery,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useGetIdQuery,
  useLazyGetIdQuery,
} = accountApi;
