import { mayHold } from './offerPolicy.ts';

const opensAt = new Date('2027-02-01T15:00:00Z');
const closesAt = new Date('2027-03-01T15:00:00Z');
const offer = { marketplaceType: 'purchase', opensAt, closesAt };
const during = { status: 'Upcoming', now: new Date('2027-02-10T15:00:00Z'), free: 3 };
const at = (time: number) => ({ ...during, now: new Date(time) });
const closed = { allowed: false, reason: 'marketplaceClosed' };

describe('an offer may be held', () => {
  it.each([
    ['in its window', offer, during, { allowed: true }],
    ['from the start of its window', offer, at(opensAt.getTime()), { allowed: true }],
    ['not before, and says from when', offer, at(opensAt.getTime() - 1), { ...closed, opensAt }],
    ['not from the end of its window', offer, at(closesAt.getTime()), closed],
    ['not of a cancelled event', offer, { ...during, status: 'Cancelled' }, closed],
    ['not of a postponed event', offer, { ...during, status: 'Postponed' }, closed],
    ['not of a draw', { ...offer, marketplaceType: 'draw' }, during, closed],
    [
      'not when nothing is left',
      offer,
      { ...during, free: 0 },
      { allowed: false, reason: 'purchaseSoldOut' },
    ],
    [
      'not when nothing is left before it opens',
      offer,
      { ...at(opensAt.getTime() - 1), free: 0 },
      { allowed: false, reason: 'purchaseSoldOut' },
    ],
  ])('%s [C4.05a, C4.05c, C4.05i-j, C8.10b, C8.10e]', (_name, subject, circumstances, permission) => {
    expect(mayHold(subject, circumstances)).toEqual(permission);
  });
});
