import { splitSeatCode } from '@foyer/util';
import type { MapSpotlightInput } from '../../engine/events/engineEvents.ts';
import type { SeatModel } from '../../model/seatModel.ts';
import type { SeatSpotlight } from '../seatMapProps.ts';

/** Resolves the spotlight's seats; `undefined` without seats, or for a section that is not on the chart. */
export function spotlightOn(model: SeatModel, spotlight?: SeatSpotlight): MapSpotlightInput | undefined {
  const [first] = spotlight?.seatCodes ?? [];
  const section = first === undefined ? undefined : model.sectionAt(splitSeatCode(first)[0]!);
  if (!spotlight || section === undefined) return undefined;
  return { ...spotlight, section, seats: spotlight.seatCodes.flatMap((code) => model.refOf(code) ?? []) };
}
