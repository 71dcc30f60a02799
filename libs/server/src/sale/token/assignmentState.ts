import type { AssignmentState, TokenAssignmentState, TokenState } from '@foyer/contract';

/** Attendee of a token: its holder, or a guest or child who enters with the holder. */
export type AttendeeKind = 'holder' | 'guest' | 'child';

/** Facts from which the assignment state of a token is derived. */
export interface AssignmentFacts {
  state: TokenState;
  ownerId: string;
  holderId: string;
  /** Null until the token is assigned. */
  attendeeKind: AttendeeKind | null;
  /** State of the last assignment by the reader. */
  lastAssignment?: AssignmentState | undefined;
}

/** What tells how the last assignment of an unassigned token ended. */
const stateByEnd: Partial<Record<AssignmentState, TokenAssignmentState>> = {
  declined: 'declined',
  returned: 'guestReturned',
  bounced: 'bounced',
  revoked: 'revoked',
};
const stateByAttendee = { holder: 'assignedToMe', guest: 'guest', child: 'child' } as const;

/**
 * Derives the assignment state of a token from the view of its owner or holder [C4.11]; no other place does.
 * @returns undefined for a voided token
 */
export function assignmentStateOf(
  { state, ownerId, holderId, attendeeKind, lastAssignment }: AssignmentFacts,
  readerId: string,
): TokenAssignmentState | undefined {
  if (state === 'voided') return undefined;
  if (state !== 'active') return state;
  if (holderId !== readerId) return 'accepted';
  if (attendeeKind !== null) return stateByAttendee[attendeeKind];
  if (ownerId !== readerId) return 'assignedToMe';
  return (lastAssignment && stateByEnd[lastAssignment]) ?? 'unassigned';
}
