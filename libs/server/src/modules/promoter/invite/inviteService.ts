import type {
  AcceptedInvite,
  AcceptPublicInviteRequest,
  CreateInviteRequest,
  Invite,
  InviteList,
  Locale,
  MemberRight,
} from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { days } from '../../../platform/time/units.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { accountOfGuest, inviteGuest } from '../../../sale/guest/guestAccount.ts';
import { grantRights, noteRoleChange } from '../../../sale/membership/membershipRepository.ts';
import { sealingOf, sendInviteJob } from './inviteMail.ts';
import { presentInvite, presentMember } from './invitePresenter.ts';
import {
  endInvite,
  findInvite,
  findInviteById,
  findVerifiedAddress,
  insertInvite,
  isInvited,
  listInviteRows,
  listMembers,
  lockOrganisation,
  mayStillGive,
  renewInvite,
  type InviteKey,
  type InviteRow,
} from './inviteRepository.ts';

const lifetimeMs = days(7);
/** Contract's maxima of a list. */
const most = { members: 500, invites: 200 };
const gone = () => failure('inviteGone');

/** Member who invites, within a transaction. */
export interface Inviting extends InTransaction {
  platform: Platform;
  actor: Actor;
  site: Site;
  locale: Locale;
}

/** Lists members and invitations of an organisation [C7.74a]. */
export async function readInvites(db: Queryable, clientId: string): Promise<InviteList> {
  const members = await listMembers(db, clientId, most.members);
  const invites = await listInviteRows(db, clientId, most.invites);
  return { members: members.map(presentMember), invites: invites.map(presentInvite) };
}

/** Throws unless the caller has the rights: a member gives no more than their own, so that no member makes themselves owner. */
function requireOwnRights({ memberships }: Actor, clientId: string, rights: readonly MemberRight[]): void {
  const own = memberships.find((each) => each.clientId === clientId)?.rights ?? [];
  if (own.includes('owner')) return;
  const right = rights.find((each) => !own.includes(each));
  if (right) throw failure('inviteRightNotHeld', { right });
}

/** Creates the secret of a link, for its hash and its mail. */
function createCode(platform: Platform, inviteId: string) {
  const code = randomSecret(platform.randomness);
  return {
    codeHash: hashSecret('invite', code),
    sealedCode: platform.sealer.seal(code, sealingOf(inviteId)).toString('base64'),
  };
}

const readInvite = async (tx: Queryable, key: InviteKey): Promise<Invite> =>
  presentInvite(found(await findInviteById(tx, key)));

async function refuseTwice(tx: InTransaction['tx'], clientId: string, emailAddress: string): Promise<void> {
  await lockOrganisation(tx, clientId);
  if (await isInvited(tx, { clientId, emailAddress })) throw failure('inviteOpen');
}

/**
 * Invites a person to become a member [C7.74d].
 * @throws Failure inviteRightNotHeld; inviteOpen for an address with an open invitation
 */
export async function createInvite(
  { platform, tx, now, actor, site, locale: own }: Inviting,
  { clientId, rights, locale = own, ...request }: CreateInviteRequest,
): Promise<Invite> {
  requireOwnRights(actor, clientId, rights);
  const emailAddress = normaliseEmailAddress(request.emailAddress);
  await refuseTwice(tx, clientId, emailAddress);
  const inviteId = platform.newId();
  const { codeHash, sealedCode } = createCode(platform, inviteId);
  await insertInvite(tx, {
    ...{ clientId, inviteId, emailAddress, rights, codeHash, userLocale: locale, invitedBy: actor.userId },
    siteHost: mailHostOf(site),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  await platform.jobs.addAll(tx, sendInviteJob, [{ payload: { clientId, inviteId, number: 1, sealedCode } }]);
  return readInvite(tx, { clientId, inviteId });
}

/**
 * Mails an invitation again, with a new link [C7.74e]. It counts as the caller's from then on.
 * @throws Failure notFound, inviteNotOpen, inviteRightNotHeld; inviteOpen if it expired and the address has another one
 */
export async function resendInvite(
  { platform, tx, now, actor }: Inviting,
  { clientId, inviteId }: InviteKey,
): Promise<Invite> {
  const key = { clientId, inviteId };
  const { rights, state, emailAddress } = found(await findInviteById(tx, key));
  requireOwnRights(actor, clientId, rights);
  if (state === 'expired' && emailAddress !== null) await refuseTwice(tx, clientId, emailAddress);
  const { codeHash, sealedCode } = createCode(platform, inviteId);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const renewed = { codeHash, expiresAt, invitedBy: actor.userId };
  if (!(await renewInvite(tx, key, renewed))) throw failure('inviteNotOpen');
  const { mails: number } = found(await findInviteById(tx, key));
  await platform.jobs.addAll(tx, sendInviteJob, [{ payload: { ...key, number, sealedCode } }]);
  return readInvite(tx, key);
}

/** Ends an invitation that is not answered [C7.74f]. @throws Failure notFound, inviteNotOpen */
export async function revokeInvite(
  { tx, now }: InTransaction,
  { clientId, inviteId }: InviteKey,
): Promise<Invite> {
  const key = { clientId, inviteId };
  const { state } = found(await findInviteById(tx, key));
  if (state !== 'revoked' && !(await endInvite(tx, key, { revokedAt: now }))) throw failure('inviteNotOpen');
  return readInvite(tx, key);
}

/** Link of a request, and the organisations that its site reaches. */
export interface InviteQuery {
  inviteCode: string;
  scope: EventScope;
}

/** Finds the invitation of a link, whatever its state. @throws Failure inviteGone */
export async function findLinked(db: Queryable, { inviteCode, scope }: InviteQuery): Promise<InviteRow> {
  if (!isSecret(inviteCode)) throw gone();
  const invite = await findInvite(db, { codeHash: hashSecret('invite', inviteCode), scope });
  if (!invite) throw gone();
  return invite;
}

/**
 * Ends an open invitation as accepted, and gives its rights, unless who invited has lost them.
 * @throws Failure inviteGone
 */
async function join(
  { platform, tx, now }: { platform: Platform } & InTransaction,
  invite: InviteRow,
  userId: string,
): Promise<void> {
  const { clientId, inviteId, rights, invitedBy } = invite;
  if (!(await mayStillGive(tx, invite))) throw gone();
  if (!(await endInvite(tx, invite, { acceptedBy: userId }))) throw gone();
  if (!(await grantRights(tx, userId, { clientId, rights }))) return;
  await noteRoleChange(
    tx,
    {
      ...{ changeId: platform.newId(), userId, change: 'grant', role: 'client', clientId, rights },
      eventId: undefined,
      operator: `invite ${inviteId} by ${invitedBy}`,
    },
    now,
  );
}

/**
 * Makes the caller a member [C7.74g].
 * @throws Failure inviteGone; inviteForAnother if it was mailed to another address than the caller's
 */
export async function acceptInvite(
  context: { platform: Platform; userId: string } & InTransaction,
  query: InviteQuery,
): Promise<AcceptedInvite> {
  const { tx, userId } = context;
  const invite = await findLinked(tx, query);
  const { clientId } = invite;
  if (invite.acceptedBy === userId) return { clientId };
  if (invite.state !== 'pending') throw gone();
  if (invite.emailAddress !== (await findVerifiedAddress(tx, userId))) throw failure('inviteForAnother');
  await join(context, invite, userId);
  return { clientId };
}

/**
 * Accepts for an address without a finished account [C7.74h]: one is begun, and its owner is mailed the link to finish it.
 * @throws Failure inviteGone; inviteNeedsLogIn for an address with an account
 */
export async function acceptPublicInvite(
  context: { platform: Platform } & InTransaction,
  { inviteCode, firstName, lastName }: AcceptPublicInviteRequest,
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<AcceptedInvite> {
  const { platform, tx, now } = context;
  const invite = await findLinked(tx, { inviteCode, scope });
  const { clientId, emailAddress, siteHost } = invite;
  if (invite.state !== 'pending' || emailAddress === null) throw gone();
  const account = await accountOfGuest(platform, tx, { emailAddress, locale, firstName, lastName }, now);
  if (!account.isPartial) throw failure('inviteNeedsLogIn');
  await join(context, invite, account.userId);
  await platform.jobs.addAll(tx, inviteGuest, [{ payload: { userId: account.userId, siteHost } }]);
  return { clientId };
}

/** Declines an invitation [C7.74i]. Repeating it changes nothing. @throws Failure inviteGone */
export async function declineInvite({ tx, now }: InTransaction, query: InviteQuery): Promise<void> {
  const invite = await findLinked(tx, query);
  if (invite.state === 'declined') return;
  if (!(await endInvite(tx, invite, { declinedAt: now }))) throw gone();
}
