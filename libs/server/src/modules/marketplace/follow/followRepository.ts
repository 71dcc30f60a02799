import type { Locale, TopicKind } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { topics } from './topicRepository.ts';

/** Follow of a user, with the organisation's site that it was made on. */
export interface NewFollow {
  userId: string;
  kind: TopicKind;
  topicId: string;
  site: { clientId: string; host: string } | undefined;
}

/** Inserts a follow and switches the user's sale alerts on; a repeated follow keeps its date. */
export async function insertFollow(tx: TransactionScope, given: NewFollow, now: Date): Promise<void> {
  const { userId, kind, topicId, site } = given;
  const idIf = (wanted: TopicKind) => (kind === wanted ? topicId : null);
  await tx
    .insertInto('follow')
    .values({
      userId,
      performerId: idIf('performer'),
      locationId: idIf('location'),
      clientId: idIf('client'),
      siteClientId: site?.clientId ?? null,
      host: site?.host ?? null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await setSaleAlerts(tx, { userId, isOn: true, now });
}

export async function deleteFollow(
  tx: TransactionScope,
  { userId, kind, topicId }: Pick<NewFollow, 'userId' | 'kind' | 'topicId'>,
): Promise<void> {
  await tx
    .deleteFrom('follow')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('topicId', '=', topicId)
    .execute();
}

/** Switches a user's mails about sales on or off; the other settings stay. */
export async function setSaleAlerts(
  tx: TransactionScope,
  { userId, isOn, now }: { userId: string; isOn: boolean; now: Date },
): Promise<void> {
  await sql`insert into notification_settings as n (user_id, sale_alerts, updated_at)
    values (${userId}, ${isOn}, ${now})
    on conflict (user_id) do update set sale_alerts = excluded.sale_alerts, updated_at = excluded.updated_at
      where n.sale_alerts <> excluded.sale_alerts`.execute(tx);
}

/** Deletes what a user follows and the log of mails about it. */
export async function deleteFollows(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('follow').where('userId', '=', userId).execute();
  await tx.deleteFrom('followAlert').where('userId', '=', userId).execute();
}

/** Sale window that is open and whose followers are not mailed yet. */
export interface OpenedWindow {
  marketplaceId: string;
  eventId: string;
  vanityName: string;
  shortName: unknown;
  opensAt: Date;
}

/** Finds the oldest opened window without an announcement; those older than a week are not news. */
export async function findOpenedWindow(db: Queryable): Promise<OpenedWindow | undefined> {
  const { rows } = await sql<OpenedWindow>`
    select m.marketplace_id, m.event_id, e.vanity_name, e.short_name, m.opens_at
    from marketplace m join event e using (event_id)
    where m.code is null and m.opens_at > foyer_now() - interval '7 days' and m.opens_at <= foyer_now()
      and window_is_open(m.opens_at, m.closes_at) and e.published and not event_is_off(e)
      and not exists (select from follow_announcement a where a.marketplace_id = m.marketplace_id)
    order by m.opens_at, m.marketplace_id limit 1`.execute(db);
  return rows[0];
}

export async function markAnnounced(tx: TransactionScope, { marketplaceId }: OpenedWindow): Promise<void> {
  await sql`insert into follow_announcement (marketplace_id, announced_at) values (${marketplaceId}, foyer_now())
    on conflict do nothing`.execute(tx);
}

/** Follower who is mailed about an event. */
export interface AlertedFollower {
  userId: string;
  emailAddress: string;
  locale: Locale;
  /** Performer, venue or organiser that is named in the mail. */
  topicName: string;
  host: string | null;
}

/**
 * Takes followers with a verified address who were following before the window opened and have sale alerts on; each
 * is taken once per event, and named one of the topics that they follow.
 */
export async function takeFollowers(
  tx: TransactionScope,
  { eventId, opensAt }: OpenedWindow,
  limit: number,
): Promise<AlertedFollower[]> {
  const { rows } = await sql<AlertedFollower>`
    with subject as (
      select l.performer_id as topic_id from event_performer l where l.event_id = ${eventId}
      union all select e.location_id from event e where e.event_id = ${eventId} and e.location_id is not null
      union all select e.client_id from event e where e.event_id = ${eventId}),
    due as (
      select distinct on (f.user_id) f.user_id, f.kind, f.topic_id, f.host, u.email_address, u.user_locale
      from subject join follow f using (topic_id)
      join user_account u using (user_id)
      join notification_settings n using (user_id)
      where f.created_at < ${opensAt} and u.state = 'EMAIL_VERIFIED' and u.deleted_at is null and n.sale_alerts
        and (f.site_client_id is null
          or f.site_client_id = (select e.client_id from event e where e.event_id = ${eventId}))
        and not exists (select from follow_alert a where a.user_id = f.user_id and a.event_id = ${eventId})
      order by f.user_id, f.kind desc, f.topic_id limit ${limit}),
    taken as (
      insert into follow_alert (user_id, event_id, mailed_at) select user_id, ${eventId}::uuid, foyer_now() from due
      on conflict do nothing returning user_id)
    select d.user_id, d.email_address, d.user_locale as locale, t.name as topic_name, d.host
    from due d join taken using (user_id) join ${topics} on t.kind = d.kind and t.topic_id = d.topic_id`.execute(
    tx,
  );
  return rows;
}
