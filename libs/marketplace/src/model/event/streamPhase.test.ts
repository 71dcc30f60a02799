import { buildProfile } from '../../testing/marketplaceSettings.ts';
import { streamInstants, streamPhase } from './streamPhase.ts';

const at = (time: string): number => Date.parse(`2027-03-03T${time}:00Z`);
const hour = 3_600_000;

describe('streamPhase [C3.17k]', () => {
  const summary = {
    attendance: ['STREAMING'] as ['STREAMING'],
    startsAt: '2027-03-03T20:00:00Z',
    endsAt: '2027-03-03T22:00:00Z',
  };
  const times = { streamStartsAt: '2027-03-03T19:45:00Z', replayExpiresAt: '2027-03-03T23:00:00Z' };
  const stream = buildProfile(summary, times);

  it.each([
    ['nothing before it begins', at('19:45') - 1, undefined],
    ['that it runs from when it begins', at('19:45'), 'live'],
    ['that it runs until just before its end', at('22:00') - 1, 'live'],
    ['the replay from its end', at('22:00'), 'replay'],
    ['nothing once the replay is over', at('23:00'), undefined],
  ] as const)('tells %s', (_what, now, phase) => {
    expect(streamPhase(stream, now)).toBe(phase);
  });

  it('begins with the event unless it names an hour of its own', () => {
    const plain = buildProfile(summary, { streamStartsAt: undefined, replayExpiresAt: undefined });
    expect(streamPhase(plain, at('20:00') - 1)).toBeUndefined();
    expect(streamPhase(plain, at('20:00'))).toBe('live');
    expect(streamPhase(plain, at('22:00') + hour)).toBeUndefined();
  });

  it.each([
    ['runs until just before', at('19:45') + 24 * hour - 1, 'live'],
    ['can be watched again from then', at('19:45') + 24 * hour, 'replay'],
    ['is over when its replay is', at('23:00') + 48 * hour, undefined],
  ] as const)('ends a stream without an end after a day: it %s', (_what, now, phase) => {
    const open = buildProfile(
      { ...summary, endsAt: undefined },
      { ...times, replayExpiresAt: '2027-03-05T23:00:00Z' },
    );
    expect(streamPhase(open, now)).toBe(phase);
    expect(streamInstants(open)).toContain('2027-03-04T19:45:00.000Z');
  });

  it('tells nothing of an event in a hall alone', () => {
    const hall = buildProfile({ ...summary, attendance: ['LIVE_ATTENDANCE'] }, times);
    expect(streamPhase(hall, at('21:00'))).toBeUndefined();
  });
});
