import { assignmentStateOf, type AssignmentFacts } from './assignmentState.ts';

const own: AssignmentFacts = { state: 'active', ownerId: 'ada', holderId: 'ada', attendeeKind: null };
const given: AssignmentFacts = { ...own, holderId: 'ben' };

describe('what has become of a token', () => {
  it.each<[ReturnType<typeof assignmentStateOf>, AssignmentFacts, string]>([
    ['unassigned', own, 'ada'],
    ['assignedToMe', { ...own, attendeeKind: 'holder' }, 'ada'],
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
  ])('is %s [C4.11a-d, C4.11f-g, C4.11j, C4.11l-m]', (expected, facts, readerId) => {
    expect(assignmentStateOf(facts, readerId)).toBe(expected);
  });
});
