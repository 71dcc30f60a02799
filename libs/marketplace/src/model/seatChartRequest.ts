import type { EventProfile } from '@foyer/contract';

/** What to ask for the drawing of an event: under its id and version it never changes, and is asked for once [C7.35]. */
export function seatChartRequest({ summary, seatChartId, seatChartVersion: version }: EventProfile) {
  const { eventId } = summary;
  return { eventId, ...(seatChartId && version ? { seatChartId, version } : {}) };
}
