import type { SeatModel } from '../model/seatModel.ts';
import type { Camera, Point, Viewport } from '../view/camera.ts';
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
