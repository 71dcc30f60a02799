import type { CreateSurface, Surface } from '../draw/surface.ts';
import type { GestureTarget, PageInput } from '../gesture/pointerGestures.ts';
import type { SeatModel, SeatRef } from '../model/seatModel.ts';
import { centredOn, fitCamera, toMap, type Camera, type Point, type Viewport } from '../view/camera.ts';
import { CameraMotion } from '../view/cameraMotion.ts';
import { hitSeat, hitSection } from '../view/hitTest.ts';
import { fromPitch, pitchOf, scaleOfPitch, showsSeats } from '../view/levelOfDetail.ts';
import { drawPicked } from './drawPicked.ts';
import type { EngineDetails } from './engineDetails.ts';
import type { EngineEvents, EngineInput, MapSpotlightInput, MapView } from './events/engineEvents.ts';
import type { MapClock } from './mapClock.ts';
import type { GuideHost } from './guide/guideHost.ts';
import type { MapGuide } from './guide/mapGuide.ts';
import type { MapPlace } from './events/mapPlace.ts';
import { MapRenderer, wholeMap } from './mapRenderer.ts';
import { NeededSections } from './neededSections.ts';

/** Milliseconds without a change of scale after which the view counts as still. */
const STILL_MS = 120;

/**
 * Seat map without a framework: camera, rendering and pointer over one model; keyboard, hover, animation and names once
 * it is complete.
 */
export class SeatMapEngine implements GestureTarget, GuideHost {
  /** Keyboard and pointer guidance; `undefined` until the engine is complete. */
  guide: MapGuide | undefined;
  events: EngineEvents;
  readonly #surface: Surface;
  readonly #clock: MapClock;
  readonly #renderer: MapRenderer;
  readonly #needed = new NeededSections();
  #motion: CameraMotion;
  #input: EngineInput;
  #details: EngineDetails | undefined;
  #ratio = 1;
  #frame: number | undefined;
  #timer: number | undefined;
  #lastScale = 0;
  #scaledAt = -Infinity;
  #picked: MapPlace | undefined;
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
    this.events = events;
    this.#renderer = new MapRenderer(createSurface, clock.now);
    this.#input = input;
    this.#motion = new CameraMotion(wholeMap(input.model));
    this.#travel();
  }

  /** Adds keyboard, hover, animation, names and glyphs; see `loadEngineDetails`. */
  complete(details: EngineDetails): void {
    if (this.#details === details) return;
    this.#details = details;
    this.guide = details.createGuide(this);
    if (this.#picked) this.guide.keyboard.follow(this.#picked);
    this.#travel();
    this.guide.refresh();
    this.#wake();
  }

  /** Updates availability, filters, selection or spotlight. */
  update(input: EngineInput): void {
    const isOther = this.#input.model.chart.seatChartId !== input.model.chart.seatChartId;
    this.#input = input;
    if (isOther) {
      const { viewport } = this.#motion;
      this.#motion = new CameraMotion(wholeMap(input.model));
      this.#motion.resize(viewport);
      this.#picked = undefined;
      this.guide?.forget();
    }
    this.#travel();
    this.guide?.refresh();
    this.#wake();
  }

  /** @param ratio device pixels per CSS pixel */
  resize(width: number, height: number, ratio: number): void {
    this.#ratio = ratio;
    const { canvas } = this.#surface;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.#motion.resize({ width, height });
    this.hover(undefined);
    this.guide?.refresh();
    // A resized canvas is blank, so it is drawn without waiting for the next frame.
    this.#draw();
  }

  destroy(): void {
    if (this.#frame !== undefined) this.#clock.cancelFrame(this.#frame);
    if (this.#timer !== undefined) this.#clock.cancelAfter(this.#timer);
    this.#renderer.reset();
  }

  pan(dx: number, dy: number): void {
    this.hover(undefined);
    this.#motion.pan(dx, dy, this.#clock.now());
    this.#wake();
  }

  release(): void {
    this.#motion.travel?.release(this.#clock.now());
    this.#wake();
  }

  zoom(factor: number, anchor: Point): void {
    this.hover(undefined);
    this.#motion.zoom(factor, anchor);
    this.#wake();
  }

  leaveToPage(by: PageInput): void {
    this.events.onLeaveToPage(by);
  }

  tap(point: Point, isTouch: boolean): void {
    const { touch, mouse, close } = fromPitch;
    const place = this.placeAt(point, isTouch ? touch : mouse, isTouch ? 8 : 6);
    if (!place) return;
    this.pick(place);
    if (place.kind === 'seat' || this.model.sections[place.section]!.isStanding) return;
    const { scale } = this.camera;
    if (showsSeats(scale)) this.lookAt(toMap(this.camera, point), scaleOfPitch(close));
    else this.showSection(place.section);
  }

  hover(point: Point | undefined): void {
    this.guide?.hover(point);
  }

  /** Shows all sections. */
  showAll(): void {
    this.#fly(this.#motion.whole);
  }

  /** Zooms into a section until its seats can be picked. */
  showSection(section: number): void {
    const bounds = this.model.sections[section];
    if (!bounds) return;
    const { minX, minY, maxX, maxY } = bounds;
    const fit = fitCamera(bounds, this.viewport, 28, scaleOfPitch(fromPitch.close));
    const scale = Math.max(fit.scale, scaleOfPitch(fromPitch.mouse));
    this.lookAt({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, scale);
  }

  /** Toggles a seat, picks a standing area, or requests the seats of a section. */
  pick(place: MapPlace): void {
    this.#picked = place;
    this.guide?.keyboard.follow(place);
    if (place.kind === 'seat') this.events.onPickSeat(place.seat);
    else if (this.model.sections[place.section]!.isStanding) this.events.onPickArea(place.section);
    else this.#ask(this.#needed.takeOne(this.model, place.section));
    this.#wake();
  }

  arrived(place: MapPlace): void {
    this.events.onFocus(place);
    this.#wake();
  }

  hovered(place: MapPlace | undefined, at?: Point): void {
    this.events.onHover(place, at);
    this.#wake();
  }

  /** Sets keyboard focus of the map; focus by pointer shows no ring. */
  setFocused(isVisible: boolean): void {
    this.guide?.keyboard.setFocused(isVisible);
    this.#wake();
  }

  get model(): SeatModel {
    return this.#input.model;
  }

  get spotlight(): MapSpotlightInput | undefined {
    return this.#input.spotlight;
  }

  get party(): number {
    return this.#input.party ?? 1;
  }

  get selected(): readonly SeatRef[] {
    return this.#input.selected;
  }

  get viewport(): Viewport {
    return this.#motion.viewport;
  }

  get camera(): Camera {
    return this.#motion.camera;
  }

  get target(): Camera {
    return this.#motion.target;
  }

  get isWhole(): boolean {
    return this.#motion.isWhole;
  }

  placeAt(point: Point, pitch: number, reach?: number): MapPlace | undefined {
    const { camera, model } = this;
    const at = toMap(camera, point);
    const seat = pitchOf(camera.scale) >= pitch ? hitSeat(model, at, reach) : undefined;
    if (seat !== undefined) return { kind: 'seat', seat };
    const section = hitSection(model, at);
    return section === undefined ? undefined : { kind: 'section', section };
  }

  lookAt(point: Point, scale: number): void {
    this.#fly(centredOn(point, scale, this.viewport));
  }

  #fly(camera: Camera): void {
    this.#motion.flyTo(camera, this.#clock.now());
    this.#wake();
  }

  #travel(): void {
    const { reducedMotion } = this.#input;
    const motion = this.#motion;
    motion.travel = reducedMotion ? undefined : (motion.travel ?? this.#details?.createTravel());
  }

  #ask(sectionCodes: string[]): void {
    if (sectionCodes.length > 0) this.events.onNeed(sectionCodes);
  }

  #wake(): void {
    this.#frame ??= this.#clock.requestFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  #draw(): void {
    const { viewport } = this;
    if (viewport.width === 0) return;
    const now = this.#clock.now();
    const moving = this.#motion.step(now);
    const { camera, model } = this;
    if (camera.scale !== this.#lastScale) this.#scaledAt = this.#lastScale === 0 ? -Infinity : now;
    this.#lastScale = camera.scale;
    const wait = moving ? STILL_MS : this.#scaledAt + STILL_MS - now;
    const { style, selected, highlighted } = this.#input;
    const { context } = this.#surface;
    this.#renderer.update(model, style, this.#ratio, this.#details?.seats);
    const unfinished = this.#renderer.draw(context, camera, viewport, wait <= 0);
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    for (const seat of selected) drawPicked(context, model.positionOf(seat), camera, style.palette);
    this.guide?.draw(context, style.palette, highlighted);
    if (moving || unfinished) this.#wake();
    else if (wait > 0) this.#wakeAfter(wait);
    if (wait <= 0) this.#ask(this.#needed.take(model, camera, viewport));
    this.#tellView();
  }

  #wakeAfter(ms: number): void {
    if (this.#timer !== undefined) this.#clock.cancelAfter(this.#timer);
    this.#timer = this.#clock.after(ms, () => {
      this.#timer = undefined;
      this.#wake();
    });
  }

  #tellView(): void {
    const { isWhole, isClosest } = this.#motion;
    if (this.#view.isWhole === isWhole && this.#view.isClosest === isClosest) return;
    this.#view = { isWhole, isClosest };
    this.events.onView(this.#view);
  }
}
