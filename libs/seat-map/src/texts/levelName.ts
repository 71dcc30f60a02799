import type { SeatMapTexts } from './seatMapTexts.ts';

/** Returns the localised name of a section's level; unknown names stay as in the chart. */
export const levelName = (level: string | undefined, { levels }: SeatMapTexts): string | undefined =>
  level === undefined ? undefined : (levels?.[level] ?? level);
