import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatMapTexts } from '@foyer/seat-map';

const listed = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The words of the seat map, in the language of the fan. */
export function useSeatMapTexts(): SeatMapTexts {
  const { t, i18n } = useTranslation('marketplace');
  return useMemo<SeatMapTexts>(
    () => ({
      map: t('seatMap.map'),
      mapHelp: t('seatMap.mapHelp'),
      mapUnavailable: t('seatMap.mapUnavailable'),
      list: t('seatMap.list'),
      legend: t('seatMap.legend'),
      zoomIn: t('seatMap.zoomIn'),
      zoomOut: t('seatMap.zoomOut'),
      allSections: t('seatMap.allSections'),
      soldOut: t('saleState.soldOut'),
      standing: t('seatMap.standing'),
      chooseStanding: t('seatMap.chooseStanding'),
      loading: t('seatMap.loading'),
      failed: t('seatMap.failed'),
      retry: t('seatMap.retry'),
      noMatches: t('seatMap.noMatches'),
      status: {
        unknown: t('seatMap.status.unknown'),
        available: t('seatMap.status.available'),
        held: t('seatMap.status.held'),
        sold: t('seatMap.status.sold'),
        notOnSale: t('seatMap.status.notOnSale'),
        mine: t('seatMap.status.mine'),
        picked: t('seatMap.status.picked'),
        filtered: t('seatMap.status.filtered'),
      },
      kind: {
        wheelchair: t('seatMap.kind.wheelchair'),
        companion: t('seatMap.kind.companion'),
        restricted: t('seatMap.kind.restricted'),
      },
      from: (price) => t('seatMap.from', { price }),
      priceRange: (from, to) => t('seatMap.priceRange', { from, to }),
      seatsLeft: (count) => t('offer.left', { count }),
      row: (row) => t('seatMap.row', { row }),
      seat: ({ section, row, seat, kind, price, status }) =>
        listed([t('pick.seat', { section, row, seat }), kind, price, status]),
      section: ({ section, level, available, from }) =>
        listed([t('seatMap.section', { section }), level, available, from]),
      limitReached: (count) => t('offer.limit', { count }),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the language decides what `t` says; `t` itself may stay the same
    [t, i18n.language],
  );
}
