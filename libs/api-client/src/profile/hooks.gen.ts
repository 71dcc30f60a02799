// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { profileApi } from './profileApi.ts';

export const {
  useDeleteAccountMutation,
  useCheckAccountDeletionQuery,
  useLazyCheckAccountDeletionQuery,
  useGetLogInMethodsQuery,
  useLazyGetLogInMethodsQuery,
  useConfirmLogInMutation,
  useSendLogInCodeMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetIdQuery,
  useLazyGetIdQuery,
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
  useExportUserDataQuery,
  useLazyExportUserDataQuery,
  useSetPhotoMutation,
  useRemovePhotoMutation,
  useFreezeTokensMutation,
  useUnfreezeTokensMutation,
} = profileApi;
