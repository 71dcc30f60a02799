import type { SeatChart } from '@foyer/contract';
import { toJson } from '../../platform/database/toJson.ts';
import type { TestServer } from '../testServer.ts';

const chartOf = (seatChartId: string): SeatChart => {
  const section = { level: 'Main', outline: [0, 0, 100, 0, 100, 50, 0, 0] };
  return {
    seatChartId,
    version: 1,
    name: 'Concert',
    width: 200,
    height: 200,
    shapes: [{ kind: 'stage', points: [0, 0, 100, 0, 100, 20, 0, 0], label: 'Stage' }],
    sections: [
      {
        ...section,
        sectionCode: '101',
        name: 'Orchestra',
        seating: 'seated',
        labelAt: [50, 30],
        capacity: 20,
        rank: 0,
      },
      {
        ...section,
        sectionCode: 'FLOOR',
        name: 'Floor',
        seating: 'ga',
        labelAt: [50, 90],
        capacity: 100,
        rank: 1,
      },
    ],
  };
};

/** Gives every seat chart a stage and two sections. */
export async function drawCharts({ database }: TestServer): Promise<void> {
  const charts = await database.query.selectFrom('seatChart').select('seatChartId').execute();
  for (const { seatChartId: id } of charts) {
    await database.query
      .updateTable('seatChart')
      .set({ overview: toJson(chartOf(id)) })
      .where('seatChartId', '=', id)
      .execute();
  }
}
