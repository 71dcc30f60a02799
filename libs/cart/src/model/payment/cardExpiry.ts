interface Expiry {
  expiryMonth: number;
  expiryYear: number;
}

/** Writes the date as cards show it: `04/29`. */
export const writeExpiry = ({ expiryMonth, expiryYear }: Expiry): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`;

/** Reads a typed date, with two or four digits of the year; `undefined` for anything else. */
export function readExpiry(text: string): Expiry | undefined {
  const parts = /^\s*(\d{1,2})\s*[/\-. ]\s*(\d{2}|20\d{2})\s*$/.exec(text);
  const expiryMonth = Number(parts?.[1]);
  const year = Number(parts?.[2]);
  return expiryMonth >= 1 && expiryMonth <= 12
    ? { expiryMonth, expiryYear: year < 100 ? 2000 + year : year }
    : undefined;
}

/** Tells whether the card's month is over; at the server's time in epoch milliseconds. */
export const isOver = ({ expiryMonth, expiryYear }: Expiry, now: number): boolean =>
  now >= Date.UTC(expiryYear, expiryMonth, 1);
