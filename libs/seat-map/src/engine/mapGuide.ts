import type { SeatMapPalette } from '../draw/palette.ts';
import type { DrawContext } from '../draw/surface.ts';
import type { Point } from '../view/camera.ts';
import { fromPitch } from '../view/levelOfDetail.ts';
import { drawHints } from './drawHints.ts';
import type { GuideHost } from './guideHost.ts';
import { isThere, pointOfPlace } from './mapFocus.ts';
import { MapKeyboard } from './mapKeyboard.ts';
import type { MapPlace } from './mapPlace.ts';

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
