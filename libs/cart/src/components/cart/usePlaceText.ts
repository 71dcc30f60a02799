import { useTranslation } from 'react-i18next';
import type { SeatRef } from '@foyer/contract';
import { listText, seatRows } from '@foyer/util';

/**
 * Returns a function that describes the place of a line: section, row and seats, row by row [C3.24]; the area for
 * standing places.
 */
export function usePlaceText(): (place: { seats: readonly SeatRef[]; sectionName?: string }) => string {
  const { t, i18n } = useTranslation('cart');
  return ({ seats, sectionName }) => {
    if (seats.length === 0) return sectionName ?? '';
    return seatRows(seats)
      .map(([first, ...others]) =>
        others.length === 0
          ? t('line.seat', { section: first.section, row: first.row, seat: first.seat })
          : t('line.row', {
              section: first.section,
              row: first.row,
              seats: listText(
                [first, ...others].map(({ seat }) => seat),
                i18n.language,
              ),
            }),
      )
      .join(' · ');
  };
}
