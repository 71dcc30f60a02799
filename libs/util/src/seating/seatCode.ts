/** Builds a seat code: `101`, `C`, `12` -> `101-C-12`. */
export const seatCodeOf = (section: string, row: string, seat: string): string =>
  [section, row, seat].join('-');

/** Splits a seat code into section, row and seat; it has more or fewer parts if it is none. */
export const splitSeatCode = (seatCode: string): string[] => seatCode.split('-');
