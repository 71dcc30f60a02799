import type { SeatMapData } from '../model/seatModel.ts';
import type { SeatMapPalette } from '../draw/palette.ts';
import type { Wording } from '../texts/seatMapTexts.ts';

/** Props shared by map and list: data, selection and texts. */
export interface SeatPickingProps extends SeatMapData, Wording {
  /** Codes of the picked seats. */
  readonly selection: readonly string[];
  /** Maximum number of seats that can be picked; unlimited by default. */
  readonly maxSeats?: number;
  /** Number of seats that a party needs: one press takes adjacent seats for those still missing, and moves a complete party. By default each press adds a seat. */
  readonly partySize?: number;
  /** Called with the new selection after seats were picked or one was removed. */
  readonly onSelectionChange?: (seatCodes: string[]) => void;
  /** Called with each seat that was picked, or with the one that was removed. */
  readonly onSeatToggle?: (seatCode: string, isPicked: boolean) => void;
  /** Called when a standing section was picked. */
  readonly onAreaPick?: (sectionCode: string) => void;
  /** Requests rows and seat availability of these sections; also called for a retry. */
  readonly onSectionsNeeded?: (sectionCodes: string[]) => void;
  /** Colours; read from the surrounding CSS variables by default. */
  readonly palette?: SeatMapPalette;
}

/** Seats to highlight: the map moves to their section, rings them and shows the label beside them. */
export interface SeatSpotlight {
  /** Codes of the seats; a new array moves the map again. */
  readonly seatCodes: readonly string[];
  /** Label; lines are separated by a line feed. */
  readonly label: string;
}
