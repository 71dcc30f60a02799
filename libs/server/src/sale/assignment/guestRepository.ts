import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { tokenPolicyForm } from '../token/tokenPolicy.ts';
import type { HeldForGuest } from './guestPolicy.ts';
import { hasWatched, otherTokens, type Stored } from './passedToken.ts';

export interface GuestTokenRow extends HeldForGuest {
  eventId: string;
  tokenId: string;
  /** Local day of the event. */
  day: string;
}

/**
 * Finds a token in its holder's hands. With `lock`, other changes of it wait; every statement that changes who enters locks
 * the token first.
 */
export async function findForGuest(
  db: Queryable,
  {
    eventId,
    tokenId,
    holderId,
    scope,
    lock = false,
  }: { eventId: string; tokenId: string; holderId: string; scope: EventScope; lock?: boolean },
): Promise<GuestTokenRow | undefined> {
  // The facts are read by a statement of their own, after the lock.
  if (lock)
    await sql`select from token t where t.event_id = ${eventId} and t.holder_id = ${holderId}
      order by t.token_id for update`.execute(db);
  const { rows } = await sql<Stored<GuestTokenRow>>`
    select t.event_id as "eventId", t.token_id as "tokenId", t.state, t.policy, t.age_group as "ageGroup",
      a.kind as "attendeeKind", u.tokens_frozen_at is not null as "isFrozen", e.status = 'Cancelled' as "isCancelled",
      to_char(e.starts_at at time zone e.timezone, 'YYYY-MM-DD') as day, ${otherTokens}, ${hasWatched} as "hasWatched"
    from token t join event e using (event_id) join user_account u on u.user_id = t.holder_id
      left join token_attendee a using (event_id, token_id)
    where t.event_id = ${eventId} and t.token_id = ${tokenId} and t.holder_id = ${holderId}
      and ${inScope(scope)}`.execute(db);
  return rows.map(({ policy, ...row }) => ({ ...row, policy: tokenPolicyForm.read(policy) }))[0];
}

interface TokenKey {
  eventId: string;
  tokenId: string;
}

/** Ends the open assignments of guests and children, who enter no more. Callers lock the tokens first. */
export async function endGuests(
  tx: TransactionScope,
  { eventId, tokenIds }: { eventId: string; tokenIds: readonly string[] },
): Promise<void> {
  await sql`update token_assignment set state = 'revoked' where event_id = ${eventId}
    and token_id = any(${[...tokenIds]}::uuid[]) and state = 'created' and kind <> 'user'`.execute(tx);
  await sql`delete from token_attendee where event_id = ${eventId}
    and token_id = any(${[...tokenIds]}::uuid[])`.execute(tx);
}

/** Tells whether a person has a child's token of an event and no adult's. */
export async function hasLoneChild(
  db: Queryable,
  { eventId, holderId }: { eventId: string; holderId: string },
): Promise<boolean> {
  const { rows } = await sql<{ isAlone: boolean }>`
    select coalesce(bool_or(a.kind = 'child'), false)
      and not bool_or(a.kind is distinct from 'child' and t.age_group is distinct from 'CHILD') as "isAlone"
    from token t left join token_attendee a using (event_id, token_id)
    where t.event_id = ${eventId} and t.holder_id = ${holderId} and t.state in ('active', 'checkedIn')`.execute(
    db,
  );
  return rows[0]!.isAlone;
}

export interface NamedGuest {
  kind: 'guest' | 'guestChild';
  firstName: string;
  lastName: string;
  birthDate: string | null;
}

const attendeeKindOf = ({ kind }: NamedGuest) => (kind === 'guest' ? 'guest' : 'child');

/** Stores who enters with a token. Callers lock it first, and end the guest before. */
export async function insertGuest(
  tx: TransactionScope,
  { eventId, tokenId, assignmentId, fromUserId }: TokenKey & { assignmentId: string; fromUserId: string },
  guest: NamedGuest,
): Promise<void> {
  await tx
    .insertInto('tokenAssignment')
    .values({ eventId, tokenId, assignmentId, fromUserId, kind: guest.kind })
    .execute();
  const { firstName, lastName, birthDate: dateOfBirth } = guest;
  await tx
    .insertInto('tokenAttendee')
    .values({ eventId, tokenId, kind: attendeeKindOf(guest), firstName, lastName, dateOfBirth })
    .execute();
}

export interface GuestRow extends TokenKey {
  state: string;
  kind: 'user' | 'guest' | 'guestChild';
  birthDate: string | null;
}

/** Finds an assignment of a guest or child of a person. */
export async function findGuest(
  db: Queryable,
  { assignmentId, fromUserId, scope }: { assignmentId: string; fromUserId: string; scope: EventScope },
): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`
    select g.event_id as "eventId", g.token_id as "tokenId", g.state, g.kind, a.date_of_birth as "birthDate"
    from token_assignment g join event e using (event_id) left join token_attendee a using (event_id, token_id)
    where g.assignment_id = ${assignmentId} and g.from_user_id = ${fromUserId} and ${inScope(scope)}`.execute(
    db,
  );
  return rows[0];
}

/** Corrects who enters with a token. Callers lock it first. */
export async function updateGuest(
  tx: TransactionScope,
  { eventId, tokenId }: TokenKey,
  { firstName, lastName, birthDate: dateOfBirth }: Omit<NamedGuest, 'kind'>,
): Promise<void> {
  await tx
    .updateTable('tokenAttendee')
    .set({ firstName, lastName, dateOfBirth })
    .where('eventId', '=', eventId)
    .where('tokenId', '=', tokenId)
    .execute();
}

/** Stores that the holder enters with a token. Callers lock it first, and end the guest before. */
export async function insertHolder(tx: TransactionScope, { eventId, tokenId }: TokenKey): Promise<void> {
  await tx.insertInto('tokenAttendee').values({ eventId, tokenId, kind: 'holder' }).execute();
}
