import type { Locale, WaitingAssignments } from '@foyer/contract';
import { maskedAddress } from '../../../platform/mail/maskedAddress.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findWaiting,
  revokeWaiting,
  type WaitingRow,
} from '../../../sale/assignment/invitationRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { openUndoCode } from './undoCode.ts';
import { fromSent, moveTokens } from './moveTokens.ts';

const mostShown = 20;

/** @throws assignmentSent once nothing waits any more */
async function readWaiting(
  db: Queryable,
  platform: Pick<Platform, 'sealer'>,
  { undoCode, scope }: { undoCode: string; scope: EventScope },
): Promise<[WaitingRow, ...WaitingRow[]]> {
  const [first, ...others] = await findWaiting(db, { ...openUndoCode(platform, undoCode), scope });
  if (!first) throw failure('assignmentSent');
  return [first, ...others];
}

/** Tells what is sent later, and to whom; changes nothing. */
export async function describeWaiting(
  db: Queryable,
  platform: Pick<Platform, 'sealer'>,
  { scope, locale, ...ask }: { undoCode: string; scope: EventScope; locale: Locale },
): Promise<WaitingAssignments> {
  const waiting = await readWaiting(db, platform, { ...ask, scope });
  const [{ eventId, sendsAt }] = waiting;
  const summaries = await readSummaries(db, [eventId], { scope: withUnpublished(scope), locale });
  return {
    event: found(summaries.get(eventId)),
    quantity: waiting.reduce((sum, { tokenIds }) => sum + tokenIds.length, 0),
    recipients: waiting.slice(0, mostShown).map(({ emailAddress }) => maskedAddress(emailAddress)),
    recipientCount: waiting.length,
    sendsAt: sendsAt.toISOString(),
  };
}

/** Takes back what is sent later: who was to get it has heard nothing. */
export async function undoWaiting(
  { platform, tx, scope }: { platform: Platform; tx: TransactionScope; scope: EventScope },
  undoCode: string,
): Promise<void> {
  const waiting = await readWaiting(tx, platform, { undoCode, scope });
  const moves = waiting.flatMap(({ eventId, tokenIds }) =>
    tokenIds.map((tokenId) => ({ eventId, tokenId, ...fromSent })),
  );
  if (!(await moveTokens(tx, moves, { reason: 'revoked' }))) throw failure('assignmentSent');
  if ((await revokeWaiting(tx, waiting)) !== moves.length) throw failure('assignmentSent');
}
