import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { mayGiveBack } from '../../../sale/assignment/assignmentPolicy.ts';
import { endReturned, findReceived } from '../../../sale/assignment/assignmentRepository.ts';
import { endGuests } from '../../../sale/assignment/guestRepository.ts';
import { makeEntrySecret } from '../../../sale/token/entrySecret.ts';
import { mailNews } from './assignmentMail.ts';
import type { Doing } from './doing.ts';
import { fromSent, moveTokens } from './moveTokens.ts';

/**
 * Gives a token that the person accepted back to its sender, with a new secret [C7.66].
 * @throws assignmentUpdateFailed if something else happened to the token in the same moment
 */
export async function giveBack(
  { platform, tx, userId, scope }: Pick<Doing, 'platform' | 'tx' | 'userId' | 'scope'>,
  { assignmentId, message }: { assignmentId: string; message?: string },
): Promise<void> {
  const received = found(await findReceived(tx, { assignmentId, toUserId: userId, scope }));
  demand(mayGiveBack(received));
  const { eventId, tokenId, inviteId, fromUserId } = received;
  const cause = { actorId: userId, assignmentId };
  // A token has no edge from active to itself: it goes back as one that was sent.
  const outward = { eventId, tokenId, fromState: 'active' as const, toState: 'sent' as const };
  const back = {
    ...{ eventId, tokenId, ...fromSent, holderId: fromUserId },
    entrySecret: makeEntrySecret(platform, tokenId),
  };
  const isBack =
    (await moveTokens(tx, [outward], { ...cause, reason: 'returning' })) &&
    (await moveTokens(tx, [back], { ...cause, reason: 'returned' })) &&
    (await endReturned(tx, received));
  if (!isBack) throw failure('assignmentUpdateFailed');
  await endGuests(tx, { eventId, tokenIds: [tokenId] });
  await mailNews(
    tx,
    platform,
    { eventId, inviteId },
    { kind: 'returned', count: 1, byUserId: userId, ...(message === undefined ? {} : { message }) },
  );
}
