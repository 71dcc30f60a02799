import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatMapTexts } from '@foyer/seat-map';

/** Texts under `seatMap` that take no values. */
type PlainTexts = {
  [
    Key in keyof SeatMapTexts as SeatMapTexts[Key] extends (...parts: never[]) => string ? never : Key
  ]: SeatMapTexts[Key];
};

const listed = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Texts of the seat map in the language of the page. */
export function useSeatMapTexts(): SeatMapTexts {
  const { t, i18n } = useTranslation('marketplace');
  return useMemo<SeatMapTexts>(
    () => ({
      ...(t('seatMap', { returnObjects: true }) as PlainTexts),
      soldOut: t('saleState.soldOut'),
      wheelHint: (key) => t('seatMap.wheelHint', { key }),
      from: (price) => t('seatMap.from', { price }),
      priceRange: (from, to) => t('seatMap.priceRange', { from, to }),
      seatsLeft: (count) => t('offer.left', { count }),
      row: (row) => t('seatMap.row', { row }),
      seat: ({ section, row, seat, kind, price, status }) =>
        listed(t('pick.seat', { section, row, seat }), kind, price, status),
      section: ({ section, level, available, from }) =>
        listed(t('seatMap.section', { section }), level, available, from),
      limitReached: (count) => t('offer.limit', { count }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the locale changes what `t` returns, not `t` itself
    [t, i18n.language],
  );
}
