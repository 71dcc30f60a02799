import type { ChartSection, SeatChart } from '@foyer/contract';

/** Builds a section of a hall as a rectangle: left, top, width and height. */
const block = (
  sectionCode: string,
  [left, top, width, height]: [number, number, number, number],
): ChartSection => ({
  sectionCode,
  name: sectionCode,
  seating: 'seated',
  outline: [left, top, left + width, top, left + width, top + height, left, top + height],
  labelAt: [left + width / 2, top + height / 2],
  capacity: 200,
  rank: 0,
});

/** Builds the chart of a hall in which the cart of tests holds two seats of section 101. */
export const buildHall = (): SeatChart => ({
  seatChartId: '01936f5e-7c00-7000-8000-0000000000f1',
  version: 1,
  name: 'Hall',
  width: 400,
  height: 300,
  shapes: [{ kind: 'stage', points: [120, 10, 280, 10, 280, 50, 120, 50] }],
  sections: [
    {
      ...block('101', [100, 70, 200, 90]),
      rows: [{ row: 'C', rank: 0, seats: ['11', '12', '13'], x: [180, 190, 200], y: [110, 110, 110] }],
    },
    block('201', [60, 180, 280, 90]),
    block('102', [20, 70, 60, 90]),
    block('103', [320, 70, 60, 90]),
  ],
});
