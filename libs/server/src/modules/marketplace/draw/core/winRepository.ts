import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/transactionScope.ts';
import type { ChargeableWin } from '../../win/chargeWins.ts';
import type { EntryKey } from './entryRepository.ts';

/** Entry whose buyer is locked before it. */
export interface BuyersEntry extends EntryKey {
  /** Null once the account is deleted. */
  userId: string | null;
}

/** Lists the wins of a draw without a hold, in the order in which they were won. */
export async function listUnheld(db: Queryable, eventId: string): Promise<BuyersEntry[]> {
  const { rows } = await sql<BuyersEntry>`
    select event_id, entry_id, user_id from draw_entry
    where event_id = ${eventId} and state = 'won' and held_at is null order by win_order`.execute(db);
  return rows;
}

/** Lists the wins of a draw that are not settled yet. */
export async function listOpenWins(db: Queryable, eventId: string): Promise<BuyersEntry[]> {
  const { rows } = await sql<BuyersEntry>`
    select event_id, entry_id, user_id from draw_entry
    where event_id = ${eventId} and state in ('won', 'paymentFailed') order by win_order`.execute(db);
  return rows;
}

/** Entry whose card is to be charged. */
export type ChargeableEntry = ChargeableWin & EntryKey;

/**
 * Lists wins to charge, in the order in which they were won: those with auto-claim that hold their places, of events
 * that take place, and that were not charged. An attempt that never reached the gateway does not count.
 */
export async function listChargeable(db: Queryable, limit: number): Promise<ChargeableEntry[]> {
  const { rows } = await sql<ChargeableEntry>`
    select e.event_id, e.entry_id, e.user_id, e.commitment_id, c.pledged_card_id as payment_method_id, e.at_most::float8 as at_most,
      v.currency, e.site_host, u.user_locale as locale,
      (select count(*)::int from payment_attempt a where a.event_id = p.event_id and a.payment_id = p.payment_id)
        as attempts
    from draw_entry e join draw d using (event_id) join event v using (event_id) join user_account u using (user_id)
    join commitment c using (event_id, commitment_id)
    left join payment p on p.event_id = c.event_id and p.commitment_id = c.commitment_id
    where d.auto_claim and e.state = 'won' and e.held_at is not null and e.win_until is null
      and e.user_id is not null and c.state = 'open' and c.kind = 'drawEntry'
      and not event_is_off(v) and v.starts_at > foyer_now()
      and (p.payment_id is null or p.state = 'failed' and p.failure_reason = 'neverAsked')
    order by d.drawn_at, e.event_id, e.win_order limit ${limit}`.execute(db);
  return rows;
}
