import type { EventResale, Locale, ResaleRules, SetResaleRulesRequest, TokenPolicy } from '@foyer/contract';
import { sql } from 'kysely';
import { toJson } from '../../platform/database/toJson.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { lockEvent } from '../event/eventRepository.ts';

/** Organiser's share of the profit of an event's resales, in parts per million, and what of it is not resold. */
async function findRules(
  db: Queryable,
  eventId: string,
): Promise<{ policy: TokenPolicy; sharePpm: number; blocked: { id: string; names: unknown }[] }> {
  const { rows } = await sql<{
    policy: TokenPolicy;
    sharePpm: number;
    blocked: { id: string; names: unknown }[];
  }>`
    select e.policy, coalesce((select sum(f.rate_ppm) from event_fee f
        where f.event_id = e.event_id and f.state = 'live' and f.kind = 'profitPercent' and f.mandatory
          and 'EVENT_ACCESS' = any(f.categories) and 'secondaryExchange' = any(f.marketplace_types)), 0)::int
        as "sharePpm",
      coalesce((select jsonb_agg(jsonb_build_object('id', o.offer_group_id, 'names', o.name) order by o.offer_group_id)
        from offer_group o where o.event_id = e.event_id and o.resale_blocked), '[]') as blocked
    from event e where e.event_id = ${eventId}`.execute(db);
  return rows[0]!;
}

/** Reads the rules of an event's resale. */
export async function readResaleRules(db: Queryable, eventId: string): Promise<ResaleRules> {
  const { policy, sharePpm, blocked } = await findRules(db, eventId);
  const { resaleFrom, resaleUntil, resaleCapBasisPoints } = policy;
  return {
    eventId,
    isAllowed: policy.resale !== 'forbidden',
    ...(resaleFrom === undefined ? {} : { opensAt: resaleFrom }),
    ...(resaleUntil === undefined ? {} : { closesAt: resaleUntil }),
    ...(resaleCapBasisPoints === undefined ? {} : { capBasisPoints: resaleCapBasisPoints }),
    blockedOfferGroupIds: blocked.map(({ id }) => id),
    sharePpm,
  };
}

/** Presents what buyers have to know of an event's resale before they buy; undefined where nothing is resold. */
export async function presentResale(
  db: Queryable,
  eventId: string,
  locale: Locale,
): Promise<EventResale | undefined> {
  const { policy, sharePpm, blocked } = await findRules(db, eventId);
  if (policy.resale === 'forbidden') return undefined;
  return { sharePpm, blocked: [...new Set(blocked.map(({ names }) => inLocale(names, locale)))] };
}

/**
 * Sets the rules of an event's resale. What was sold before keeps its policy.
 * @throws Failure invalidRequest for a resale that ends before it opens, or an offer group of another event
 */
export async function setResaleRules(
  tx: TransactionScope,
  { eventId, ...rules }: SetResaleRulesRequest,
): Promise<ResaleRules> {
  const { isAllowed, opensAt, closesAt, capBasisPoints, blockedOfferGroupIds } = rules;
  if (opensAt !== undefined && closesAt !== undefined && new Date(closesAt) <= new Date(opensAt))
    throw failure('invalidRequest', { field: 'closesAt' });
  await lockEvent(tx, eventId);
  const resale = isAllowed ? (opensAt === undefined ? 'allowed' : 'later') : 'forbidden';
  const changed = {
    resale,
    ...(opensAt === undefined ? {} : { resaleFrom: opensAt }),
    ...(closesAt === undefined ? {} : { resaleUntil: closesAt }),
    ...(capBasisPoints === undefined ? {} : { resaleCapBasisPoints: capBasisPoints }),
  };
  await sql`update event
    set policy = policy - array['resaleFrom', 'resaleUntil', 'resaleCapBasisPoints'] || ${toJson(changed)}::jsonb
    where event_id = ${eventId}`.execute(tx);
  const { rows } = await sql`select from offer_group
    where event_id = ${eventId} and offer_group_id = any(${blockedOfferGroupIds}::uuid[])`.execute(tx);
  if (rows.length !== blockedOfferGroupIds.length)
    throw failure('invalidRequest', { field: 'blockedOfferGroupIds' });
  await sql`update offer_group set resale_blocked = not resale_blocked
    where event_id = ${eventId}
      and resale_blocked <> (offer_group_id = any(${blockedOfferGroupIds}::uuid[]))`.execute(tx);
  return readResaleRules(tx, eventId);
}
