import fc from 'fast-check';
import { buildOffers, buildSale } from '../testing/buildSale.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { buildArena } from '../testing/buildVenues.ts';
import { hitSeat } from '../view/hitTest.ts';
import { seatListItems } from './seatListItems.ts';
import { SeatModel } from './seatModel.ts';

const chart = buildArena();
const sale = buildSale(chart);
const every = new Set(chart.sections.map((section) => section.sectionCode));

const filters = fc.record(
  {
    priceFrom: fc.integer({ min: 0, max: 45_000 }),
    priceTo: fc.integer({ min: 0, max: 45_000 }),
    accessibleOnly: fc.boolean(),
    offerGroupIds: fc.subarray(buildOffers().map((offer) => offer.offerGroupId)),
  },
  { requiredKeys: [] },
);

describe('seatListItems', () => {
  it('lists exactly the seats that the map lets one pick, under any filters [C2.25a, C3.19c, C3.19f]', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const model = new SeatModel({ chart, ...sale, filters: wanted });
        const listed = new Set(
          seatListItems(model, every).flatMap((item) => (item.kind === 'row' ? item.seats : [])),
        );
        model.sections.forEach((section, at) => {
          const { geometry } = section;
          for (let seat = 0; geometry && seat < geometry.count; seat += 1) {
            const point = { x: geometry.x[seat]!, y: geometry.y[seat]! };
            const hit = hitSeat(model, point, 1);
            if (hit !== undefined && model.isPickable(hit) !== listed.has(hit)) {
              throw new Error(`Map and list differ in ${model.describe(hit).seatCode} of section ${at}`);
            }
          }
        });
      }),
      { numRuns: 12 },
    );
  });

  it('has the best section first, its rows in order, and closed sections as one line [C2.25a]', () => {
    const items = seatListItems(new SeatModel(buildRoom()), new Set(['STALLS']));
    expect(items.map(({ kind, section }) => `${kind} ${section}`)).toEqual([
      'section 0',
      'row 0',
      'row 0',
      'row 0',
      'section 1',
      'section 2',
    ]);
  });

  it.each([
    ['loading', {}],
    ['failed', { failedSections: ['STALLS'] }],
  ])('says that a section is %s [C2.25a]', (kind, more) => {
    const model = new SeatModel({ ...buildRoom(), seatAvailability: {}, ...more });
    expect(seatListItems(model, new Set(['STALLS']))[1]).toEqual({ kind, section: 0 });
  });

  it('reports a summary that promised more than the seats have', () => {
    const room = buildRoom({ stalls: ['ss'], balcony: ['ss'] });
    const sectionAvailability = [{ ...room.sectionAvailability[0]!, available: 2, offerGroupIds: ['dear'] }];
    const model = new SeatModel({ ...room, sectionAvailability });
    expect(seatListItems(model, new Set(['STALLS']))).toEqual([
      { kind: 'section', section: 0, isOpen: true },
      { kind: 'empty', section: 0 },
    ]);
  });
});
