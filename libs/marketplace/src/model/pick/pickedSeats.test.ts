import { pickedSeats } from './pickedSeats.ts';

const lines = [
  { offerGroupId: 'front', quantity: 2, seatCodes: ['ORCHC-A-8', 'BALC-B-9'] },
  { offerGroupId: 'shirt', quantity: 1, seatCodes: [] },
];

describe('pickedSeats', () => {
  it('names each seat by the section on the map, and by its code where that is not known [C2.25a]', () => {
    const seats = pickedSeats(lines, (code) => (code === 'ORCHC' ? 'Parterre centre' : undefined));
    expect(seats.map(({ section, row, seat }) => [section, row, seat])).toEqual([
      ['Parterre centre', 'A', '8'],
      ['BALC', 'B', '9'],
    ]);
    expect(seats[0]).toMatchObject({ offerGroupId: 'front', seatCode: 'ORCHC-A-8', sectionCode: 'ORCHC' });
  });
});
