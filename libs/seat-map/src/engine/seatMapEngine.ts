import type { CreateSurface, Surface } from '../draw/surface.ts';
import type { GestureTarget } from '../gesture/pointerGestures.ts';
import type { SeatModel } from '../model/seatModel.ts';
import {
  centredOn,
  fitCamera,
  toMap,
  toScreen,
  type Camera,
  type Point,
  type Viewport,
} from '../view/camera.ts';
import { CameraMotion } from '../view/cameraMotion.ts';
import { hitSeat, hitSection } from '../view/hitTest.ts';
import { fromPitch, pitchOf, scaleOfPitch, showsSeats } from '../view/levelOfDetail.ts';
import type { EngineEvents, EngineInput, MapView } from './engineEvents.ts';
import type { MapClock } from './mapClock.ts';
import { isThere, pointOfPlace } from './mapFocus.ts';
import { MapKeyboard, type KeyboardHost } from './mapKeyboard.ts';
import { MapRenderer, wholeMap } from './mapRenderer.ts';
import { NeededSections } from './neededSections.ts';
import { drawOverlay, type MapPlace } from './overlay.ts';

/** The view counts as still when its scale has not changed for so long. */
const STILL_MS = 120;

/** The seat map without a framework: camera, pictures, pointer and keyboard over one model. */
export class SeatMapEngine implements GestureTarget, KeyboardHost {
  readonly #surface: Surface;
  readonly #clock: MapClock;
  readonly #events: EngineEvents;
  readonly #renderer: MapRenderer;
  readonly #needed = new NeededSections();
  #motion: CameraMotion;
  #input: EngineInput;
  #ratio = 1;
  #frame: number | undefined;
  #timer: number | undefined;
  #lastScale = 0;
  #scaledAt = -Infinity;
  #hover: MapPlace | undefined;
  /** What the keys do. */
  readonly keyboard = new MapKeyboard(this);
  #view: MapView = { isWhole: true, isClosest: false };

  constructor(
    surface: Surface,
    createSurface: CreateSurface,
    clock: MapClock,
    events: EngineEvents,
    input: EngineInput,
  ) {
    this.#surface = surface;
    this.#clock = clock;
    this.#events = events;
    this.#renderer = new MapRenderer(createSurface, clock.now);
    this.#input = input;
    this.#motion = new CameraMotion(wholeMap(input.model));
    this.#motion.reduced = input.reducedMotion;
  }

  /** Shows something else: other availability, other filters, another selection. */
  update(input: EngineInput): void {
    const before = this.#input.model;
    this.#input = input;
    if (before.chart.seatChartId !== input.model.chart.seatChartId) {
      const { viewport } = this.#motion;
      this.#motion = new CameraMotion(wholeMap(input.model));
      this.#motion.resize(viewport);
      this.#hover = undefined;
      this.keyboard.forget();
    }
    this.#motion.reduced = input.reducedMotion;
    this.#hover = this.#hover && isThere(input.model, this.#hover) ? this.#hover : undefined;
    this.keyboard.refresh();
    this.#wake();
  }

  /** @param ratio device pixels a CSS pixel */
  resize(width: number, height: number, ratio: number): void {
    if (ratio !== this.#ratio) this.#renderer.reset();
    this.#ratio = ratio;
    const { canvas } = this.#surface;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.#motion.resize({ width, height });
    // A canvas that was resized is empty: no waiting for the next frame.
    this.#draw();
  }

  destroy(): void {
    if (this.#frame !== undefined) this.#clock.cancelFrame(this.#frame);
    if (this.#timer !== undefined) this.#clock.cancelAfter(this.#timer);
    this.#renderer.reset();
  }

  pan(dx: number, dy: number): void {
    this.hover(undefined);
    this.#motion.pan(dx, dy);
    this.#wake();
  }

  glide(vx: number, vy: number): void {
    this.#motion.glide(vx, vy, this.#clock.now());
    this.#wake();
  }

  zoom(factor: number, anchor: Point): void {
    this.hover(undefined);
    this.#motion.zoom(factor, anchor);
    this.#wake();
  }

  tap(point: Point, isTouch: boolean): void {
    const { camera } = this.#motion;
    const { model } = this.#input;
    const at = toMap(camera, point);
    const pitch = pitchOf(camera.scale);
    if (pitch >= (isTouch ? fromPitch.touch : fromPitch.mouse)) {
      const seat = hitSeat(model, at, isTouch ? 8 : 6);
      if (seat !== undefined) {
        this.pick({ kind: 'seat', seat });
        return;
      }
    }
    const section = hitSection(model, at);
    if (section === undefined) return;
    this.pick({ kind: 'section', section });
    if (model.sections[section]!.section.seating === 'ga') return;
    if (showsSeats(camera.scale)) this.#closeTo(at);
    else this.showSection(section);
  }

  hover(point: Point | undefined): void {
    const place = point && this.#placeAt(point);
    const before = this.#hover;
    if (before?.kind === place?.kind && keyOf(before) === keyOf(place)) return;
    this.#hover = place;
    this.#events.onHover(
      place,
      place ? toScreen(this.#motion.camera, pointOfPlace(this.#input.model, place)) : zero,
    );
    this.#wake();
  }

  /** Shows all sections. */
  showAll(): void {
    this.fly(this.#motion.whole);
  }

  /** Comes close enough to a section to choose its seats. */
  showSection(section: number): void {
    const bounds = this.#input.model.sections[section];
    if (!bounds) return;
    const { viewport } = this.#motion;
    const fit = fitCamera(bounds, viewport, 28, scaleOfPitch(fromPitch.close));
    const scale = Math.max(fit.scale, scaleOfPitch(fromPitch.mouse));
    this.fly(
      centredOn({ x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 }, scale, viewport),
    );
  }

  /** A seat is taken or given back, a standing area picked, a section's seats asked for. */
  pick(place: MapPlace): void {
    const { model } = this.#input;
    this.keyboard.follow(place);
    if (place.kind === 'seat') this.#events.onPickSeat(place.seat);
    else if (model.sections[place.section]!.section.seating === 'ga') this.#events.onPickArea(place.section);
    else this.#ask(place.section);
    this.#wake();
  }

  arrived(place: MapPlace): void {
    this.#events.onFocus(place);
    this.#wake();
  }

  /** The keyboard has come to the map, or left it; by pointer it comes without a ring. */
  setFocused(isVisible: boolean): void {
    this.keyboard.setFocused(isVisible);
    this.#wake();
  }

  get model(): SeatModel {
    return this.#input.model;
  }

  get viewport(): Viewport {
    return this.#motion.viewport;
  }

  get target(): Camera {
    return this.#motion.target;
  }

  get isWhole(): boolean {
    return this.#motion.isWhole;
  }

  fly(camera: Camera): void {
    this.#motion.flyTo(camera, this.#clock.now());
    this.#wake();
  }

  #closeTo(point: Point): void {
    this.fly(centredOn(point, scaleOfPitch(fromPitch.close), this.#motion.viewport));
  }

  #ask(section: number): void {
    const codes = this.#needed.takeOne(this.#input.model, section);
    if (codes.length > 0) this.#events.onNeed(codes);
  }

  #placeAt(point: Point): MapPlace | undefined {
    const { camera } = this.#motion;
    const at = toMap(camera, point);
    const seat = pitchOf(camera.scale) >= fromPitch.mouse ? hitSeat(this.#input.model, at) : undefined;
    if (seat !== undefined) return { kind: 'seat', seat };
    const section = hitSection(this.#input.model, at);
    return section === undefined ? undefined : { kind: 'section', section };
  }

  #wake(): void {
    this.#frame ??= this.#clock.requestFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  #draw(): void {
    const motion = this.#motion;
    if (motion.viewport.width === 0) return;
    const now = this.#clock.now();
    const moving = motion.step(now);
    const { camera, viewport } = motion;
    if (camera.scale !== this.#lastScale) this.#scaledAt = this.#lastScale === 0 ? -Infinity : now;
    this.#lastScale = camera.scale;
    const wait = moving ? STILL_MS : this.#scaledAt + STILL_MS - now;
    const { model, style, selected, highlighted } = this.#input;
    this.#renderer.update(model, style, this.#ratio);
    const { context } = this.#surface;
    const unfinished = this.#renderer.draw(context, camera, viewport, wait <= 0);
    const overlay = { selected, highlighted, hover: this.#hover, focus: this.keyboard.shown };
    drawOverlay(context, model, camera, style.palette, this.#ratio, overlay);
    if (moving || unfinished) this.#wake();
    else if (wait > 0) this.#wakeAfter(wait);
    if (wait <= 0) this.#settled();
    this.#tellView();
  }

  #wakeAfter(ms: number): void {
    if (this.#timer !== undefined) this.#clock.cancelAfter(this.#timer);
    this.#timer = this.#clock.after(ms, () => {
      this.#timer = undefined;
      this.#wake();
    });
  }

  #settled(): void {
    const codes = this.#needed.take(this.#input.model, this.#motion.camera, this.#motion.viewport);
    if (codes.length > 0) this.#events.onNeed(codes);
  }

  #tellView(): void {
    const isClosest = this.#motion.camera.scale >= this.#motion.limits.max * 0.98;
    const { isWhole } = this.#motion;
    if (this.#view.isWhole === isWhole && this.#view.isClosest === isClosest) return;
    this.#view = { isWhole, isClosest };
    this.#events.onView(this.#view);
  }
}

const zero: Point = { x: 0, y: 0 };

const keyOf = (place: MapPlace | undefined): number | undefined =>
  place?.kind === 'seat' ? place.seat : place?.section;
