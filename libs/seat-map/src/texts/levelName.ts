import type { SeatMapTexts } from './seatMapTexts.ts';

/** The level of a section in the reader's language; a house's own word stays as it is. */
export const levelName = (level: string | undefined, { levels }: SeatMapTexts): string | undefined =>
  level === undefined ? undefined : (levels?.[level] ?? level);
