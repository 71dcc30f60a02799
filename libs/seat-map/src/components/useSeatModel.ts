import { useMemo } from 'react';
import { SeatModel, type SeatMapData } from '../model/seatModel.ts';

/** Returns the model of the data; a new one only when a value has changed, not for a new wrapper object. */
export function useSeatModel(data: SeatMapData): SeatModel {
  const { chart, sectionAvailability, seatAvailability, offers, offerSets, pricedOffers } = data;
  const { filters, failedSections } = data;
  const filtersKey = JSON.stringify(filters ?? {});
  const failedKey = JSON.stringify(failedSections ?? []);
  return useMemo(
    () =>
      new SeatModel({
        chart,
        sectionAvailability,
        seatAvailability,
        offers,
        offerSets,
        pricedOffers,
        filters: JSON.parse(filtersKey) as SeatMapData['filters'] & object,
        failedSections: JSON.parse(failedKey) as string[],
      }),
    [chart, sectionAvailability, seatAvailability, offers, offerSets, pricedOffers, filtersKey, failedKey],
  );
}
