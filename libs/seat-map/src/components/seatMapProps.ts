import type { SeatMapData } from '../model/seatModel.ts';
import type { SeatMapPalette } from '../draw/palette.ts';
import type { Wording } from '../texts/seatMapTexts.ts';

/** Props that map and list share: same data, selection and words. */
export interface SeatPickingProps extends SeatMapData, Wording {
  /** Codes of the picked seats. */
  readonly selection: readonly string[];
  /** Most seats that can be picked; any number when absent. */
  readonly maxSeats?: number;
  /** The selection after a seat was picked or given back. */
  readonly onSelectionChange?: (seatCodes: string[]) => void;
  /** Called with the one seat that was picked or given back. */
  readonly onSeatToggle?: (seatCode: string, isPicked: boolean) => void;
  /** A standing section was picked. */
  readonly onAreaPick?: (sectionCode: string) => void;
  /** Asks for rows and seat availability of these sections; also called to try again. */
  readonly onSectionsNeeded?: (sectionCodes: string[]) => void;
  /** Colours; read from the CSS variables around it when absent. */
  readonly palette?: SeatMapPalette;
}

/** Seats to show: the map flies to their section, rings them and writes the label beside them. */
export interface SeatSpotlight {
  /** A new array flies there again. */
  readonly seatCodes: readonly string[];
  /** Lines are separated by a line feed. */
  readonly label: string;
}
