// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/** Calls whose last answer is served when offline, with their paths. */
export const offlineOperations = {
  getProfile: '/user/profile',
  getConfiguration: '/configuration/public',
  getWhiteLabelConfig: '/whitelabel/config.json',
  listAttendingEvents: '/user/activityList/attendingEventList',
  getEventActivity: '/user/activity/v2',
} as const;
