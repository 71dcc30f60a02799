import { useTranslation } from 'react-i18next';
import type { SeatRef } from '@foyer/contract';

const byNumber = new Intl.Collator('en', { numeric: true });
const nameOf = ({ section, row, seat }: SeatRef): string => `${section} ${row} ${seat}`;

/** Where one sits or stands, in words; the seats of a row as one, in the order of their numbers [C3.24]. */
export function usePlaceText(): (place: { seats: readonly SeatRef[]; sectionName?: string }) => string {
  const { t } = useTranslation('cart');
  return ({ seats: unsorted, sectionName }) => {
    const seats = [...unsorted].sort((left, right) => byNumber.compare(nameOf(left), nameOf(right)));
    const [first] = seats;
    if (!first) return sectionName ?? '';
    const isOneRow = seats.every((seat) => seat.row === first.row && seat.sectionCode === first.sectionCode);
    if (isOneRow && seats.length > 1)
      return t('line.row', {
        section: first.section,
        row: first.row,
        seats: seats.map((seat) => seat.seat).join(', '),
      });
    return seats
      .map((seat) => t('line.seat', { section: seat.section, row: seat.row, seat: seat.seat }))
      .join(' · ');
  };
}
