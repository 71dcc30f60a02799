import { notificationSettingsEndpoints } from './endpoints.gen.ts';

/** Notification settings of the caller. */
export const notificationSettingsApi = notificationSettingsEndpoints.enhanceEndpoints({
  endpoints: {
    getNotificationSettings: { providesTags: ['identity/notification-settings'] },
    updateNotificationSettings: {
      // The answer is the new settings: no refetch needed.
      onQueryStarted: async (_settings, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          notificationSettingsEndpoints.util.updateQueryData(
            'getNotificationSettings',
            undefined,
            () => answer.data,
          ),
        );
      },
    },
  },
});
