import type { EventSummary } from '@foyer/contract';
import { allowed, refused } from '../../../platform/http/access/permission.ts';
import { hours } from '../../../platform/time/units.ts';
import { eventOfWin, mayClaim, outcomeOfWin, type OpenWin } from './winPolicy.ts';

const now = new Date('2026-03-02T12:00:00Z');
const after = (count: number) => new Date(now.getTime() + hours(count));

const win: OpenWin = {
  ...{ state: 'won', heldAt: now, winUntil: null, kind: 'drawEntry', phase: 'held', userId: 'ada' },
  status: 'Upcoming',
  ...{ paymentState: null, failureReason: null, startsAt: after(100) },
};

describe('a win', () => {
  it.each<[string, Partial<OpenWin>, ReturnType<typeof outcomeOfWin>]>([
    ['waits for its charge', {}, undefined],
    ['is claimed once it is paid, however late', { phase: 'paid', winUntil: after(-1) }, 'claimed'],
    ['is decided by a payment under way', { phase: 'paying', winUntil: after(-1) }, undefined],
    [
      'is for the fan to mend once the card was refused',
      { paymentState: 'failed', failureReason: 'insufficientFunds' },
      'paymentFailed',
    ],
    ['is for the fan to mend if the bank asks', { paymentState: 'verificationRequired' }, 'paymentFailed'],
    [
      'is charged again if the gateway was never asked',
      { paymentState: 'failed', failureReason: 'neverAsked' },
      undefined,
    ],
    [
      'stays the fan’s while another card is refused',
      { state: 'paymentFailed', winUntil: after(1), paymentState: 'failed', failureReason: 'declined' },
      undefined,
    ],
    ['lapses at its end', { winUntil: now }, 'lapsed'],
    ['lapses when it is given back', { phase: 'released' }, 'lapsed'],
    ['lapses with the account', { userId: null }, 'lapsed'],
    ['lapses when the event starts', { startsAt: now }, 'lapsed'],
  ])('%s', (_title, change, outcome) => {
    expect(outcomeOfWin({ ...win, ...change }, now)).toBe(outcome);
  });

  it('asks for action whatever the time, while a step is its fan’s to take [C4.05f]', () => {
    const event = { saleState: 'open', laterStates: [{ at: after(1).toISOString(), saleState: 'closed' }] };
    const summary = event as unknown as EventSummary;
    expect(eventOfWin(summary, [refused('marketplaceClosed'), allowed])).toStrictEqual({
      saleState: 'actionRequired',
    });
    expect(eventOfWin(summary, [refused('marketplaceClosed')])).toBe(summary);
  });

  it('is claimed by its fan only while it is set aside for that, and not once a card was refused [C9.02]', () => {
    expect(mayClaim({ ...win, winUntil: after(1), state: 'paymentFailed' }, now).allowed).toBe(false);
    expect(mayClaim(win, now).allowed).toBe(false);
    expect(mayClaim({ ...win, winUntil: after(1) }, now).allowed).toBe(true);
    expect(mayClaim({ ...win, winUntil: now }, now).allowed).toBe(false);
    expect(mayClaim({ ...win, winUntil: after(1), status: 'Postponed' }, now).allowed).toBe(false);
    expect(mayClaim({ ...win, winUntil: after(1), heldAt: null }, now).allowed).toBe(false);
    expect(mayClaim({ ...win, winUntil: after(1), state: 'claimed', phase: 'paid' }, now).allowed).toBe(
      false,
    );
  });
});
