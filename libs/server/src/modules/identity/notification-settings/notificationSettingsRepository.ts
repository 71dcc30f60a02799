import type { NotificationSettings } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Defaults: advertising is opt-in, notices about the user's own events are opt-out. */
const untouched: NotificationSettings = {
  eventReminders: true,
  tokenActivity: true,
  saleAlerts: false,
  newsletter: false,
};

export async function readNotificationSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return untouched;
  return {
    eventReminders: row.event_reminders,
    tokenActivity: row.token_activity,
    saleAlerts: row.sale_alerts,
    newsletter: row.newsletter,
  };
}

export async function writeNotificationSettings(
  tx: TransactionScope,
  userId: string,
  settings: NotificationSettings,
  now: Date,
): Promise<void> {
  const columns = {
    event_reminders: settings.eventReminders,
    token_activity: settings.tokenActivity,
    sale_alerts: settings.saleAlerts,
    newsletter: settings.newsletter,
    updated_at: now,
  };
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
