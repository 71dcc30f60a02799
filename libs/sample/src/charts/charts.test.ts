import { capacityOf, isInside, seatCodeOf, type CatalogueChart, type ChartSection } from '@foyer/catalogue';
import { buildVenues } from '../venues/venues.ts';

interface PlacedSeat {
  code: string;
  x: number;
  y: number;
}

const charts: [string, CatalogueChart][] = buildVenues().flatMap((venue) =>
  venue.charts.map((chart): [string, CatalogueChart] => [chart.chart.seatChartId, chart]),
);

function seatsOf(section: ChartSection): PlacedSeat[] {
  return (section.rows ?? []).flatMap((row) =>
    row.seats.map((seat, index) => ({
      code: seatCodeOf(section.sectionCode, row.row, seat),
      x: row.x[index] ?? Number.NaN,
      y: row.y[index] ?? Number.NaN,
    })),
  );
}

/** Returns sections with touching bounding boxes, the only ones that can overlap. */
function neighboursOf(section: ChartSection, all: readonly ChartSection[]): ChartSection[] {
  const boxOf = ({ outline }: ChartSection): [number, number, number, number] => {
    const xs = outline.filter((_, index) => index % 2 === 0);
    const ys = outline.filter((_, index) => index % 2 === 1);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  const [left, top, right, bottom] = boxOf(section);
  return all.filter((other) => {
    const [l, t, r, b] = boxOf(other);
    return other !== section && l <= right && r >= left && t <= bottom && b >= top;
  });
}

/** Returns the first pair of seats closer than `least`, searched on a grid of that cell size. */
function firstTooClose(seats: readonly PlacedSeat[], least: number): [PlacedSeat, PlacedSeat] | undefined {
  const cells = new Map<string, PlacedSeat[]>();
  for (const seat of seats) {
    const column = Math.floor(seat.x / least);
    const row = Math.floor(seat.y / least);
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const near = (cells.get(`${column + dx},${row + dy}`) ?? []).find(
          (other) => Math.hypot(other.x - seat.x, other.y - seat.y) < least,
        );
        if (near) return [near, seat];
      }
    }
    const cell = cells.get(`${column},${row}`) ?? [];
    cell.push(seat);
    cells.set(`${column},${row}`, cell);
  }
  return undefined;
}

describe.each(charts)('chart %s', (_, { chart, zones }) => {
  const { sections } = chart;

  it('has room for the names of standing areas on a phone, where these are pressed as a whole [C2.25a]', () => {
    // A map of 375 pixels with letters of 9, the smallest it writes; narrow platforms show their name from closer.
    const scale = 359 / chart.width;
    for (const { name, outline, labelAt, capacity, seating } of sections) {
      if (seating !== 'ga' || capacity < 300) continue;
      const longest = Math.max(...name.split(' ').map((word) => word.length));
      const half = (longest * 9 * 0.62) / 0.9 / 2 / scale;
      const [x, y] = labelAt;
      for (const edge of [x - half, x + half])
        expect([name, isInside(edge, y, outline)]).toEqual([name, true]);
    }
  });

  it('names its entrances, apart from all places and legible on a phone [C2.25a]', () => {
    const scale = 359 / chart.width;
    const entrances = chart.shapes.filter(({ label = '' }) => /^(ENTRANCE|ENTRÉE|GATE) [AB]$/.test(label));
    expect(entrances).toHaveLength(2);
    const lowest = Math.max(...sections.flatMap(({ outline }) => outline.filter((_, at) => at % 2 === 1)));
    for (const { points, label = '' } of entrances) {
      const [left = 0, top = 0, right = 0, , , bottom = 0] = points;
      expect(top).toBeGreaterThan(lowest);
      // The map writes a sign whose letters are at least 7 pixels high.
      expect(((right - left) * scale) / (label.length * 0.8)).toBeGreaterThanOrEqual(7);
      expect((bottom - top) * scale * 0.6).toBeGreaterThanOrEqual(7);
    }
  });

  it('names sections, rows and seats so that codes fit and are unique [C3.35a-c]', () => {
    const codes = sections.flatMap(seatsOf).map((seat) => seat.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(sections.map((section) => section.sectionCode)).size).toBe(sections.length);
    const wrong = codes.filter(
      (code) => !/^[A-Za-z0-9.]{1,16}-[A-Za-z0-9.]{1,8}-[A-Za-z0-9.]{1,8}$/.test(code),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps every two seats at least 8 units apart', () => {
    expect(firstTooClose(sections.flatMap(seatsOf), 8)).toBeUndefined();
  });

  it('keeps every seat inside its own section and outside all others', () => {
    for (const section of sections) {
      const strays = seatsOf(section).filter((seat) => !isInside(seat.x, seat.y, section.outline));
      expect(strays).toEqual([]);
      const others = neighboursOf(section, sections);
      const intruders = seatsOf(section).filter((seat) =>
        others.some((other) => isInside(seat.x, seat.y, other.outline)),
      );
      expect(intruders).toEqual([]);
    }
  });

  it('lets no outline reach into another', () => {
    for (const section of sections) {
      for (const other of neighboursOf(section, sections)) {
        const corners = section.outline.flatMap((x, index) =>
          index % 2 === 0 ? [[x, section.outline[index + 1] ?? 0] as const] : [],
        );
        expect(corners.filter(([x, y]) => isInside(x, y, other.outline))).toEqual([]);
      }
    }
  });

  it('counts what it draws, and has a place for everything', () => {
    for (const section of sections.filter((one) => one.seating === 'seated')) {
      expect(section.capacity).toBe(seatsOf(section).length);
      for (const row of section.rows ?? []) {
        expect([row.x.length, row.y.length]).toEqual([row.seats.length, row.seats.length]);
        expect(row.kinds?.length ?? row.seats.length).toBe(row.seats.length);
        expect(row.adjacency?.length ?? row.seats.length).toBe(row.seats.length);
      }
    }
    const all = sections.flatMap(({ outline }) => outline);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThanOrEqual(Math.max(chart.width, chart.height));
    expect(sections.map((section) => section.rank).sort((one, other) => one - other)).toEqual(
      sections.map((__, index) => index),
    );
  });

  it('puts every section into exactly one price zone', () => {
    const zoned = zones.flatMap((zone) => zone.sectionCodes).sort();
    expect(zoned).toEqual(sections.map((section) => section.sectionCode).sort());
  });
});

describe('the venues of the sample', () => {
  const capacities = new Map(charts.map(([id, { chart }]) => [id, capacityOf(chart)]));

  it('has an arena of about 18,000 with a standing floor and a stadium of about 60,000', () => {
    expect(capacities.get('windward-center.concert')).toBeGreaterThan(17_000);
    expect(capacities.get('windward-center.concert')).toBeLessThan(20_000);
    expect(capacities.get('big-sky-stadium.gridiron')).toBeGreaterThan(57_000);
    expect(capacities.get('big-sky-stadium.gridiron')).toBeLessThan(64_000);
  });

  it('leaps in the physical order at aisles, and prints odd numbers to the left of the centre', () => {
    const fleuve = charts.find(([id]) => id === 'theatre-du-fleuve.scene')?.[1].chart;
    const left = fleuve?.sections.find((section) => section.sectionCode === 'ORCHL')?.rows?.[0];
    expect(left?.seats.slice(-3)).toEqual(['5', '3', '1']);
    const hall = charts.find(([id]) => id === 'mill-district-hall.concert')?.[1].chart;
    const row = hall?.sections.find((section) => section.sectionCode === 'STALLS')?.rows?.[0];
    const leaps = (row?.adjacency ?? []).filter(
      (at, index, all) => index > 0 && at - (all[index - 1] ?? 0) > 1,
    );
    expect(leaps).toHaveLength(2);
  });

  it('has places for wheelchairs, each beside a companion, in every seated house', () => {
    for (const [id, { chart }] of charts) {
      const kinds = chart.sections.flatMap((section) => (section.rows ?? []).map((row) => row.kinds ?? ''));
      if (kinds.length > 0) expect([id, kinds.some((row) => row.includes('wc'))]).toEqual([id, true]);
    }
  });
});
