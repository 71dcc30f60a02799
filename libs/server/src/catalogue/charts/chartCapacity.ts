import type { SeatChart } from '../seatChart.ts';

/** How many people a chart has room for, seated and standing. */
export function capacityOf(chart: SeatChart): number {
  return chart.sections.reduce((sum, section) => sum + section.capacity, 0);
}

/** How many single seats a chart has: each is a row of a table once it is on sale. */
export function seatCountOf(chart: SeatChart): number {
  return chart.sections.reduce(
    (sum, { rows }) => sum + (rows ?? []).reduce((seats, row) => seats + row.seats.length, 0),
    0,
  );
}
