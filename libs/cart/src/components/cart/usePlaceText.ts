import { useTranslation } from 'react-i18next';
import type { SeatRef } from '@foyer/contract';

const byNumber = new Intl.Collator('en', { numeric: true });
const nameOf = ({ section, row, seat }: SeatRef): string => `${section} ${row} ${seat}`;

type Row = [SeatRef, ...SeatRef[]];

/** Groups sorted seats by row. */
function rowsOf(seats: readonly SeatRef[]): Row[] {
  const rows: Row[] = [];
  for (const seat of seats) {
    const last = rows.at(-1);
    if (last?.[0].sectionCode === seat.sectionCode && last[0].row === seat.row) last.push(seat);
    else rows.push([seat]);
  }
  return rows;
}

/** Returns a function that describes a place in words; seats are sorted and grouped by row [C3.24]. */
export function usePlaceText(): (place: { seats: readonly SeatRef[]; sectionName?: string }) => string {
  const { t } = useTranslation('cart');
  return ({ seats: unsorted, sectionName }) => {
    const seats = [...unsorted].sort((left, right) => byNumber.compare(nameOf(left), nameOf(right)));
    if (seats.length === 0) return sectionName ?? '';
    return rowsOf(seats)
      .map(([first, ...others]) =>
        others.length === 0
          ? t('line.seat', { section: first.section, row: first.row, seat: first.seat })
          : t('line.row', {
              section: first.section,
              row: first.row,
              seats: [first, ...others].map(({ seat }) => seat).join(', '),
            }),
      )
      .join(' · ');
  };
}
