import type { MapStyle } from '../../draw/tilePainter.ts';
import type { PageInput } from '../../gesture/pointerGestures.ts';
import type { SeatModel, SeatRef } from '../../model/seatModel.ts';
import type { Point } from '../../view/camera.ts';
import type { MapPlace } from './mapPlace.ts';

/** Spotlight of the map: moves to the seats, rings them and labels them. */
export interface MapSpotlightInput {
  /** Codes of the seats; a new array moves the map again. */
  readonly seatCodes: readonly string[];
  /** Label beside the seats; lines are separated by a line feed. */
  readonly label: string;
  /** Index of the first seat's section. */
  readonly section: number;
  /** Empty until the section's rows have loaded. */
  readonly seats: readonly SeatRef[];
}

/** State that the owner passes to the map. */
export interface EngineInput {
  readonly model: SeatModel;
  readonly style: MapStyle;
  readonly selected: readonly SeatRef[];
  /** Indexes of sections. */
  readonly highlighted: readonly number[];
  readonly reducedMotion: boolean;
  readonly spotlight?: MapSpotlightInput | undefined;
  /** Number of seats that the next press takes; 1 by default. */
  readonly party?: number;
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
  /** Pointer or keyboard is on a place, whose tip is shown, at a point in pixels. */
  onHover(place: MapPlace | undefined, at?: Point): void;
  onView(view: MapView): void;
  /** A plain wheel or one finger scrolls the page, since the map is cooperative. */
  onLeaveToPage(by: PageInput): void;
}

/** Zoom state of the map. */
export interface MapView {
  readonly isWhole: boolean;
  readonly isClosest: boolean;
}
