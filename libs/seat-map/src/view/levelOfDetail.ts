import { SEAT_PITCH } from '../chart/seatChart.ts';

/** Pixels (CSS) between neighbouring seats from which on something is drawn or can be done. */
export const fromPitch = {
  /** Seats instead of sections. */
  seats: 5,
  /** Ask for seats a little before they are drawn. */
  loading: 3.6,
  rowNames: 11,
  seatNumbers: 22,
  /** A pointer hits a seat; below, a tap comes closer. */
  mouse: 9,
  touch: 20,
  /** Where a tap on a section or a small seat ends. */
  close: 26,
  closest: 56,
} as const;

/** Scale at which neighbouring seats are so many pixels apart. */
export const scaleOfPitch = (pitch: number): number => pitch / SEAT_PITCH;

/** Pixels between neighbouring seats. */
export const pitchOf = (scale: number): number => scale * SEAT_PITCH;

/** Whether seats are drawn, rather than sections. */
export const showsSeats = (scale: number): boolean => pitchOf(scale) >= fromPitch.seats;
