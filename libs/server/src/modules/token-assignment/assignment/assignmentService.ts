import type {
  CreateTokenAssignmentRequest,
  ResendTokenAssignmentRequest,
  TokenAssignment,
  TokenAssignmentGroup,
} from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { hashSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { findAccountOf, findAccountsOf } from '../../../sale/assignment/assigneeRepository.ts';
import { mayReceive, mayResend, mayRevoke, mayTransfer } from '../../../sale/assignment/assignmentPolicy.ts';
import { presentAssignment } from '../../../sale/assignment/assignmentPresenter.ts';
import {
  findPassable,
  findSent,
  insertInvitations,
  revokeFrom,
  type HeldForTransfer,
} from '../../../sale/assignment/assignmentRepository.ts';
import {
  findInvitationById,
  renewInvitation,
  tokensOfInvitation,
} from '../../../sale/assignment/invitationRepository.ts';
import { endGuests, hasLoneChild } from '../../../sale/assignment/guestRepository.ts';
import { findStandings } from '../../../sale/assignment/standingRepository.ts';
import { makeEntrySecret } from '../../../sale/token/entrySecret.ts';
import { mailInvitations, mailNews, sendWaitMailJob } from './assignmentMail.ts';
import { chainDetails, type Doing } from './doing.ts';
import { acceptableOf } from './invitationService.ts';
import { removeGuest } from './guestService.ts';
import { fromSent, moveTokens } from './moveTokens.ts';

/** Person who gets tokens, by mail. */
export interface Share {
  emailAddress: string;
  tokenIds: readonly string[];
  /** Lines of a file that name the person. */
  lines?: readonly number[];
}

/** @throws the refusal of a token that may not be sent, or not to this person */
function demandShare(
  { lines, tokenIds }: Share,
  recipientId: string | undefined,
  { userId, now, tokens }: Pick<Doing, 'userId' | 'now'> & { tokens: ReadonlyMap<string, HeldForTransfer> },
): void {
  for (const tokenId of tokenIds) {
    const token = found(tokens.get(tokenId));
    const permission = mayTransfer(token, now);
    const opensAt = permission.allowed ? undefined : permission.opensAt?.toISOString();
    demand(permission, opensAt === undefined ? chainDetails : { opensAt });
    if (recipientId !== undefined)
      demand(mayReceive(token, userId, recipientId), lines ? { lines: [...lines] } : undefined);
  }
}

/**
 * Returns when an invitation is mailed: what a session of less than a day sends waits an hour, if doors are later. Nothing
 * waits without a session.
 */
function sendsAtOf(
  { platform, now, authenticatedAt }: Pick<Doing, 'platform' | 'now' | 'authenticatedAt'>,
  doorsAt: Date,
): Date | null {
  const { youngSessionMs, transferWaitMs } = platform.config.sale;
  const isYoung = authenticatedAt && now.getTime() - authenticatedAt.getTime() < youngSessionMs;
  const sendsAt = new Date(now.getTime() + transferWaitMs);
  return isYoung && sendsAt < doorsAt ? sendsAt : null;
}

/**
 * Sends tokens to persons by mail, all or none; the sender's codes work until they are accepted [C7.65].
 * @throws childAlone if a child would be left without an adult, assignmentFailed if something else happened to a token in
 * the same moment
 */
export async function sendShares(
  doing: Doing,
  { eventId, shares, message = null }: { eventId: string; shares: readonly Share[]; message?: string | null },
): Promise<TokenAssignmentGroup> {
  const { platform, tx, now, userId, scope, locale, siteHost } = doing;
  if (!platform.config.abilities.includes('transfer')) throw failure('transferNotAllowed');
  const accounts = await findAccountsOf(
    tx,
    shares.map(({ emailAddress }) => emailAddress),
  );
  const tokenIds = shares.flatMap((share) => share.tokenIds);
  const held = await findPassable(tx, { eventId, tokenIds, holderId: userId, scope });
  const tokens = new Map(held.map((token) => [token.tokenId, token]));
  for (const share of shares) demandShare(share, accounts.get(share.emailAddress), { userId, now, tokens });
  const moves = tokenIds.map((tokenId) => ({
    ...{ eventId, tokenId },
    fromState: 'active' as const,
    toState: 'sent' as const,
  }));
  if (!(await moveTokens(tx, moves, { reason: 'sent', actorId: userId }))) throw failure('assignmentFailed');
  await endGuests(tx, { eventId, tokenIds });
  if (await hasLoneChild(tx, { eventId, holderId: userId })) throw failure('childAlone');
  const sendsAt = sendsAtOf(doing, held[0]!.doorsAt);
  const assignmentGroupId = platform.newId();
  const invitations = shares.map(({ emailAddress, tokenIds: given }) => {
    const acceptanceCode = randomSecret(platform.randomness);
    const key = { eventId, inviteId: platform.newId() };
    return {
      key: { ...key, acceptanceCode },
      row: {
        ...{ ...key, assignmentGroupId, fromUserId: userId, emailAddress, message, sendsAt },
        ...{ userLocale: locale, siteHost, codeHash: hashSecret('tokenInvitation', acceptanceCode) },
      },
      assignments: given.map((tokenId) => ({
        ...{ ...key, tokenId, assignmentId: platform.newId(), fromUserId: userId },
      })),
    };
  });
  const assignments = invitations.flatMap((invitation) => invitation.assignments);
  await insertInvitations(
    tx,
    invitations.map(({ row }) => row),
    assignments,
  );
  await mailInvitations(
    tx,
    platform,
    invitations.map(({ key }) => key),
    sendsAt,
  );
  if (sendsAt) await platform.jobs.add(tx, sendWaitMailJob, { eventId, assignmentGroupId });
  const sentAt = now.toISOString();
  return {
    assignmentGroupId,
    assignments: invitations.flatMap(({ row: { emailAddress }, assignments: own }) =>
      own.map(({ assignmentId }) =>
        presentAssignment({
          ...{ assignmentId, assignmentGroupId, emailAddress, kind: 'user', state: 'created' },
          ...{ firstName: null, lastName: null, createdAt: sentAt, sendsAt: sendsAt?.toISOString() ?? null },
          history: [{ state: 'created', at: sentAt }],
        }),
      ),
    ),
  };
}

/** Sends tokens to one person by mail [C7.65a]. */
export async function sendTokens(
  doing: Doing,
  { eventId, tokenIds, message, emailAddress }: CreateTokenAssignmentRequest,
): Promise<TokenAssignmentGroup> {
  if (emailAddress === undefined) throw failure('assigneeIncomplete', { fields: ['emailAddress'] });
  return sendShares(doing, {
    eventId,
    shares: [{ emailAddress: normaliseEmailAddress(emailAddress), tokenIds }],
    ...(message === undefined ? {} : { message }),
  });
}

/** Presents assignments that the person made. */
async function presentOwn(
  { tx, userId }: Pick<Doing, 'tx' | 'userId'>,
  eventId: string,
  assignments: readonly { tokenId: string }[],
): Promise<TokenAssignment[]> {
  const standings = await findStandings(tx, eventId, userId);
  return assignments.flatMap(({ tokenId }) => {
    const own = standings.get(tokenId)?.own;
    return own ? [presentAssignment(own)] : [];
  });
}

/**
 * Takes back what is open, or revokes what was accepted, and what its recipient made of it since [C7.66].
 * @throws assignmentUpdateFailed if something else happened to the token in the same moment
 */
export async function takeBack(
  { platform, tx, userId, scope }: Pick<Doing, 'platform' | 'tx' | 'userId' | 'scope'>,
  assignmentId: string,
): Promise<void> {
  const sent = found(await findSent(tx, { assignmentId, fromUserId: userId, scope }));
  if (sent.inviteId === null) return removeGuest({ tx, userId, scope }, assignmentId);
  demand(mayRevoke(sent));
  const { eventId, tokenId, tokenState, holderId } = sent;
  const cause = { actorId: userId, assignmentId };
  const isRevoked = sent.state === 'accepted';
  if (isRevoked && tokenState === 'active') {
    // A token has no edge from active to itself: it goes back as one that was sent.
    const outward = { eventId, tokenId, fromState: 'active' as const, toState: 'sent' as const };
    if (!(await moveTokens(tx, [outward], { ...cause, reason: 'revoking' })))
      throw failure('assignmentUpdateFailed');
  }
  const back =
    holderId === userId ? {} : { holderId: userId, entrySecret: makeEntrySecret(platform, tokenId) };
  if (!(await moveTokens(tx, [{ eventId, tokenId, ...fromSent, ...back }], { ...cause, reason: 'revoked' })))
    throw failure('assignmentUpdateFailed');
  if ((await revokeFrom(tx, sent)) === 0) throw failure('assignmentUpdateFailed');
  const news = isRevoked
    ? ({ kind: 'revoked', count: 1, formerHolderId: holderId } as const)
    : ({ kind: 'takenBack', count: 1 } as const);
  await mailNews(tx, platform, { eventId, inviteId: sent.inviteId }, news);
}

/** Mails an open invitation again, with a new secret: the link of the mail before is void [C7.67]. */
export async function resendInvitation(
  doing: Doing,
  { assignmentId, ...body }: ResendTokenAssignmentRequest,
): Promise<TokenAssignment> {
  const { platform, tx, now, userId, scope } = doing;
  const sent = found(await findSent(tx, { assignmentId, fromUserId: userId, scope }));
  const { eventId, inviteId, tokenId } = sent;
  if (inviteId === null) throw failure('assignmentOver');
  const tokens = await tokensOfInvitation(tx, { eventId, inviteId });
  const open = acceptableOf(tokens, now);
  const own = tokens.find((token) => token.assignmentId === assignmentId)!;
  demand(mayResend({ ...own, ...sent }, now));
  const former = found(await findInvitationById(tx, { eventId, inviteId }));
  const emailAddress =
    body.emailAddress === undefined ? former.emailAddress : normaliseEmailAddress(body.emailAddress);
  if (emailAddress === null) throw failure('assignmentOver');
  const account = await findAccountOf(tx, emailAddress);
  if (account) for (const token of open) demand(mayReceive(token, userId, account.userId));
  const moves = open.map((token) => ({
    ...{ eventId, tokenId: token.tokenId },
    fromState: 'sent' as const,
    toState: 'sent' as const,
  }));
  if (!(await moveTokens(tx, moves, { reason: 'resent', actorId: userId }))) throw failure('assignmentOver');
  const acceptanceCode = randomSecret(platform.randomness);
  const codeHash = hashSecret('tokenInvitation', acceptanceCode);
  const sendsAt = former.sendsAt ?? sendsAtOf(doing, own.doorsAt);
  await renewInvitation(tx, { eventId, inviteId }, { codeHash, emailAddress, sendsAt });
  await mailInvitations(tx, platform, [{ eventId, inviteId, acceptanceCode }], sendsAt);
  const { assignmentGroupId } = former;
  if (sendsAt) await platform.jobs.add(tx, sendWaitMailJob, { eventId, assignmentGroupId });
  const [presented] = await presentOwn(doing, eventId, [{ tokenId }]);
  return found(presented);
}
