// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { profileApi } from './profileApi.ts';

export const {
  useDeleteAccountMutation,
  useCheckAccountDeletionQuery,
  useLazyCheckAccountDeletionQuery,
  useConfirmLogInMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetIdQuery,
  useLazyGetIdQuery,
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
  useSetPhotoMutation,
  useRemovePhotoMutation,
  useFreezeTokensMutation,
  useUnfreezeTokensMutation,
} = profileApi;
