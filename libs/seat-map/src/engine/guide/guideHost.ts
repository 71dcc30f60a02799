import type { SeatModel, SeatRef } from '../../model/seatModel.ts';
import type { Camera, Point, Viewport } from '../../view/camera.ts';
import type { MapSpotlightInput } from '../events/engineEvents.ts';
import type { MapPlace } from '../events/mapPlace.ts';

/** The map, as seen by keyboard, pointer and spotlight. */
export interface GuideHost {
  readonly model: SeatModel;
  readonly viewport: Viewport;
  readonly camera: Camera;
  readonly spotlight: MapSpotlightInput | undefined;
  /** Number of seats that the next press takes. */
  readonly party: number;
  readonly selected: readonly SeatRef[];
  /** Position of the camera, or the end of its animation. */
  readonly target: Camera;
  readonly isWhole: boolean;
  /**
   * Returns the seat under a point in pixels, otherwise its section. Seats count once neighbours are `pitch` CSS pixels
   * apart, within `reach` map units.
   */
  placeAt(point: Point, pitch: number, reach?: number): MapPlace | undefined;
  /** Moves the camera to a point of the map. */
  lookAt(point: Point, scale: number): void;
  showAll(): void;
  showSection(section: number): void;
  /** Picks a place: toggles a seat or opens a section. */
  pick(place: MapPlace): void;
  /** Reports the place that the keyboard has reached. */
  arrived(place: MapPlace): void;
  /** Reports the place under the pointer or of the keyboard, whose tip is shown, at a point in pixels. */
  hovered(place: MapPlace | undefined, at?: Point): void;
}
