import { readEventWords } from './eventCommand.ts';

const until = '2027-03-05T09:30:00-05:00';
const startsAt = '2027-04-01T20:00:00-04:00';

describe('foyer event', () => {
  it('reads the change, the event and times with a zone', () => {
    expect(readEventWords(['cancel', 'north'])).toEqual({ kind: 'cancelled', event: 'north' });
    expect(readEventWords(['postpone', 'north', until])).toEqual({
      kind: 'postponed',
      event: 'north',
      refundUntil: new Date('2027-03-05T14:30:00Z'),
    });
    expect(readEventWords(['reschedule', 'north', startsAt, until])).toEqual({
      kind: 'rescheduled',
      event: 'north',
      startsAt: new Date('2027-04-02T00:00:00Z'),
      refundUntil: new Date('2027-03-05T14:30:00Z'),
    });
  });

  it.each([
    [[], /foyer event cancel/],
    [['cancel'], /foyer event cancel/],
    [['cancel', 'north', until], /foyer event cancel/],
    [['postpone', 'north'], /foyer event cancel/],
    [['reschedule', 'north', startsAt], /foyer event cancel/],
    [['postpone', 'north', '2027-03-05'], /is no time/],
    [['postpone', 'north', '2027-03-05T09:30:00'], /is no time/],
  ])('refuses %j', (words, message) => expect(() => readEventWords(words)).toThrow(message));
});
