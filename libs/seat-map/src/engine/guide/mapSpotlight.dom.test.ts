import { darkSeatMapPalette } from '../../draw/palette.ts';
import { SeatModel, type SeatMapData } from '../../model/seatModel.ts';
import { buildSale, withoutRows } from '../../testing/buildSale.ts';
import { buildArena } from '../../testing/buildVenues.ts';
import { createFakeSurface, FakeClock } from '../../testing/fakeDrawing.ts';
import type { EngineInput } from '../events/engineEvents.ts';
import { engineDetails } from '../engineDetails.ts';
import { SeatMapEngine } from '../seatMapEngine.ts';

const chart = buildArena();
const sale = buildSale(chart);
const codes = ['113-C-4', '113-C-5'];
const [width, height] = [320, 260];

function start(data: SeatMapData, reducedMotion = false) {
  const clock = new FakeClock();
  const screen = createFakeSurface(1, 1);
  const events = {
    onNeed: jest.fn(),
    onPickSeat: jest.fn(),
    onPickArea: jest.fn(),
    onFocus: jest.fn(),
    onHover: jest.fn(),
    onView: jest.fn(),
    onLeaveToPage: jest.fn(),
  };
  const inputOf = (of: SeatMapData, more: Partial<EngineInput> = {}): EngineInput => ({
    model: new SeatModel(of),
    style: { palette: darkSeatMapPalette, labels: new Map() },
    selected: [],
    highlighted: [],
    reducedMotion,
    ...more,
  });
  const engine = new SeatMapEngine(screen, createFakeSurface, clock, events, inputOf(data));
  engine.resize(width, height, 1);
  engine.complete(engineDetails);
  clock.run();
  const show = (of: SeatMapData, seatCodes: readonly string[] = codes) => {
    const { model, ...rest } = inputOf(of);
    const spotlight = {
      seatCodes,
      label: 'Row C, seats 4 and 5\n$85.00 each',
      section: model.sectionAt('113')!,
      seats: seatCodes.flatMap((code) => model.refOf(code) ?? []),
    };
    engine.update({ ...rest, model, spotlight });
  };
  /** Position of a seat on the canvas, in pixels. */
  const pixelOf = (code: string) => {
    const { model, camera } = engine;
    const { x, y } = model.positionOf(model.refOf(code)!);
    return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
  };
  const written = () =>
    screen.calls.filter(({ method }) => method === 'fillText').map(({ args }) => args[0] as string);
  return { engine, events, clock, screen, show, pixelOf, written };
}

describe('spotlight', () => {
  it('flies to the seats, rings each and writes what they are beside them', () => {
    const { engine, clock, screen, show, pixelOf, written } = start({ chart, ...sale });
    show({ chart, ...sale });
    const [before, { target }] = [engine.camera, engine];
    clock.run(32);
    expect(engine.camera).not.toEqual(before);
    expect(engine.camera).not.toEqual(target);
    clock.run();
    screen.calls.length = 0;
    engine.pan(0, 0);
    clock.run();
    const arcs = screen.calls.filter(({ method }) => method === 'arc').map(({ args }) => args.slice(0, 2));
    for (const code of codes) {
      const { x, y } = pixelOf(code);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
      expect(arcs).toContainEqual([x, y]);
    }
    expect(written()).toEqual(expect.arrayContaining(['Row C, seats 4 and 5', '$85.00 each']));
  });

  it('jumps there with reduced motion', () => {
    const { engine, clock, show } = start({ chart, ...sale }, true);
    show({ chart, ...sale });
    const { camera } = engine;
    clock.run();
    expect(engine.camera).toEqual(camera);
    expect(engine.isWhole).toBe(false);
  });

  it('goes to the section at once, and to the seats when their rows have come', () => {
    const bare = { chart: withoutRows(chart), ...sale, seatAvailability: {} };
    const { engine, events, clock, show, pixelOf } = start(bare);
    show(bare);
    clock.run();
    expect(events.onNeed.mock.lastCall![0]).toContain('113');
    const light = [...codes];
    show({ chart, ...sale }, light);
    clock.run();
    expect(pixelOf(codes[0]!).x).toBeGreaterThan(0);
    // New availability does not move the map again.
    engine.pan(9, 9);
    const { camera } = engine;
    show({ chart, ...sale }, light);
    clock.run();
    expect(engine.camera).toEqual(camera);
    // Finding the same seats again does.
    show({ chart, ...sale }, [...codes]);
    clock.run();
    expect(engine.camera).not.toEqual(camera);
  });
});
