import { allowed, refused } from '../../../../platform/http/access/permission.ts';
import { hours } from '../../../../platform/time/units.ts';
import { mayChangeEntries, mayEnter, shownState, type OpenDraw } from './drawPolicy.ts';

const now = new Date('2026-03-02T12:00:00Z');
const after = (count: number) => new Date(now.getTime() + hours(count));
const draw: OpenDraw = { state: 'open', opensAt: after(-1), closesAt: after(1) };
const around = { status: 'Upcoming', now };

describe('entries of a draw', () => {
  it.each([
    ['are taken while it is open', draw, {}, undefined],
    ['not before it opens', { ...draw, opensAt: after(1), closesAt: after(2) }, {}, 'marketplaceClosed'],
    ['not at its end, before the job has closed it', { ...draw, closesAt: now }, {}, 'marketplaceClosed'],
    ['not once it is closed', { ...draw, state: 'closed' as const }, {}, 'marketplaceClosed'],
    ['not for a cancelled event', draw, { status: 'Cancelled' }, 'marketplaceClosed'],
    ['not for an event without a date', draw, { status: 'Postponed' }, 'marketplaceClosed'],
    [
      'not by somebody too young [C5.02a]',
      draw,
      { age: refused('belowMinimumEventAge') },
      'belowMinimumEventAge',
    ],
    ['not beside a cart [C5.06]', draw, { hasCart: true }, 'cartBlocksOffer'],
    ['not once the limit is reached [C5.03a]', draw, { remaining: 0 }, 'ticketLimitEvent'],
  ])('%s', (_title, one, more, reason) => {
    const answer = mayEnter(one, { ...around, age: allowed, hasCart: false, remaining: 1, ...more });
    expect(answer.allowed ? undefined : answer.reason).toBe(reason);
  });

  it('tell when they open', () => {
    expect(mayChangeEntries({ ...draw, opensAt: after(1), closesAt: after(2) }, around)).toMatchObject({
      opensAt: after(1),
    });
  });

  it('wait for results from the close on, and while a place may still lapse to them [C4.06b]', () => {
    const entered = { state: 'entered', heldAt: null, phase: 'held' } as const;
    expect(shownState(entered, true)).toBe('entered');
    expect(shownState(entered, false)).toBe('pendingResults');
    expect(shownState({ ...entered, state: 'won' }, false)).toBe('pendingResults');
    expect(shownState({ ...entered, state: 'won', heldAt: now }, false)).toBe('won');
    expect(shownState({ ...entered, state: 'won', heldAt: now, phase: 'paid' }, false)).toBe('claimed');
  });
});
