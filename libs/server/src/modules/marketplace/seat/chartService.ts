import type { OfferGroupQuery, OperationTypes, SeatChart, SeatChartList } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { listAvailableSections, type Viewer } from '../offer/offerService.ts';
import { readOverview, readSectionRows } from './chartRepository.ts';

/**
 * Returns the seat chart of an event, with the rows of only the named sections [C7.35].
 * @throws notFound, also for an event without a chart
 */
export async function getSeatChart(
  db: Queryable,
  query: OperationTypes['getSeatChart']['query'],
  scope: EventScope,
): Promise<SeatChart> {
  const event = await readEvent(db, query.eventId, scope);
  const key = { seatChartId: found(event.seatChartId), version: event.seatChartVersion! };
  const named = query.sectionCodes ?? [];
  const [overview, rows] = await Promise.all([readOverview(db, key), readSectionRows(db, key, named)]);
  const isNamed = new Set(named);
  const sections = overview.sections
    .filter(({ sectionCode }) => !query.onlyNamed || isNamed.has(sectionCode))
    .map((section) => {
      const own = rows.get(section.sectionCode);
      return own ? { ...section, rows: own } : section;
    });
  return { ...overview, shapes: query.onlyNamed ? [] : overview.shapes, sections };
}

/**
 * Lists the charts of an event, each with the availability of its sections under the filters of the list [C7.49].
 * @throws notFound, invalidRequest
 */
export async function listSeatCharts(
  db: Queryable,
  query: OfferGroupQuery,
  viewer: Viewer,
): Promise<SeatChartList> {
  const event = await readEvent(db, query.eventId, viewer.scope);
  const { sections, serverTime } = await listAvailableSections(db, query, viewer);
  if (event.seatChartId === null) return { seatCharts: [], serverTime };
  const seatChart = await getSeatChart(db, { eventId: query.eventId }, viewer.scope);
  return { seatCharts: [{ seatChart, sections }], serverTime };
}
