import { useMemo } from 'react';
import type { EventProfile } from '@foyer/contract';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { pickedSeats, type PickedSeat } from '../../model/pick/pickedSeats.ts';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { seatChartRequest } from '../../model/seat/seatChartRequest.ts';

/** Returns the seats of a pick, with section names from the chart, or section codes until it has loaded. */
export function usePickedSeats(profile: EventProfile, lines: readonly PickLine[]): PickedSeat[] {
  const { data: chart } = useGetSeatChartQuery(seatChartRequest(profile), {
    skip: profile.seatChartId === undefined,
  });
  return useMemo(() => {
    const names = new Map(chart?.sections.map(({ sectionCode, name }) => [sectionCode, name]));
    return pickedSeats(lines, (sectionCode) => names.get(sectionCode));
  }, [chart, lines]);
}
