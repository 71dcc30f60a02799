import { useMemo } from 'react';
import type { EventProfile } from '@foyer/contract';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { pickedSeats, type PickedSeat } from '../../model/pickedSeats.ts';
import type { PickLine } from '../../model/pickSlice.ts';
import { seatChartRequest } from '../../model/seatChartRequest.ts';

/** The seats of a pick, with the sections named as on the map; by their code until the drawing is there. */
export function usePickedSeats(profile: EventProfile, lines: readonly PickLine[]): PickedSeat[] {
  const { data: chart } = useGetSeatChartQuery(seatChartRequest(profile), {
    skip: profile.seatChartId === undefined,
  });
  return useMemo(() => {
    const names = new Map(chart?.sections.map(({ sectionCode, name }) => [sectionCode, name]));
    return pickedSeats(lines, (sectionCode) => names.get(sectionCode));
  }, [chart, lines]);
}
