import type { SeatMapData } from '../model/seatModel.ts';
import type { SeatMapPalette } from '../draw/palette.ts';
import type { Wording } from '../texts/seatMapTexts.ts';

/** What map and list take alike: same data, same selection, same words. */
export interface SeatPickingProps extends SeatMapData, Wording {
  /** Codes of the picked seats. */
  readonly selection: readonly string[];
  /** As many can be picked; any number when absent. */
  readonly maxSeats?: number;
  /** The selection after a seat was picked or given back. */
  readonly onSelectionChange?: (seatCodes: string[]) => void;
  /** The one seat that was picked or given back. */
  readonly onSeatToggle?: (seatCode: string, isPicked: boolean) => void;
  /** A standing section was picked. */
  readonly onAreaPick?: (sectionCode: string) => void;
  /** Rows and seat availability of these sections are wanted; also called to try again. */
  readonly onSectionsNeeded?: (sectionCodes: string[]) => void;
  /** Colours; read from the CSS variables around it when absent. */
  readonly palette?: SeatMapPalette;
}
