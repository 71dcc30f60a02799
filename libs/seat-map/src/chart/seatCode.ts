/** A seat by its names. */
export interface SeatName {
  readonly section: string;
  readonly row: string;
  readonly seat: string;
}

const part = /^[A-Za-z0-9.]{1,16}$/;

/** `101`, `C`, `12` -> `101-C-12`, the name of a seat on the wire. */
export function seatCodeOf(section: string, row: string, seat: string): string {
  return `${section}-${row}-${seat}`;
}

/** `101-C-12` -> its parts; `undefined` for anything that is not a seat code. */
export function parseSeatCode(seatCode: string): SeatName | undefined {
  const [section, row, seat, ...rest] = seatCode.split('-');
  if (rest.length > 0 || ![section, row, seat].every((name) => name !== undefined && part.test(name))) {
    return undefined;
  }
  return { section: section!, row: row!, seat: seat! };
}
