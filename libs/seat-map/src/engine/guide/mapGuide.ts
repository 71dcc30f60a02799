import type { SeatMapPalette } from '../../draw/palette.ts';
import type { DrawContext } from '../../draw/surface.ts';
import { toScreen, type Point } from '../../view/camera.ts';
import { seatsTogether } from '../../model/seatsTogether.ts';
import { fromPitch } from '../../view/levelOfDetail.ts';
import { drawHints } from './drawHints.ts';
import type { GuideHost } from './guideHost.ts';
import { isThere, pointOfPlace } from './mapFocus.ts';
import { MapKeyboard } from './mapKeyboard.ts';
import type { MapPlace } from '../events/mapPlace.ts';
import { MapSpotlight } from './mapSpotlight.ts';

/** Keyboard, pointer and spotlight on the map, and their marks. */
export class MapGuide {
  readonly keyboard: MapKeyboard;
  readonly #host: GuideHost;
  readonly #spotlight: MapSpotlight;
  #hover: MapPlace | undefined;

  constructor(host: GuideHost) {
    this.#host = host;
    this.keyboard = new MapKeyboard(host);
    this.#spotlight = new MapSpotlight(host);
  }

  /** Moves the pointer to a point in pixels, or away. */
  hover(point: Point | undefined): void {
    const place = point && this.#host.placeAt(point, fromPitch.mouse);
    const before = this.#hover;
    // When the map moves or the pointer leaves, a tip at the keyboard's place has to go, too.
    if (point && before?.kind === place?.kind && keyOf(before) === keyOf(place)) return;
    this.#hover = place;
    const { model, camera } = this.#host;
    this.#host.hovered(place, place && toScreen(camera, pointOfPlace(model, place)));
  }

  /** Follows a change of the model or the spotlight: seats may have appeared or disappeared. */
  refresh(): void {
    if (this.#hover && !isThere(this.#host.model, this.#hover)) this.#hover = undefined;
    this.keyboard.refresh();
    this.#spotlight.refresh();
  }

  /** Resets for another map. */
  forget(): void {
    this.#hover = undefined;
    this.keyboard.forget();
  }

  /** Draws the marks on top of the map. */
  draw(context: DrawContext, palette: SeatMapPalette, highlighted: readonly number[]): void {
    const { model, camera, party, selected } = this.#host;
    const focus = this.keyboard.shown;
    const at = focus ?? this.#hover;
    // Seats that a press would take along.
    const together = at?.kind === 'seat' ? seatsTogether(model, at.seat, party, selected) : [];
    const places = { highlighted, together, hover: this.#hover, focus };
    drawHints({ context, model, camera, palette }, places);
    this.#spotlight.draw(context, palette);
  }
}

const keyOf = (place: MapPlace | undefined): number | undefined =>
  place?.kind === 'seat' ? place.seat : place?.section;
