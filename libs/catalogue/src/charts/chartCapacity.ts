import type { SeatChart } from '../model/seatChart.ts';

/** Counts a chart's places, seated and standing. */
export function capacityOf(chart: SeatChart): number {
  return chart.sections.reduce((sum, section) => sum + section.capacity, 0);
}

/** Counts a chart's single seats, each of which becomes a table row when on sale. */
export function seatCountOf(chart: SeatChart): number {
  return chart.sections.reduce(
    (sum, { rows }) => sum + (rows ?? []).reduce((seats, row) => seats + row.seats.length, 0),
    0,
  );
}
