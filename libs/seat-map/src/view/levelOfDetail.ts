import { SEAT_PITCH } from '../chart/seatChart.ts';

/** CSS pixels between neighbouring seats from which a feature is enabled. */
export const fromPitch = {
  /** Draw seats instead of sections. */
  seats: 5,
  /** Request seats, a little before they are drawn. */
  loading: 3.6,
  rowNames: 11,
  seatNumbers: 22,
  /** A pointer picks a seat; below, a tap zooms in. */
  mouse: 9,
  touch: 20,
  /** Target of the zoom after a tap on a section or a small seat. */
  close: 26,
  closest: 56,
} as const;

/** Returns the scale at which neighbouring seats are so many pixels apart. */
export const scaleOfPitch = (pitch: number): number => pitch / SEAT_PITCH;

/** Returns the pixels between neighbouring seats. */
export const pitchOf = (scale: number): number => scale * SEAT_PITCH;

/** Whether seats are drawn instead of sections. */
export const showsSeats = (scale: number): boolean => pitchOf(scale) >= fromPitch.seats;
