import type { EventProfile } from '@foyer/contract';

/** Builds the request for an event's chart, which is immutable per id and version and so fetched once [C7.35]. */
export function seatChartRequest({ summary, seatChartId, seatChartVersion: version }: EventProfile) {
  const { eventId } = summary;
  return { eventId, ...(seatChartId && version ? { seatChartId, version } : {}) };
}
