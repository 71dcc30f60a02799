import type { SeatMapPalette } from '../../draw/palette.ts';
import type { DrawContext } from '../../draw/surface.ts';
import { type Point, toScreen } from '../../view/camera.ts';
import { drawSpotlight } from './drawSpotlight.ts';
import type { GuideHost } from './guideHost.ts';

/** Pixels between a highlighted seat and the edge of the canvas, which leaves room for ring and label. */
const MARGIN = 56;

/** Brings the seats of a spotlight into view, once per spotlight, and marks them. */
export class MapSpotlight {
  readonly #host: GuideHost;
  #seatCodes: readonly string[] | undefined;
  #hasArrived = false;

  constructor(host: GuideHost) {
    this.#host = host;
  }

  /** Moves to a new spotlight: to its section at once, to its seats when their rows have loaded. */
  refresh(): void {
    const { spotlight, viewport } = this.#host;
    if (viewport.width === 0) return;
    if (spotlight?.seatCodes !== this.#seatCodes) {
      this.#seatCodes = spotlight?.seatCodes;
      this.#hasArrived = false;
      if (spotlight) this.#host.showSection(spotlight.section);
    }
    if (!spotlight || this.#hasArrived || spotlight.seats.length === 0) return;
    this.#hasArrived = true;
    this.#bringIn(spotlight.seats.map((seat) => this.#host.model.positionOf(seat)));
  }

  draw(context: DrawContext, palette: SeatMapPalette): void {
    const { model, camera, viewport, spotlight } = this.#host;
    if (!spotlight || spotlight.seats.length === 0) return;
    const points = spotlight.seats.map((seat) => toScreen(camera, model.positionOf(seat)));
    drawSpotlight({ context, palette, camera, viewport }, points, spotlight.label.split('\n'));
  }

  /** Brings the seats into view, because a section can be larger than the canvas. */
  #bringIn(places: readonly Point[]): void {
    const { target, viewport } = this.#host;
    const { width, height } = viewport;
    const isIn = places
      .map((place) => toScreen(target, place))
      .every(({ x, y }) => x > MARGIN && y > MARGIN && x < width - MARGIN && y < height - MARGIN);
    if (isIn) return;
    const mean = (read: (place: Point) => number): number =>
      places.reduce((sum, place) => sum + read(place), 0) / places.length;
    this.#host.lookAt({ x: mean(({ x }) => x), y: mean(({ y }) => y) }, target.scale);
  }
}
