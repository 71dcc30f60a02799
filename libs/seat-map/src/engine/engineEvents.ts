import type { MapStyle } from '../draw/tilePainter.ts';
import type { PageInput } from '../gesture/pointerGestures.ts';
import type { SeatModel, SeatRef } from '../model/seatModel.ts';
import type { Point } from '../view/camera.ts';
import type { MapPlace } from './mapPlace.ts';

/** Seats that the map flies to, rings and labels. */
export interface MapSpotlightInput {
  /** A new array flies there again. */
  readonly seatCodes: readonly string[];
  /** Written beside the seats; lines are separated by a line feed. */
  readonly label: string;
  /** Position of the section of the first seat. */
  readonly section: number;
  /** Empty until the rows of the section are loaded. */
  readonly seats: readonly SeatRef[];
}

/** State of the map as its owner gives it. */
export interface EngineInput {
  readonly model: SeatModel;
  readonly style: MapStyle;
  readonly selected: readonly SeatRef[];
  /** Positions of sections. */
  readonly highlighted: readonly number[];
  readonly reducedMotion: boolean;
  readonly spotlight?: MapSpotlightInput | undefined;
}

/** Events of the map. */
export interface EngineEvents {
  /** Rows and availability of these sections are needed. */
  onNeed(sectionCodes: string[]): void;
  onPickSeat(seat: SeatRef): void;
  /** A standing area was picked. */
  onPickArea(section: number): void;
  /** The keyboard reached a place. */
  onFocus(place: MapPlace): void;
  /** The pointer is over a place, at a point in pixels. */
  onHover(place: MapPlace | undefined, at: Point): void;
  onView(view: MapView): void;
  /** A plain wheel or one finger scrolls the page, as the map is cooperative. */
  onLeaveToPage(by: PageInput): void;
}

/** How far the map is zoomed in. */
export interface MapView {
  readonly isWhole: boolean;
  readonly isClosest: boolean;
}
