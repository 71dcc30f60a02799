import { buildSurroundings, hall } from '../../testing/builders/buildSurroundings.ts';
import { layOutMap, nameSize, type MapLayout, type MapName } from './mapLayout.ts';

const wide = { width: 640, height: 320 };
const boxOf = ({ name, x, y, anchor }: MapName) => {
  const width = name.length * nameSize * 0.58;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - nameSize, bottom: y + 3 };
};
const namesOf = ({ cities, venue }: MapLayout): MapName[] => [
  ...cities.map(({ label }) => label),
  ...(venue ? [venue] : []),
];

describe('the layout of a drawn map [I7.30]', () => {
  it('puts the place in the middle, north up and east to the right', () => {
    const { cities } = layOutMap(hall, buildSurroundings(), wide);
    const at = (name: string) => cities.find((each) => each.name === name)!;
    expect(at('Toronto').y).toBeLessThan(160);
    expect(at('Etobicoke').x).toBeLessThan(320);
    expect(at('Scarborough').x).toBeGreaterThan(320);
    // Scarborough is 9.2 km to the east: 12 km are 144 pixels.
    expect(at('Scarborough').x - 320).toBeCloseTo((9.2 / 12) * 144, -1);
  });

  it.each([640, 480, 288])('%d pixels wide keeps every name inside, and none on another', (width) => {
    const layout = layOutMap(hall, buildSurroundings(), { width, height: 320 });
    const boxes = namesOf(layout).map(boxOf);
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1))
        expect(
          box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ).toBe(false);
    }
  });

  it('tells how far things are by two rings of round numbers', () => {
    const kmAt = (rangeKm: number) =>
      layOutMap(hall, buildSurroundings({ rangeKm }), wide).rings.map(({ km }) => km);
    expect([kmAt(12), kmAt(30), kmAt(80), kmAt(200)]).toEqual([[5, 10], [25], [50], [100, 200]]);
  });

  it('rounds the rings in the unit of the reader', () => {
    const { rings } = layOutMap(hall, buildSurroundings({ rangeKm: 12 }), wide, 1.609344);
    expect(rings.map(({ km }) => km / 1.609344)).toEqual([5]);
  });

  it('leaves out a name that has no room, as of a city in the very same place', () => {
    const [toronto] = buildSurroundings().cities;
    const twice = buildSurroundings({ cities: [toronto!, { ...toronto!, name: 'Toronto again' }] });
    expect(layOutMap(hall, twice, wide).cities.map(({ name }) => name)).toEqual(['Toronto']);
    const long = layOutMap({ ...hall, name: 'H'.repeat(120) }, twice, wide);
    expect(long.venue).toBeUndefined();
  });
});
