import fc from 'fast-check';
import { buildSale } from '../testing/buildSale.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { buildArena } from '../testing/buildVenues.ts';
import { SeatModel } from '../model/seatModel.ts';
import { hitSeat, hitSection } from './hitTest.ts';

const chart = buildArena();
const model = new SeatModel({ chart, ...buildSale(chart) });

describe('hit test', () => {
  it('finds the seat that looking at all 18,000 finds [C2.25a]', () => {
    const where = fc.record({
      x: fc.integer({ min: 0, max: chart.width }),
      y: fc.integer({ min: 0, max: chart.height }),
    });
    fc.assert(
      fc.property(where, fc.integer({ min: 2, max: 14 }), (point, reach) => {
        let nearest = Infinity;
        for (const { geometry } of model.sections) {
          for (let seat = 0; geometry && seat < geometry.count; seat += 1) {
            nearest = Math.min(nearest, Math.hypot(geometry.x[seat]! - point.x, geometry.y[seat]! - point.y));
          }
        }
        const hit = hitSeat(model, point, reach);
        if (nearest > reach) return expect(hit).toBeUndefined();
        const { x, y } = model.positionOf(hit!);
        return expect(Math.hypot(x - point.x, y - point.y)).toBeCloseTo(nearest, 6);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ x: 30, y: 110 }, 'STALLS'],
    [{ x: 350, y: 140 }, 'FLOOR'],
    [{ x: 150, y: 110 }, undefined],
    [{ x: -5, y: -5 }, undefined],
  ])('finds the section at %j: %s [C2.25b]', (point, expected) => {
    const room = new SeatModel(buildRoom());
    const at = hitSection(room, point);
    expect(at === undefined ? undefined : room.sections[at]!.section.sectionCode).toBe(expected);
  });
});
