import type { SeatMapPalette } from '../draw/palette.ts';
import type { DrawContext } from '../draw/surface.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { Camera, Point, Viewport } from '../view/camera.ts';
import { fromPitch } from '../view/levelOfDetail.ts';
import { drawHints } from './drawHints.ts';
import { isThere, pointOfPlace } from './mapFocus.ts';
import { MapKeyboard } from './mapKeyboard.ts';
import type { MapPlace } from './mapPlace.ts';

/** What keyboard and pointer need of the map. */
export interface GuideHost {
  readonly model: SeatModel;
  readonly viewport: Viewport;
  readonly camera: Camera;
  /** Where the camera is, or is flying to. */
  readonly target: Camera;
  readonly isWhole: boolean;
  /** The seat under a point in pixels where seats are so large (CSS pixels) and not farther away than `reach` map units, else its section. */
  placeAt(point: Point, pitch: number, reach?: number): MapPlace | undefined;
  /** Comes to a point of the map. */
  lookAt(point: Point, scale: number): void;
  showAll(): void;
  showSection(section: number): void;
  /** Something was picked: a seat is taken or given back, a section opened. */
  pick(place: MapPlace): void;
  /** The keyboard has come to a place. */
  arrived(place: MapPlace): void;
  /** The pointer is over something, or over nothing, at a point in pixels. */
  hovered(place: MapPlace | undefined, at: Point): void;
}

/** Where keyboard and pointer are on the map, and what shows it. */
export class MapGuide {
  /** What the keys do. */
  readonly keyboard: MapKeyboard;
  readonly #host: GuideHost;
  #hover: MapPlace | undefined;

  constructor(host: GuideHost) {
    this.#host = host;
    this.keyboard = new MapKeyboard(host);
  }

  /** The pointer is at a point in pixels, or gone. */
  hover(point: Point | undefined): void {
    const place = point && this.#host.placeAt(point, fromPitch.mouse);
    const before = this.#hover;
    if (before?.kind === place?.kind && keyOf(before) === keyOf(place)) return;
    this.#hover = place;
    const { model, camera } = this.#host;
    const at = place ? pointOfPlace(model, place) : { x: 0, y: 0 };
    this.#host.hovered(place, { x: at.x * camera.scale + camera.x, y: at.y * camera.scale + camera.y });
  }

  /** The model has changed: seats may have come or gone. */
  refresh(): void {
    if (this.#hover && !isThere(this.#host.model, this.#hover)) this.#hover = undefined;
    this.keyboard.refresh();
  }

  /** Another map. */
  forget(): void {
    this.#hover = undefined;
    this.keyboard.forget();
  }

  /** Draws over the picture where both are, and what is pointed out. */
  draw(context: DrawContext, palette: SeatMapPalette, highlighted: readonly number[]): void {
    const { model, camera } = this.#host;
    const places = { highlighted, hover: this.#hover, focus: this.keyboard.shown };
    drawHints({ context, model, camera, palette }, places);
  }
}

const keyOf = (place: MapPlace | undefined): number | undefined =>
  place?.kind === 'seat' ? place.seat : place?.section;
