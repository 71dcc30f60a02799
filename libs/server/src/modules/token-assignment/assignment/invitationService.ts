import type { AcceptedInvitation, Locale, TokenInvitation } from '@foyer/contract';
import { maskedAddress } from '../../../platform/mail/maskedAddress.ts';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { hashSecret, isSecret } from '../../../platform/security/secrets.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { findRecipient } from '../../../sale/assignment/assigneeRepository.ts';
import { isAcceptable, longestChain, mayReceive } from '../../../sale/assignment/assignmentPolicy.ts';
import {
  endOpen,
  findInvitation,
  tokensOfInvitation,
  type InvitationRow,
  type InvitedTokenRow,
} from '../../../sale/assignment/invitationRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { mayBuyAtAge } from '../../../sale/limit/agePolicy.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { makeEntrySecret } from '../../../sale/token/entrySecret.ts';
import { seatOf } from '../../../sale/token/tokenPresenter.ts';
import { mailNews } from './assignmentMail.ts';
import { chainDetails, type Doing } from './doing.ts';
import { fromSent, moveTokens } from './moveTokens.ts';

/** Invitation whose tokens can still be accepted. */
interface LinkedInvitation {
  invitation: InvitationRow;
  tokens: InvitedTokenRow[];
  codeHash: Buffer;
}

export interface InvitationLink {
  inviteId: string;
  acceptanceCode: string;
}

/** @throws tokenNoLongerValid for an unknown link, a used one, and one of before another mail */
async function findLinked(
  db: Queryable,
  { inviteId, acceptanceCode }: InvitationLink,
  scope: EventScope,
): Promise<LinkedInvitation> {
  if (!isSecret(acceptanceCode)) throw failure('tokenNoLongerValid');
  const codeHash = hashSecret('tokenInvitation', acceptanceCode);
  const invitation = await findInvitation(db, { inviteId, codeHash, scope });
  if (!invitation) throw failure('tokenNoLongerValid');
  return { invitation, codeHash, tokens: await tokensOfInvitation(db, invitation) };
}

/** Filters the tokens of an invitation that can be accepted now. */
export const acceptableOf = (tokens: readonly InvitedTokenRow[], now: Date): InvitedTokenRow[] =>
  tokens.filter((token) =>
    isAcceptable({ ...token, state: token.assignmentState, tokenState: token.state }, now),
  );

/** @throws tokenNoLongerValid unless some can be accepted now */
function openOf(tokens: readonly InvitedTokenRow[], now: Date): InvitedTokenRow[] {
  const open = acceptableOf(tokens, now);
  if (open.length === 0) throw failure('tokenNoLongerValid');
  return open;
}

/** Tells what a mailed link hands over; changes nothing [C7.64]. */
export async function readInvitation(
  db: Queryable,
  link: InvitationLink,
  { scope, locale, now }: { scope: EventScope; locale: Locale; now: Date },
): Promise<TokenInvitation> {
  const { invitation, tokens } = await findLinked(db, link, scope);
  const open = openOf(tokens, now);
  const { eventId } = invitation;
  const event = found(
    (await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale })).get(eventId),
  );
  const sectionNames = await readSectionNames(db, eventId);
  const [first] = open as [InvitedTokenRow];
  const minimumAge = Math.max(...open.map(({ policy }) => policy.minimumAge ?? 0));
  return {
    eventId,
    event,
    inviteId: invitation.inviteId,
    assignmentGroupId: invitation.assignmentGroupId,
    inviterFirstName: invitation.inviterFirstName ?? '',
    inviterLastName: invitation.inviterLastName ?? '',
    emailAddress: maskedAddress(invitation.emailAddress),
    assigneeHasAccount: invitation.assigneeHasAccount,
    ...(invitation.message === null ? {} : { message: invitation.message }),
    tokens: open.map((token) => {
      const seat = seatOf(token, sectionNames);
      const section = token.sectionCode === null ? undefined : sectionNames.get(token.sectionCode);
      return {
        tokenId: token.tokenId,
        name: inLocale(token.names, locale),
        seating: token.seating,
        ...(seat ? { seat } : {}),
        ...(!seat && section !== undefined ? { sectionName: section } : {}),
        attendance: token.attendance,
        ...(token.ageGroup ? { ageGroup: token.ageGroup } : {}),
      };
    }),
    ...(minimumAge > 0 ? { minimumAge } : {}),
    idRequired: open.some(({ policy }) => policy.idRequired),
    acceptUntil: first.doorsAt.toISOString(),
  };
}

/** Accepts an invitation; new secrets make the former holder's codes invalid [C7.64, C6.04]. */
export async function acceptInvitation(
  { platform, tx, now, userId, scope }: Omit<Doing, 'locale' | 'siteHost'>,
  link: InvitationLink,
): Promise<AcceptedInvitation> {
  const { invitation, tokens, codeHash } = await findLinked(tx, link, scope);
  const { eventId } = invitation;
  const mine = tokens.filter(
    ({ assignmentState, toUserId }) => assignmentState === 'accepted' && toUserId === userId,
  );
  if (mine.length > 0) return { eventId, tokenIds: mine.map(({ tokenId }) => tokenId) };
  const open = openOf(tokens, now);
  const { dateOfBirth, isFrozen } = found(await findRecipient(tx, userId));
  if (isFrozen) throw failure('tokensFrozen');
  for (const token of open) {
    demand(mayReceive(token, invitation.fromUserId, userId));
    if (token.chain.length > longestChain) throw failure('assignmentChainLimit', chainDetails);
    const minimumAge = token.policy.minimumAge ?? 0;
    demand(mayBuyAtAge(dateOfBirth, { minimumAge, day: token.day }), { minimumAge });
  }
  const moves = open.map(({ tokenId }) => ({
    ...{ eventId, tokenId, ...fromSent, holderId: userId },
    entrySecret: makeEntrySecret(platform, tokenId),
  }));
  if (!(await moveTokens(tx, moves, { reason: 'accepted', actorId: userId })))
    throw failure('tokenNoLongerValid');
  const ended = await endOpen(tx, { ...invitation, codeHash }, { state: 'accepted', toUserId: userId });
  if (ended !== open.length) throw failure('tokenNoLongerValid');
  await mailNews(tx, platform, invitation, { kind: 'accepted', count: open.length, byUserId: userId });
  return { eventId, tokenIds: open.map(({ tokenId }) => tokenId) };
}

/** Declines an invitation, whose tokens are the sender's again [C7.64]. */
export async function declineInvitation(
  { platform, tx, now, scope }: Pick<Doing, 'platform' | 'tx' | 'now' | 'scope'>,
  link: InvitationLink,
): Promise<void> {
  const { invitation, tokens, codeHash } = await findLinked(tx, link, scope);
  const { eventId } = invitation;
  const open = openOf(tokens, now);
  const moves = open.map(({ tokenId }) => ({ eventId, tokenId, ...fromSent }));
  if (!(await moveTokens(tx, moves, { reason: 'declined' }))) throw failure('tokenNoLongerValid');
  if ((await endOpen(tx, { ...invitation, codeHash }, { state: 'declined' })) !== open.length)
    throw failure('tokenNoLongerValid');
  await mailNews(tx, platform, invitation, { kind: 'declined', count: open.length });
}
