import { splitSeatCode } from '@foyer/util';

/** Section, row and seat that identify a seat. */
export interface SeatName {
  readonly section: string;
  readonly row: string;
  readonly seat: string;
}

const part = /^[A-Za-z0-9.]{1,16}$/;

/** Parses a seat code such as `101-C-12`; `undefined` if invalid. */
export function parseSeatCode(seatCode: string): SeatName | undefined {
  const [section, row, seat, ...rest] = splitSeatCode(seatCode);
  if (rest.length > 0 || ![section, row, seat].every((name) => name !== undefined && part.test(name))) {
    return undefined;
  }
  return { section: section!, row: row!, seat: seat! };
}
