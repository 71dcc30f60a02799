import type { NotificationSettings } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Defaults: advertising is opt-in, notices about the user's own events are opt-out. */
const untouched: NotificationSettings = {
  eventReminders: true,
  tokenActivity: true,
  saleAlerts: false,
  cartReminders: false,
  newsletter: false,
};

export async function readNotificationSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('notificationSettings')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return untouched;
  return {
    eventReminders: row.eventReminders,
    tokenActivity: row.tokenActivity,
    saleAlerts: row.saleAlerts,
    cartReminders: row.cartReminders,
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
    eventReminders: settings.eventReminders,
    tokenActivity: settings.tokenActivity,
    saleAlerts: settings.saleAlerts,
    ...(settings.cartReminders === undefined ? {} : { cartReminders: settings.cartReminders }),
    newsletter: settings.newsletter,
    updatedAt: now,
  };
  await tx
    .insertInto('notificationSettings')
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
}
