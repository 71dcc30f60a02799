import { sql } from 'kysely';
import type { Locale } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Holder of {product} of a stream that begins soon. */
export interface RemindedHolder {
  eventId: string;
  startsAt: Date;
  userId: string;
  emailAddress: string;
  firstName: string | null;
  locale: Locale;
}

/** Takes holders of streams that begin within a time and who want reminders; each is taken once for each start. */
export async function takeHolders(
  tx: TransactionScope,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<RemindedHolder[]> {
  const { rows } = await sql<RemindedHolder>`
    with taken as (
      insert into stream_reminder (event_id, user_id, starts_at)
      select distinct e.event_id, t.holder_id, coalesce(e.stream_starts_at, e.starts_at)
      from event e join token t on t.event_id = e.event_id
      join user_account u on u.user_id = t.holder_id and u.state = 'EMAIL_VERIFIED' and u.deleted_at is null
      left join notification_settings n on n.user_id = t.holder_id
      where 'STREAMING' = any(e.attendance) and e.status in ('Upcoming', 'Rescheduled')
        and coalesce(e.stream_starts_at, e.starts_at) > ${now} and coalesce(e.stream_starts_at, e.starts_at) <= ${until}
        and t.attendance = 'STREAMING' and t.state in ('active', 'sent')
        and coalesce(n.event_reminders, true)
        and not exists (select from stream_reminder r where r.event_id = e.event_id and r.user_id = t.holder_id
          and r.starts_at = coalesce(e.stream_starts_at, e.starts_at))
      limit ${limit}
      on conflict do nothing
      returning event_id, user_id, starts_at)
    select taken.event_id, taken.starts_at, user_id, u.email_address, u.first_name, u.user_locale as locale
    from taken join user_account u using (user_id)
    order by 1, 3`.execute(tx);
  return rows;
}

/** Switches a user's reminders of events off; the other settings stay. */
export async function endEventReminders(
  tx: TransactionScope,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await sql`
    insert into notification_settings (user_id, event_reminders, updated_at) values (${userId}, false, ${now})
    on conflict (user_id) do update set event_reminders = false, updated_at = excluded.updated_at
    where notification_settings.event_reminders`.execute(tx);
}

export async function deleteReminders(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('streamReminder').where('userId', '=', userId).execute();
}
