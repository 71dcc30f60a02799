// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { notificationSettingsApi } from './notificationSettingsApi.ts';

export const {
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} = notificationSettingsApi;
