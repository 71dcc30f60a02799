import { assignmentStateOf, type AssignmentFacts } from './assignmentState.ts';

const own: AssignmentFacts = { state: 'active', ownerId: 'ada', holderId: 'ada', attendeeKind: null };
const given: AssignmentFacts = { ...own, holderId: 'ben' };

describe('what has become of a token', () => {
  it.each<[ReturnType<typeof assignmentStateOf>, AssignmentFacts, string]>([
    ['unassigned', own, 'ada'],
    ['assignedToMe', { ...own, attendeeKind: 'holder' }, 'ada'],
    ['declined', { ...own, lastAssignment: 'declined' }, 'ada'],
    ['revoked', { ...own, lastAssignment: 'revoked' }, 'ada'],
    ['guestReturned', { ...own, lastAssignment: 'returned' }, 'ada'],
    ['unassigned', { ...own, lastAssignment: 'accepted' }, 'ada'],
    ['guest', { ...own, attendeeKind: 'guest', lastAssignment: 'declined' }, 'ada'],
    ['guest', { ...own, attendeeKind: 'guest' }, 'ada'],
    ['child', { ...own, attendeeKind: 'child' }, 'ada'],
    ['accepted', given, 'ada'],
    ['accepted', { ...given, attendeeKind: 'holder' }, 'ada'],
    ['assignedToMe', given, 'ben'],
    ['guest', { ...given, attendeeKind: 'guest' }, 'ben'],
    ['sent', { ...own, state: 'sent', attendeeKind: 'guest' }, 'ada'],
    ['selling', { ...own, state: 'selling' }, 'ada'],
    ['checkedIn', { ...given, state: 'checkedIn' }, 'ada'],
    ['notUsed', { ...own, state: 'notUsed' }, 'ada'],
    [undefined, { ...own, state: 'voided' }, 'ada'],
  ])('is %s [C4.11a-h, C4.11j-m]', (expected, facts, readerId) => {
    expect(assignmentStateOf(facts, readerId)).toBe(expected);
  });
});
