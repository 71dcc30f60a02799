import type { CreateTokenAssignmentRequest } from '@foyer/contract';

/** Who gets tokens, as typed. */
export interface Assignee {
  emailAddress?: string;
  message?: string;
}

/** Request for tokens and who gets them. */
export function assignmentRequest(
  { eventId, tokenIds }: { eventId: string; tokenIds: string[] },
  { emailAddress = '', message = '' }: Assignee,
): CreateTokenAssignmentRequest {
  const words = message.trim();
  return {
    eventId,
    tokenIds,
    assigneeKind: 'user',
    emailAddress: emailAddress.trim(),
    ...(words === '' ? {} : { message: words }),
  };
}
