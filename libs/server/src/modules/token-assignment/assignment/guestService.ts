import type {
  CreateTokenAssignmentRequest,
  EditTokenAssignmentRequest,
  SelfAssignmentCheck,
  SelfAssignRequest,
  TokenAssignment,
  TokenAssignmentGroup,
} from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand, presentPermission, type Permission } from '../../../platform/http/access/permission.ts';
import { findRecipient } from '../../../sale/assignment/assigneeRepository.ts';
import { presentAssignment } from '../../../sale/assignment/assignmentPresenter.ts';
import {
  isOfAge,
  mayChange,
  mayNameChild,
  mayNameGuest,
  maySelfAssign,
} from '../../../sale/assignment/guestPolicy.ts';
import {
  endGuests,
  findForGuest,
  findGuest,
  insertGuest,
  insertHolder,
  updateGuest,
  type GuestTokenRow,
  type NamedGuest,
} from '../../../sale/assignment/guestRepository.ts';
import { findStandings } from '../../../sale/assignment/standingRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { mayBuyAtAge } from '../../../sale/limit/agePolicy.ts';
import type { Doing } from './doing.ts';

type Naming = Pick<Doing, 'platform' | 'tx' | 'userId' | 'scope'>;

const minimumAgeOf = ({ policy }: GuestTokenRow): number => policy.minimumAge ?? 0;

/** @throws assigneeIncomplete, childTooOld, belowMinimumEventAge with the age */
function demandAge(token: GuestTokenRow, { kind, birthDate }: Pick<NamedGuest, 'kind' | 'birthDate'>): void {
  const minimumAge = minimumAgeOf(token);
  const permission = isOfAge(kind, birthDate, { minimumAge, day: token.day });
  const isMissing = !permission.allowed && permission.reason === 'assigneeIncomplete';
  demand(permission, isMissing ? { fields: ['birthDate'] } : { minimumAge });
}

async function presentGuest(
  tx: TransactionScope,
  { eventId, tokenId }: GuestTokenRow,
  userId: string,
): Promise<TokenAssignment> {
  return presentAssignment(found((await findStandings(tx, eventId, userId)).get(tokenId)?.own));
}

/** Names the guest or child who enters with the holder, in place of one that was named before [C7.65]. */
export async function nameGuest(
  { platform, tx, userId, scope }: Naming,
  { eventId, tokenIds, assigneeKind, firstName, lastName, birthDate }: CreateTokenAssignmentRequest,
): Promise<TokenAssignmentGroup> {
  const kind = assigneeKind === 'guestChild' ? 'guestChild' : 'guest';
  const [tokenId, ...others] = tokenIds as [string, ...string[]];
  if (others.length > 0) throw failure('invalidRequest', { field: 'tokenIds' });
  const key = { eventId, tokenId, holderId: userId, scope, lock: true };
  const token = found(await findForGuest(tx, key));
  demand(kind === 'guest' ? mayNameGuest(token) : mayNameChild(token));
  if (firstName === undefined || lastName === undefined) {
    const fields = Object.entries({ firstName, lastName }).flatMap(([name, value]) =>
      value === undefined ? [name] : [],
    );
    throw failure('assigneeIncomplete', { fields });
  }
  const guest = { kind, firstName, lastName, birthDate: birthDate ?? null } as const;
  demandAge(token, guest);
  await endGuests(tx, { eventId, tokenIds: [tokenId] });
  const assignmentId = platform.newId();
  await insertGuest(tx, { eventId, tokenId, assignmentId, fromUserId: userId }, guest);
  return { assignmentGroupId: assignmentId, assignments: [await presentGuest(tx, token, userId)] };
}

/** Corrects a guest or child [C7.67, C6.05]. */
export async function editGuest(
  { tx, userId, scope }: Naming,
  { assignmentId, firstName, lastName, birthDate }: EditTokenAssignmentRequest,
): Promise<TokenAssignment> {
  const { eventId, tokenId } = found(await findGuest(tx, { assignmentId, fromUserId: userId, scope }));
  const token = await findForGuest(tx, { eventId, tokenId, holderId: userId, scope, lock: true });
  // Read again under the lock.
  const guest = found(await findGuest(tx, { assignmentId, fromUserId: userId, scope }));
  if (!token || guest.state !== 'created' || guest.kind === 'user') throw failure('assignmentOver');
  demand(mayChange(token));
  const named = { kind: guest.kind, firstName, lastName, birthDate: birthDate ?? guest.birthDate };
  demandAge(token, named);
  await updateGuest(tx, token, named);
  return presentGuest(tx, token, userId);
}

/** Takes a guest or child off a token. */
export async function removeGuest(
  { tx, userId, scope }: Pick<Naming, 'tx' | 'userId' | 'scope'>,
  assignmentId: string,
): Promise<void> {
  const { eventId, tokenId } = found(await findGuest(tx, { assignmentId, fromUserId: userId, scope }));
  const token = await findForGuest(tx, { eventId, tokenId, holderId: userId, scope, lock: true });
  const guest = found(await findGuest(tx, { assignmentId, fromUserId: userId, scope }));
  if (!token || guest.state !== 'created') throw failure('assignmentOver');
  demand(mayChange(token));
  await endGuests(tx, { eventId, tokenIds: [tokenId] });
}

async function checkSelf(
  db: Queryable,
  token: GuestTokenRow,
  userId: string,
): Promise<{ permission: Permission; minimumAge: number }> {
  const minimumAge = minimumAgeOf(token);
  const permission = maySelfAssign(token);
  if (!permission.allowed || minimumAge === 0) return { permission, minimumAge };
  const { dateOfBirth } = found(await findRecipient(db, userId));
  return { permission: mayBuyAtAge(dateOfBirth, { minimumAge, day: token.day }), minimumAge };
}

/** Makes a token the holder's own to enter with, in place of a guest; the same again if it is already [C7.67]. */
export async function selfAssign(
  { tx, userId, scope }: Naming,
  { eventId, tokenId }: SelfAssignRequest,
): Promise<void> {
  const token = found(await findForGuest(tx, { eventId, tokenId, holderId: userId, scope, lock: true }));
  if (token.attendeeKind === 'holder') return;
  const { permission, minimumAge } = await checkSelf(tx, token, userId);
  demand(permission, { minimumAge });
  await endGuests(tx, { eventId, tokenIds: [tokenId] });
  await insertHolder(tx, token);
}

/** Tells whether the holder may enter with a token; changes nothing [C7.67]. */
export async function checkSelfAssignment(
  db: Queryable,
  { userId, scope }: { userId: string; scope: EventScope },
  { eventId, tokenId }: SelfAssignRequest,
): Promise<SelfAssignmentCheck> {
  const token = found(await findForGuest(db, { eventId, tokenId, holderId: userId, scope }));
  const { permission, minimumAge } = await checkSelf(db, token, userId);
  return { selfAssign: presentPermission(permission), ...(minimumAge > 0 ? { minimumAge } : {}) };
}
