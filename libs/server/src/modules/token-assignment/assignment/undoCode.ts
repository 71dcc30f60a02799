import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';

interface GroupKey {
  eventId: string;
  assignmentGroupId: string;
}

const context = 'undoTransfer';

/** Makes the secret of the link that takes an act of sending back until its mails leave. */
export const undoCodeOf = (
  { sealer }: Pick<Platform, 'sealer'>,
  { eventId, assignmentGroupId }: GroupKey,
): string => sealer.seal(`${eventId} ${assignmentGroupId}`, context).toString('base64url');

/** @throws assignmentSent for a secret that this server did not make */
export function openUndoCode({ sealer }: Pick<Platform, 'sealer'>, undoCode: string): GroupKey {
  try {
    const [eventId, assignmentGroupId] = sealer
      .unseal(Buffer.from(undoCode, 'base64url'), context)
      .split(' ');
    return { eventId: eventId!, assignmentGroupId: assignmentGroupId! };
  } catch {
    throw failure('assignmentSent');
  }
}
