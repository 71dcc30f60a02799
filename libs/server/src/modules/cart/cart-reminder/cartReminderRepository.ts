import type { Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { CommitmentKey } from '../../../sale/commitment/commitmentRepository.ts';

/** Buyer to be reminded of a cart, and the partner's site on which it was filled. */
export interface RemindedBuyer {
  userId: string;
  emailAddress: string;
  firstName: string | null;
  locale: Locale;
  siteHost: string | null;
}

/**
 * Finds the buyer of an ended cart, if they want reminders, have a verified address, and have neither bought nor held
 * anything of the event since.
 */
export async function findRemindedBuyer(
  db: Queryable,
  { eventId, commitmentId }: CommitmentKey,
): Promise<RemindedBuyer | undefined> {
  const { rows } = await sql<RemindedBuyer>`
    select u.user_id, u.email_address, u.first_name, u.user_locale as locale, c.site_host
    from commitment c join user_account u using (user_id) join notification_settings n using (user_id)
    where c.event_id = ${eventId} and c.commitment_id = ${commitmentId} and c.state = 'released'
      and n.cart_reminders and u.state = 'EMAIL_VERIFIED' and u.deleted_at is null
      and not exists (select from commitment o where o.event_id = c.event_id and o.user_id = c.user_id
        and (o.state = 'paid' or o.created_at > c.created_at))`.execute(db);
  return rows[0];
}

/** Tells whether a user wants to be reminded of carts. */
export async function wantsReminder(tx: TransactionScope, userId: string): Promise<boolean> {
  const settings = await tx
    .selectFrom('notificationSettings')
    .select('cartReminders')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return settings?.cartReminders === true;
}

/** Switches a user's cart reminders off; the other settings stay. */
export async function endCartReminders(
  tx: TransactionScope,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('notificationSettings')
    .set({ cartReminders: false, updatedAt: now })
    .where('userId', '=', userId)
    .where('cartReminders', '=', true)
    .execute();
}
