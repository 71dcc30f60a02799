// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { storeAnswer } from '../api/storeAnswer.ts';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Mail preferences of the caller. [I7.19] */
    getNotificationSettings: build.query<OperationTypes['getNotificationSettings']['response'], OperationTypes['getNotificationSettings']['request']>({ query: () => ({ method: 'GET', path: '/user/notificationSettings/v2' }), providesTags: ['identity/notification-settings'] }),
    /** Sets the mail preferences of the caller. [I7.19] */
    updateNotificationSettings: build.mutation<OperationTypes['updateNotificationSettings']['response'], OperationTypes['updateNotificationSettings']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/notificationSettings/v2', body: request }) }),
  }),
});

export const notificationSettingsApi = endpoints.enhanceEndpoints({
  endpoints: {
    updateNotificationSettings: { onQueryStarted: storeAnswer((answer: OperationTypes['updateNotificationSettings']['response']) => endpoints.util.upsertQueryData('getNotificationSettings', undefined, answer)) },
  },
});

export const {
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} = notificationSettingsApi;
