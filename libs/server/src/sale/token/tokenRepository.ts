import type { AgeGroup, Attendance, SeatingKind, TokenPolicy, TokenState } from '@foyer/contract';
import { sql } from 'kysely';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import type { AttendeeKind } from './assignmentState.ts';
import { inTokenOrder } from './tokenOrder.ts';
import { tokenPolicyForm } from './tokenPolicy.ts';

/** Token created by a purchase. */
export interface NewToken {
  eventId: string;
  tokenId: string;
  orderId: string;
  cartGuid: string;
  offerGroupId: string;
  inventoryItemId: string;
  ownerId: string;
  holderId: string;
  seating: SeatingKind;
  seatCode: string | null;
  attendance: Attendance;
  ageGroup: AgeGroup;
  /** Minor units. */
  paidAmount: number;
  paidCurrency: string;
  policy: TokenPolicy;
  entrySecret: Buffer;
  /** The one that is given up for it. */
  upgradesId: string | null;
}

/** Token with everything that is presented of it. */
export interface TokenRow {
  tokenId: string;
  eventId: string;
  /** Null for a token without an order. */
  orderId: string | null;
  offerGroupId: string;
  ownerId: string;
  holderId: string;
  attendeeKind: AttendeeKind | null;
  state: TokenState;
  names: unknown;
  seating: SeatingKind;
  seatCode: string | null;
  sectionCode: string | null;
  row: string | null;
  seat: string | null;
  seatKind: 'plain' | 'wheelchair' | 'companion' | 'restrictedView' | null;
  rowRank: number | null;
  adjacencyIndex: number | null;
  gate: string | null;
  attendance: Attendance;
  ageGroup: AgeGroup | null;
  paidAmount: number;
  paidCurrency: string;
  policy: TokenPolicy;
  createdAt: Date;
  /** Of a season pass: name of the season by locale, and the member's id, null once the account is deleted. */
  season?: { names: unknown; memberId: string | null } | null;
}

/** Token in its holder's hands. */
export interface HeldToken extends TokenRow {
  /** Whether the holder has frozen the account. */
  isFrozen: boolean;
}

/** Token as it is stored, with a policy of any version. */
type StoredToken = Omit<TokenRow, 'policy'> & { policy: StoredJson };

const readStoredToken = ({ policy, ...token }: StoredToken): TokenRow => ({
  ...token,
  policy: tokenPolicyForm.read(policy),
});

const shown = sql`t.token_id as "tokenId", t.event_id as "eventId", t.order_id as "orderId",
  t.offer_group_id as "offerGroupId", t.owner_id as "ownerId", t.holder_id as "holderId",
  a.kind as "attendeeKind", t.state, o.name as "names", t.seating,
  t.seat_code as "seatCode", coalesce(s.section_code, i.section_code) as "sectionCode", s.row_label as "row",
  s.seat_label as "seat", s.kind as "seatKind", s.row_rank as "rowRank", s.adjacency_index as "adjacencyIndex",
  i.gate, t.attendance, t.age_group as "ageGroup",
  t.paid_amount as "paidAmount", t.paid_currency as "paidCurrency", t.policy, t.created_at as "createdAt",
  case when t.origin_kind = 'seasonMembership' then (
    select jsonb_build_object('names', n.name, 'memberId', m.member_id)
    from season_membership m join season n using (season_id) where m.membership_id = t.origin_id) end as season`;
const joined = sql`token t
  join offer_group o on o.event_id = t.event_id and o.offer_group_id = t.offer_group_id
  join inventory_item i on i.event_id = t.event_id and i.inventory_item_id = t.inventory_item_id
  left join event_seat s on s.event_id = t.event_id and s.seat_code = t.seat_code
  left join token_attendee a on a.event_id = t.event_id and a.token_id = t.token_id`;

/** Condition on `token t`: a user sent it, or gave it to another person, or owns it while another holds it. */
export const isManagedBy = (userId: string) => sql<boolean>`t.state <> 'voided' and (
  t.holder_id = ${userId} and t.state = 'sent'
  or t.holder_id <> ${userId} and (t.owner_id = ${userId} or exists (select from token_assignment g
    where g.event_id = t.event_id and g.token_id = t.token_id and g.from_user_id = ${userId} and g.state = 'accepted')))`;

/** Lists the tokens of an order, unsorted, regardless of their current holders. */
export async function tokensOfOrder(db: Queryable, eventId: string, orderId: string): Promise<TokenRow[]> {
  const { rows } = await sql<StoredToken>`
    select ${shown} from ${joined} where t.event_id = ${eventId} and t.order_id = ${orderId}`.execute(db);
  return rows.map(readStoredToken);
}

/** Lists a user's first tokens for an event, in the order of `inTokenOrder`; voided ones have no holder. */
export async function tokensOfHolder(
  db: Queryable,
  eventId: string,
  holderId: string,
  limit: number,
): Promise<HeldToken[]> {
  const { rows } = await sql<StoredToken & Pick<HeldToken, 'isFrozen'>>`
    select ${shown}, u.tokens_frozen_at is not null as "isFrozen"
    from ${joined} join user_account u on u.user_id = t.holder_id
    where t.event_id = ${eventId} and t.holder_id = ${holderId} and t.state <> 'voided'`.execute(db);
  const held = rows.map(({ isFrozen, ...row }) => ({ ...readStoredToken(row), isFrozen }));
  return inTokenOrder(held).slice(0, limit);
}

/**
 * Lists a user's first tokens for an event that were handed to others, or that others hold and the user owns, in the
 * order of `inTokenOrder`. One that was sent is among those of the holder, too, until it is accepted.
 */
export async function tokensManagedBy(
  db: Queryable,
  eventId: string,
  userId: string,
  limit: number,
): Promise<HeldToken[]> {
  const { rows } = await sql<StoredToken & Pick<HeldToken, 'isFrozen'>>`
    select ${shown}, u.tokens_frozen_at is not null as "isFrozen"
    from ${joined} join user_account u on u.user_id = t.holder_id
    where t.event_id = ${eventId} and ${isManagedBy(userId)}`.execute(db);
  const managed = rows.map(({ isFrozen, ...row }) => ({ ...readStoredToken(row), isFrozen }));
  return inTokenOrder(managed).slice(0, limit);
}

/** Token of a season pass. */
export interface SeasonToken extends HeldToken {
  membershipId: string;
}

/** Lists the valid tokens of season passes of their owner, whoever holds them, by date and in the order of `inTokenOrder`. */
export async function tokensOfMemberships(
  db: Queryable,
  { ownerId, membershipIds }: { ownerId: string; membershipIds: readonly string[] },
): Promise<SeasonToken[]> {
  const { rows } = await sql<StoredToken & Pick<SeasonToken, 'isFrozen' | 'membershipId'>>`
    select ${shown}, u.tokens_frozen_at is not null as "isFrozen", t.origin_id as "membershipId"
    from ${joined} join user_account u on u.user_id = t.holder_id
    where t.owner_id = ${ownerId} and t.origin_kind = 'seasonMembership'
      and t.origin_id = any(${[...membershipIds]}::uuid[]) and t.state <> 'voided'`.execute(db);
  return inTokenOrder(
    rows.map(({ isFrozen, membershipId, ...row }) => ({ ...readStoredToken(row), isFrozen, membershipId })),
  );
}

/** Finds a token in its holder's hands; undefined unless its event is in the scope. */
export async function findHeldToken(
  db: Queryable,
  tokenId: string,
  { holderId, scope }: { holderId: string; scope: EventScope },
): Promise<HeldToken | undefined> {
  const { rows } = await sql<StoredToken & Pick<HeldToken, 'isFrozen'>>`
    select ${shown}, u.tokens_frozen_at is not null as "isFrozen"
    from ${joined} join user_account u on u.user_id = t.holder_id join event e on e.event_id = t.event_id
    where t.token_id = ${tokenId} and t.holder_id = ${holderId} and ${inScope(scope)}`.execute(db);
  return rows.map(({ isFrozen, ...row }) => ({ ...readStoredToken(row), isFrozen }))[0];
}

/** Finds the sealed secret of a token; undefined unless the user is its holder and its event is in the scope. */
export async function findEntrySecret(
  db: Queryable,
  tokenId: string,
  { holderId, scope }: { holderId: string; scope: EventScope },
): Promise<{ state: TokenState; sealed: Buffer; isFrozen: boolean } | undefined> {
  const row = await db
    .selectFrom('token')
    .innerJoin('userAccount', 'userId', 'holderId')
    .innerJoin('event as e', 'e.eventId', 'token.eventId')
    .select(['token.state', 'entrySecret', 'tokensFrozenAt'])
    .where('tokenId', '=', tokenId)
    .where('holderId', '=', holderId)
    .where(inScope(scope))
    .executeTakeFirst();
  return (
    row && {
      state: row.state as TokenState,
      sealed: row.entrySecret,
      isFrozen: row.tokensFrozenAt !== null,
    }
  );
}
