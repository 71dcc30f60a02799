import { darkSeatMapPalette } from '../draw/palette.ts';
import { keyCommand } from '../gesture/keyCommands.ts';
import { SeatModel, type SeatMapData } from '../model/seatModel.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { buildSale, withoutRows } from '../testing/buildSale.ts';
import { buildArena } from '../testing/buildVenues.ts';
import { createFakeSurface, FakeClock } from '../testing/fakeDrawing.ts';
import type { EngineInput } from './events/engineEvents.ts';
import { engineDetails } from './engineDetails.ts';
import { SeatMapEngine } from './seatMapEngine.ts';

const chart = buildArena();
const sale = buildSale(chart);
const style = { palette: darkSeatMapPalette, labels: new Map([['101', '101\nfrom $85']]) };

function start(data: SeatMapData, width = 1_000, isComplete = true) {
  const clock = new FakeClock();
  const screen = createFakeSurface(1, 1);
  const tiles: ReturnType<typeof createFakeSurface>[] = [];
  const events = {
    onNeed: jest.fn(),
    onPickSeat: jest.fn(),
    onPickArea: jest.fn(),
    onFocus: jest.fn(),
    onHover: jest.fn(),
    onView: jest.fn(),
    onLeaveToPage: jest.fn(),
  };
  const createSurface = (width: number, height: number) => {
    const surface = createFakeSurface(width, height);
    tiles.push(surface);
    return surface;
  };
  const input: EngineInput = {
    model: new SeatModel(data),
    style,
    selected: [],
    highlighted: [],
    reducedMotion: true,
  };
  const engine = new SeatMapEngine(screen, createSurface, clock, events, input);
  engine.resize(width, width * 0.8, 1);
  if (isComplete) engine.complete(engineDetails);
  clock.run();
  const press = (key: string) => {
    const handled = engine.guide!.keyboard.command(keyCommand(key)!);
    clock.run();
    return handled;
  };
  /** Number of tiles painted since the last call: each starts and continues with a transform. */
  const painted = () =>
    tiles.reduce(
      (sum, { calls }) => sum + calls.splice(0).filter(({ method }) => method === 'setTransform').length / 2,
      0,
    );
  return { engine, events, clock, screen, press, painted, input };
}

const lastFocus = (events: { onFocus: jest.Mock }) => events.onFocus.mock.lastCall?.[0];

describe('SeatMapEngine', () => {
  it('shows sections first and requests no seats until zoomed in [C2.25b]', () => {
    const { engine, events, clock } = start(
      { chart: withoutRows(chart), ...sale, seatAvailability: {} },
      400,
    );
    expect(events.onNeed).not.toHaveBeenCalled();
    engine.showSection(2);
    clock.run();
    expect(events.onNeed).toHaveBeenCalledTimes(1);
    expect(events.onNeed.mock.lastCall![0]).toContain('101');
    engine.pan(3, 0);
    clock.run();
    expect(events.onNeed).toHaveBeenCalledTimes(1);
  });

  it('asks again for a section that failed only when it is tapped [C2.25a]', () => {
    const room = buildRoom();
    const { engine, events, clock, input } = start({ ...room, seatAvailability: {} });
    expect(events.onNeed).toHaveBeenCalledWith(['STALLS', 'BALC']);
    engine.update({
      ...input,
      model: new SeatModel({ ...room, seatAvailability: {}, failedSections: ['BALC'] }),
    });
    clock.run();
    expect(events.onNeed).toHaveBeenCalledTimes(1);
    engine.pick({ kind: 'section', section: 1 });
    expect(events.onNeed).toHaveBeenLastCalledWith(['BALC']);
  });

  it('opens a section by tap, then picks the seat under the finger [C2.25a-b]', () => {
    const { engine, events, clock, input } = start({ chart, ...sale });
    const at = input.model.sectionAt('101')!;
    const { target } = engine;
    const [x, y] = input.model.sections[at]!.section.labelAt as [number, number];
    engine.tap({ x: x * target.scale + target.x, y: y * target.scale + target.y }, false);
    clock.run();
    expect(events.onPickSeat).not.toHaveBeenCalled();
    expect(engine.isWhole).toBe(false);
    const seat = input.model.refOf('101-C-3')!;
    const place = input.model.positionOf(seat);
    engine.tap(
      {
        x: place.x * engine.target.scale + engine.target.x,
        y: place.y * engine.target.scale + engine.target.y,
      },
      false,
    );
    expect(events.onPickSeat).toHaveBeenCalledWith(seat);
  });

  it('comes closer first when seats are too small for a finger [C2.25a]', () => {
    const { engine, events, clock, input } = start({ chart, ...sale });
    engine.showSection(input.model.sectionAt('101')!);
    clock.run();
    engine.zoom(0.45, { x: 500, y: 400 });
    clock.run();
    const before = engine.target.scale;
    const place = input.model.positionOf(input.model.refOf('101-J-5')!);
    engine.tap({ x: place.x * before + engine.target.x, y: place.y * before + engine.target.y }, true);
    clock.run();
    expect(events.onPickSeat).not.toHaveBeenCalled();
    expect(engine.target.scale).toBeGreaterThan(before);
  });

  it('picks a standing area where it is tapped [C2.25b]', () => {
    const { engine, events } = start(buildRoom());
    const { scale, x, y } = engine.target;
    engine.tap({ x: 350 * scale + x, y: 140 * scale + y }, true);
    expect(events.onPickArea).toHaveBeenCalledWith(2);
  });

  it('goes by keys into a section, from seat to seat, picks, and comes back [C2.25a-b]', () => {
    const { events, press, input } = start(buildRoom());
    const { model } = input;
    press('ArrowRight');
    expect(lastFocus(events)).toEqual({ kind: 'section', section: 0 });
    press('ArrowRight');
    expect(lastFocus(events)).toEqual({ kind: 'section', section: 1 });
    press('ArrowLeft');
    press('Enter');
    const first = lastFocus(events);
    expect(first.kind).toBe('seat');
    press('ArrowRight');
    expect(model.positionOf(lastFocus(events).seat).x).toBe(model.positionOf(first.seat).x + 10);
    press(' ');
    expect(events.onPickSeat).toHaveBeenCalledWith(lastFocus(events).seat);
    expect(press('Escape')).toBe(true);
    expect(lastFocus(events)).toEqual({ kind: 'section', section: 0 });
    expect(press('Escape')).toBe(false);
  });

  it('moves the keyboard into a section when its seats arrive late [C2.25a]', () => {
    const room = buildRoom();
    const { engine, events, press, clock, input } = start({
      ...room,
      chart: withoutRows(room.chart),
      seatAvailability: {},
    });
    press('ArrowRight');
    press('Enter');
    expect(lastFocus(events).kind).toBe('section');
    engine.update({ ...input, model: new SeatModel(room) });
    clock.run();
    expect(lastFocus(events).kind).toBe('seat');
  });

  it('tells a seat of the keyboard again once its state is known, and only then [C2.25a]', () => {
    const room = buildRoom();
    const { engine, events, clock, press, input } = start({ ...room, seatAvailability: {} });
    press('ArrowRight');
    press('Enter');
    expect(lastFocus(events)).toMatchObject({ kind: 'seat' });
    const told = () => events.onFocus.mock.calls.length;
    const before = told();
    const update = () => {
      engine.update({ ...input, model: new SeatModel(room) });
      clock.run();
    };
    update();
    expect(told()).toBe(before + 1);
    update();
    expect(told()).toBe(before + 1);
  });

  it('paints again only what has changed, and nothing for a selection [C2.25a]', () => {
    const { engine, clock, painted, input } = start({ chart, ...sale });
    const all = painted();
    expect(all).toBeGreaterThan(4);
    engine.update({ ...input, selected: [input.model.refOf('101-A-1')!] });
    clock.run();
    expect(painted()).toBe(0);
    const changed = sale.sectionAvailability.map((one) =>
      one.sectionCode === '101' ? { ...one, available: 0 } : one,
    );
    engine.update({ ...input, model: new SeatModel({ chart, ...sale, sectionAvailability: changed }) });
    clock.run();
    const few = painted();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(all);
    engine.update({ ...input, model: new SeatModel({ chart, ...sale, filters: { priceTo: 5_000 } }) });
    clock.run();
    expect(painted()).toBeGreaterThanOrEqual(all / 2);
  });

  it('rests when nothing happens [C2.25a]', () => {
    const { clock, engine } = start({ chart, ...sale });
    expect(clock.isIdle).toBe(true);
    engine.zoom(2, { x: 1, y: 1 });
    clock.run();
    expect(clock.isIdle).toBe(true);
  });

  it('tells what is under the pointer once, and that it has left [C2.25a]', () => {
    const { engine, events } = start(buildRoom());
    const { scale, x, y } = engine.target;
    const point = { x: 30 * scale + x, y: 100 * scale + y };
    engine.hover(point);
    engine.hover({ ...point, x: point.x + 1 });
    engine.hover(undefined);
    expect(events.onHover.mock.calls.map(([place]) => place?.kind)).toEqual(['seat', undefined]);
  });

  it('stays whole when its box changes, and where it was when it was near [C2.25a]', () => {
    const { engine, clock } = start({ chart, ...sale });
    engine.resize(400, 700, 2);
    expect(engine.isWhole).toBe(true);
    engine.showSection(3);
    clock.run();
    const before = engine.target;
    engine.resize(500, 700, 2);
    expect(engine.target.scale).toBe(before.scale);
    expect(engine.target.x).toBeCloseTo(before.x + 50, 6);
  });

  it('requests nothing after it was unmounted [C2.25a]', () => {
    const { engine, clock } = start({ chart, ...sale });
    engine.zoom(2, { x: 1, y: 1 });
    engine.destroy();
    expect(clock.isIdle).toBe(true);
  });

  it.each([
    ['shows a section', (engine: SeatMapEngine) => engine.showSection(3)],
    ['shows everything', (engine: SeatMapEngine) => engine.showAll()],
    ['is dragged', (engine: SeatMapEngine) => engine.pan(20, 10)],
    ['is let go', (engine: SeatMapEngine) => engine.release()],
    ['is zoomed', (engine: SeatMapEngine) => engine.zoom(2, { x: 300, y: 300 })],
    ['is pointed at', (engine: SeatMapEngine) => engine.hover({ x: 300, y: 300 })],
    ['has the focus', (engine: SeatMapEngine) => engine.setFocused(true)],
    ['shows other data', (engine: SeatMapEngine, input: EngineInput) => engine.update({ ...input })],
  ])('%s before it is complete [C2.25a]', (_what, act) => {
    const { engine, clock, events, input } = start({ chart, ...sale }, 1_000, false);
    act(engine, input);
    clock.run();
    expect(clock.isIdle).toBe(true);
    expect(events.onHover).not.toHaveBeenCalled();
    expect(events.onFocus).not.toHaveBeenCalled();
  });

  it('lets a pointer open a section and pick a seat before it is complete, and the keyboard goes on there [C2.25a-b]', () => {
    const { engine, events, clock, input, press } = start({ chart, ...sale }, 1_000, false);
    const seat = input.model.refOf('101-C-3')!;
    const tap = () => {
      const { x, y } = input.model.positionOf(seat);
      const { scale, x: left, y: top } = engine.target;
      engine.tap({ x: x * scale + left, y: y * scale + top }, false);
      clock.run();
    };
    tap();
    expect(events.onPickSeat).not.toHaveBeenCalled();
    tap();
    expect(events.onPickSeat).toHaveBeenCalledWith(seat);
    engine.complete(engineDetails);
    press('ArrowRight');
    const place = lastFocus(events);
    expect(input.model.positionOf(place.seat).x).toBeGreaterThan(input.model.positionOf(seat).x);
  });

  it('paints again what shows seats when it becomes complete, and nothing else [C2.25a]', () => {
    const far = start({ chart, ...sale }, 400, false);
    far.painted();
    far.engine.complete(engineDetails);
    far.clock.run();
    expect(far.painted()).toBe(0);
    const near = start(buildRoom(), 1_000, false);
    near.painted();
    near.engine.complete(engineDetails);
    near.clock.run();
    expect(near.painted()).toBeGreaterThan(0);
  });
});
