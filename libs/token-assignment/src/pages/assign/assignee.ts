import type { AssigneeKind, CreateTokenAssignmentRequest } from '@foyer/contract';
import { isBlank } from '@foyer/util';
import { asksBirthDate, guestProblems, type TypedGuest } from '../../model/guest.ts';
import { addressProblem } from '../../model/addressProblem.ts';

/** Who gets tokens, as typed. */
export interface Assignee extends TypedGuest {
  emailAddress?: string;
  message?: string;
}

export interface AssigneeRules {
  /** Address of the sender. */
  ownAddress: string | undefined;
  /** Of the event. */
  minimumAge: number | undefined;
}

/** Returns a message key per field that must be corrected. */
export function assigneeProblems(
  kind: AssigneeKind,
  assignee: Assignee,
  { ownAddress, minimumAge }: AssigneeRules,
): Record<string, string> {
  if (kind !== 'user') return guestProblems(assignee, asksBirthDate(kind, minimumAge));
  const problem = addressProblem(assignee.emailAddress, ownAddress);
  return problem === undefined ? {} : { emailAddress: problem };
}

/** Request for tokens and who gets them; what the kind doesn't need is left out. */
export function assignmentRequest(
  { eventId, tokenIds, minimumAge }: { eventId: string; tokenIds: string[]; minimumAge: number | undefined },
  kind: AssigneeKind,
  { emailAddress = '', message = '', firstName = '', lastName = '', birthDate = '' }: Assignee,
): CreateTokenAssignmentRequest {
  const common = { eventId, tokenIds, assigneeKind: kind };
  if (kind === 'user') {
    const words = message.trim();
    return { ...common, emailAddress: emailAddress.trim(), ...(isBlank(words) ? {} : { message: words }) };
  }
  return {
    ...common,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(asksBirthDate(kind, minimumAge) && birthDate ? { birthDate } : {}),
  };
}
