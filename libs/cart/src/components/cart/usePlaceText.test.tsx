import { renderFeature } from '@foyer/testing';
import { cartSettings } from '../../testing/cartSettings.ts';
import { usePlaceText } from './usePlaceText.ts';

const seatOf = (row: string, seat: string) => ({
  seatCode: `101-${row}-${seat}`,
  sectionCode: '101',
  section: '101',
  row,
  seat,
});
type Place = Parameters<ReturnType<typeof usePlaceText>>[0];

function textOf(place: Place): string {
  const Place = () => <p>{usePlaceText()(place)}</p>;
  return renderFeature(<Place />, cartSettings()).container.textContent;
}

describe('usePlaceText', () => {
  it.each<[Place, string]>([
    [{ seats: [seatOf('A', '10'), seatOf('A', '9')] }, 'Section 101, row A, seats 9 and 10'],
    [{ seats: [seatOf('A', '9')] }, 'Section 101, row A, seat 9'],
    [
      { seats: [seatOf('A', '9'), seatOf('B', '2')] },
      'Section 101, row A, seat 9 · Section 101, row B, seat 2',
    ],
    [
      { seats: [seatOf('B', '2'), seatOf('A', '9'), seatOf('B', '1'), seatOf('A', '10')] },
      'Section 101, row A, seats 9 and 10 · Section 101, row B, seats 1 and 2',
    ],
    [{ seats: [], sectionName: 'Floor A' }, 'Floor A'],
    [{ seats: [] }, ''],
  ])('says where one sits or stands, seats by their numbers: %#', (place, text) => {
    expect(textOf(place)).toContain(text);
  });
});
