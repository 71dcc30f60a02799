import { sql } from 'kysely';
import type { Locale } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export async function listEventsWithWaitList(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`select distinct event_id from wait_list`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Locks the wait lists of an event. @returns false if another process has them, or there are none */
export async function lockWaitLists(tx: TransactionScope, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select from wait_list where event_id = ${eventId} order by wait_list_id for update skip locked`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Ends the entries of an event that is cancelled, or whose offers are all closed. */
export async function endEntries(tx: TransactionScope, eventId: string): Promise<void> {
  await sql`
    update wait_list_entry e set state = 'ended'
    where e.event_id = ${eventId} and e.state = 'waiting' and (
      exists (select from event v where v.event_id = e.event_id and v.status = 'Cancelled')
      or not exists (
        select from wait_list_choice c join offer_group o using (event_id, offer_group_id)
        join marketplace m using (event_id, marketplace_id)
        where c.event_id = e.event_id and c.entry_id = e.entry_id and m.closes_at > foyer_now()))`.execute(
    tx,
  );
}

/**
 * Closes the wait lists without waiting entries: their stock is on sale again. An entry with an offer of a part waits
 * for the rest. @returns whether any was closed
 */
export async function closeEmptyLists(tx: TransactionScope, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from wait_list w where w.event_id = ${eventId} and not exists (
      select from wait_list_entry e
      join wait_list_choice c using (event_id, entry_id)
      join offer_group o using (event_id, offer_group_id)
      left join allotment a on a.event_id = o.event_id and a.marketplace_id = o.marketplace_id
      where e.event_id = w.event_id
        and (e.state = 'waiting' or e.state = 'offered' and e.offered_quantity < e.quantity)
        and o.inventory_item_id = w.inventory_item_id
        and a.allotment_id is not distinct from w.allotment_id) returning w.wait_list_id`.execute(tx);
  return rows.length > 0;
}

/** Reads the {product} that a buyer has bought and committed, and their limit, as a cart has it. */
export async function readTaken(
  tx: TransactionScope,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<{ taken: number; limit: number }> {
  const { rows } = await sql<{ taken: number; limit: number }>`
    select coalesce(b.bought + b.committed, 0) as taken,
      buyer_limit(e.max_per_person, coalesce(b.bought, 0), coalesce(b.committed, 0)) as "limit"
    from event e left join event_buyer b on b.event_id = e.event_id and b.user_id = ${userId}
    where e.event_id = ${eventId}`.execute(tx);
  return rows[0]!;
}

/**
 * Sets the offer of a waiting entry.
 * @returns false if it no longer waits
 */
export async function setOffer(
  tx: TransactionScope,
  offer: {
    eventId: string;
    entryId: string;
    commitmentId: string;
    offerGroupId: string;
    quantity: number;
    until: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update wait_list_entry set state = 'offered', commitment_id = ${offer.commitmentId},
      offered_group_id = ${offer.offerGroupId}, offered_quantity = ${offer.quantity}, offered_at = foyer_now(),
      offered_until = ${offer.until}, reminded_at = null, offered_total = offered_total + ${offer.quantity}
    where event_id = ${offer.eventId} and entry_id = ${offer.entryId} and state = 'waiting'
    returning entry_id`.execute(tx);
  return rows.length > 0;
}

/** Offer that ended unclaimed. */
export interface LapsedOffer {
  eventId: string;
  userId: string;
}

export async function listLapsed(db: Queryable, limit: number): Promise<LapsedOffer[]> {
  const { rows } = await sql<LapsedOffer>`
    select event_id, user_id from wait_list_entry
    where state = 'offered' and offered_until <= foyer_now() order by offered_until limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Takes the offers that end within a time and were not reminded of; each is taken once. */
export async function takeReminders(
  tx: TransactionScope,
  withinMs: number,
  limit: number,
): Promise<{ eventId: string; entryId: string }[]> {
  const { rows } = await sql<{ eventId: string; entryId: string }>`
    update wait_list_entry e set reminded_at = foyer_now()
    from (select event_id, entry_id from wait_list_entry
      where state = 'offered' and reminded_at is null and offered_until > foyer_now()
        and offered_until <= foyer_now() + ${withinMs} * interval '1 millisecond'
      order by offered_until limit ${limit} for update skip locked) due
    where e.event_id = due.event_id and e.entry_id = due.entry_id
    returning e.event_id, e.entry_id`.execute(tx);
  return rows;
}

/** Contents and recipient of a wait-list mail. */
export interface MailedEntry {
  eventId: string;
  userId: string;
  commitmentId: string;
  emailAddress: string;
  locale: Locale;
  siteHost: string | null;
  offerName: unknown;
  eventName: unknown;
  timezone: string;
  offeredQuantity: number;
  offeredUntil: Date;
}

/** Reads the latest offer of an entry for a mail to its user, if the address is verified. */
export async function findMailedEntry(
  db: Queryable,
  { eventId, entryId }: { eventId: string; entryId: string },
): Promise<MailedEntry | undefined> {
  const { rows } = await sql<MailedEntry>`
    select e.event_id, e.user_id, e.commitment_id, u.email_address, u.user_locale as locale, e.site_host,
      o.name as offer_name, v.short_name as event_name, v.timezone, e.offered_quantity, e.offered_until
    from wait_list_entry e join user_account u using (user_id) join event v using (event_id)
    join offer_group o on o.event_id = e.event_id and o.offer_group_id = e.offered_group_id
    where e.event_id = ${eventId} and e.entry_id = ${entryId} and u.state = 'EMAIL_VERIFIED'
      and u.deleted_at is null`.execute(db);
  return rows[0];
}
