import type { ChartRow, SeatAvailability, SeatOffer } from '@foyer/contract';

/** Loaded rows and their availability, by section code. */
export interface SeatsKnown {
  rows: Readonly<Record<string, readonly ChartRow[] | undefined>>;
  availability: Readonly<Record<string, SeatAvailability | undefined>>;
  offers: readonly SeatOffer[];
}

const base36 = 36;

/** Returns the offer of a seat; `undefined` when it is not for sale or not loaded yet. */
export function offerOfSeat(
  { rows, availability, offers }: SeatsKnown,
  seatCode: string,
): SeatOffer | undefined {
  const [sectionCode = '', rowName = '', seat = ''] = seatCode.split('-');
  const at = rows[sectionCode]?.find((each) => each.row === rowName)?.seats.indexOf(seat) ?? -1;
  if (at < 0) return undefined;
  const sign = availability[sectionCode]?.rows.find((each) => each.row === rowName)?.offers[at];
  return sign === undefined || sign === '.' ? undefined : offers[Number.parseInt(sign, base36)];
}
