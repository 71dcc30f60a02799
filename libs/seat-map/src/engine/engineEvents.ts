import type { MapStyle } from '../draw/tilePainter.ts';
import type { SeatModel, SeatRef } from '../model/seatModel.ts';
import type { Point } from '../view/camera.ts';
import type { MapPlace } from './mapPlace.ts';

/** What is shown. */
export interface EngineInput {
  readonly model: SeatModel;
  readonly style: MapStyle;
  readonly selected: readonly SeatRef[];
  /** Positions of sections. */
  readonly highlighted: readonly number[];
  readonly reducedMotion: boolean;
}

/** What the map tells. */
export interface EngineEvents {
  /** Seats of these sections are wanted: rows and availability. */
  onNeed(sectionCodes: string[]): void;
  onPickSeat(seat: SeatRef): void;
  /** A standing area was picked. */
  onPickArea(section: number): void;
  /** The keyboard has come to a place. */
  onFocus(place: MapPlace): void;
  /** The pointer is over something, at a point in pixels. */
  onHover(place: MapPlace | undefined, at: Point): void;
  onView(view: MapView): void;
}

/** How near the map is looked at. */
export interface MapView {
  readonly isWhole: boolean;
  readonly isClosest: boolean;
}
