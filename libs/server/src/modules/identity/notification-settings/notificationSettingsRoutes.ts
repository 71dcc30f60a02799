import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { readNotificationSettings, writeNotificationSettings } from './notificationSettingsRepository.ts';

export const notificationSettingsRoutes = implement({
  getNotificationSettings: ({ platform, actor }) =>
    readNotificationSettings(platform.database.query, actor.userId),
  updateNotificationSettings: route(withTransaction, async ({ actor, body, tx, now }) => {
    await writeNotificationSettings(tx, actor.userId, body, now);
    return readNotificationSettings(tx, actor.userId);
  }),
});
