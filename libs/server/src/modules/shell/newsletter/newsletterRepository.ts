import { sql } from 'kysely';
import type { Locale } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Subscription to a site's newsletter, or to the sale of one event. */
export interface Subscription {
  subscriptionId: string;
  host: string;
  clientId: string | null;
  emailAddress: string;
  eventId: string | null;
  eventName: unknown;
  locale: Locale;
  state: 'pending' | 'active' | 'ended';
  tokenSealed: Buffer;
}

export interface NewSubscription {
  subscriptionId: string;
  host: string;
  clientId: string | undefined;
  emailAddress: string;
  eventId: string | undefined;
  locale: Locale;
  tokenHash: Buffer;
  tokenSealed: Buffer;
}

const columns = sql`s.subscription_id as "subscriptionId", s.host, s.client_id as "clientId",
  s.email_address as "emailAddress", s.event_id as "eventId", e.short_name as "eventName", s.locale, s.state,
  s.token_sealed as "tokenSealed"`;
const withEvent = sql`newsletter_subscription s left join event e using (event_id)`;

/** Tells whether an event is published on a site; on a partner's site only the partner's own are. */
export async function isEventOfSite(db: Queryable, eventId: string, scope: EventScope): Promise<boolean> {
  const { rows } = await sql`
    select 1 from event e where event_id = ${eventId} and published and ${inScope(scope)}`.execute(db);
  return rows.length > 0;
}

/**
 * Inserts a pending subscription or reopens an ended one; pending and active ones keep their state.
 * @returns the subscription that awaits confirmation; undefined if it is already active
 */
export async function insertSubscription(
  tx: TransactionScope,
  given: NewSubscription,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; state: string }>`
    insert into newsletter_subscription as s
      (subscription_id, host, client_id, email_address, event_id, locale, token_hash, token_sealed, created_at)
    values (${given.subscriptionId}, ${given.host}, ${given.clientId ?? null}, ${given.emailAddress},
      ${given.eventId ?? null}, ${given.locale}, ${given.tokenHash}, ${given.tokenSealed}, ${now})
    on conflict (email_address, host, event_id) do update
      set state = case s.state when 'active' then 'active' else 'pending' end, locale = excluded.locale
    returning subscription_id as id, state`.execute(tx);
  const [row] = rows;
  return row?.state === 'pending' ? row.id : undefined;
}

/** Finds the subscription of a link. */
export async function findSubscription(
  db: Queryable,
  by: { tokenHash: Buffer } | { subscriptionId: string },
): Promise<Subscription | undefined> {
  const condition =
    'tokenHash' in by ? sql`s.token_hash = ${by.tokenHash}` : sql`s.subscription_id = ${by.subscriptionId}`;
  const { rows } = await sql<Subscription>`select ${columns} from ${withEvent} where ${condition}`.execute(
    db,
  );
  return rows[0];
}

/** Confirms or ends a subscription; idempotent. */
export async function setSubscriptionState(
  tx: TransactionScope,
  tokenHash: Buffer,
  state: 'active' | 'ended',
): Promise<void> {
  await sql`update newsletter_subscription set state = ${state}
    where token_hash = ${tokenHash} and state <> ${state}`.execute(tx);
}

/**
 * Takes and ends subscriptions to events with a sale window opened since they were made; each is taken once.
 * @returns their ids
 */
export async function takeOnSale(tx: TransactionScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update newsletter_subscription set state = 'ended', mailed_at = foyer_now()
    where subscription_id in (
      select s.subscription_id from newsletter_subscription s
      where s.state = 'active' and s.event_id is not null and exists (
        select 1 from marketplace m where m.event_id = s.event_id and m.code is null
          and m.opens_at > s.created_at and window_is_open(m.opens_at, m.closes_at))
      order by s.subscription_id limit ${limit} for update skip locked)
    returning subscription_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes newsletter subscriptions without mail since `before`; each is taken once per period. @returns their ids */
export async function takeDue(tx: TransactionScope, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update newsletter_subscription set mailed_at = foyer_now()
    where subscription_id in (
      select subscription_id from newsletter_subscription
      where state = 'active' and event_id is null and coalesce(mailed_at, created_at) <= ${before}
      order by mailed_at nulls first limit ${limit} for update skip locked)
    returning subscription_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface NewsEvent {
  eventId: string;
  vanityName: string;
  shortName: unknown;
  startsAt: Date;
  timezone: string;
  city: string | null;
}

/** Lists a site's upcoming events that are on sale. */
export async function listNews(db: Queryable, scope: EventScope, limit: number): Promise<NewsEvent[]> {
  const { rows } = await sql<NewsEvent>`
    select e.event_id as "eventId", e.vanity_name as "vanityName", e.short_name as "shortName",
      e.starts_at as "startsAt", e.timezone, v.city
    from event e left join venue v using (location_id)
    where e.published and e.status <> 'Cancelled' and e.starts_at > foyer_now() and ${inScope(scope)}
      and exists (select 1 from marketplace m where m.event_id = e.event_id and m.code is null
        and window_is_open(m.opens_at, m.closes_at))
    order by e.carousel_rank nulls last, e.starts_at limit ${limit}`.execute(db);
  return rows;
}
