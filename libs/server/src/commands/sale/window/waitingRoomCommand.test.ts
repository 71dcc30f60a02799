import { readRoomWords } from './waitingRoomCommand.ts';

const opening = ['2027-03-05T09:30:00-05:00', '2027-03-05T10:00:00-05:00', '120'];

describe('foyer waiting-room', () => {
  it('reads times with a zone, and the pace', () => {
    expect(readRoomWords(['on', 'north', ...opening])).toEqual({
      event: 'north',
      order: {
        change: 'on',
        arrivalsFrom: new Date('2027-03-05T14:30:00Z'),
        opensAt: new Date('2027-03-05T15:00:00Z'),
        perMinute: 120,
      },
    });
    expect(readRoomWords(['pace', 'north', '5'])).toEqual({
      event: 'north',
      order: { change: 'pace', perMinute: 5 },
    });
    expect(readRoomWords(['show', 'north'])).toEqual({ event: 'north' });
    expect(readRoomWords(['off', 'north'])).toEqual({ event: 'north', order: { change: 'off' } });
  });

  it.each([
    [[], /foyer waiting-room on/],
    [['pause'], /foyer waiting-room on/],
    [['show', 'north', 'more'], /foyer waiting-room on/],
    [['on', 'north', '2027-03-05T09:30', opening[1]!, '5'], /no time with a zone/],
    [['on', 'north', opening[1]!, opening[0]!, '5'], /after the first arrivals/],
    [['on', 'north', ...opening.slice(0, 2), '0'], /1 to 100000/],
    [['pace', 'north', 'fast'], /1 to 100000/],
  ])('refuses %j', (words, message) => expect(() => readRoomWords(words)).toThrow(message));
});
