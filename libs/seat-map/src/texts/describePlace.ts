import type { ChartSection } from '../chart/seatChart.ts';
import type { MapPlace } from '../engine/events/mapPlace.ts';
import { sectionOfRef, type SeatDescription, type SeatModel } from '../model/seatModel.ts';
import type { SectionModel } from '../model/sectionModel.ts';
import { levelName } from './levelName.ts';
import type { Wording } from './seatMapTexts.ts';

/** Describes a seat in words. */
export function describeSeat(seat: SeatDescription, isPicked: boolean, wording: Wording): string {
  const { texts } = wording;
  const { state, kind, offer } = seat;
  const isFiltered = state === 'available' && !seat.pickable;
  const price =
    offer && (state === 'available' || state === 'mine') ? wording.formatPrice(offer.allIn) : undefined;
  return texts.seat({
    section: seat.sectionName,
    row: seat.row,
    seat: seat.seat,
    price,
    status: texts.status[isPicked ? 'picked' : isFiltered ? 'filtered' : state],
    kind: kind === 'plain' ? undefined : texts.kind[kind],
  });
}

/** Describes a section in words. */
function describeSection({ section, availability }: SectionModel, wording: Wording): string {
  const { texts } = wording;
  const available = availability?.available ?? 0;
  const price = available > 0 ? availability?.priceFrom : undefined;
  return texts.section({
    section: section.name,
    level: levelName(section.level, texts),
    available: available > 0 ? texts.seatsLeft(available) : texts.soldOut,
    from: price && texts.from(wording.formatPrice(price)),
  });
}

/** Returns the section of a place. */
export const sectionOf = (model: SeatModel, place: MapPlace): ChartSection =>
  model.sections[place.kind === 'section' ? place.section : sectionOfRef(place.seat)]!.section;

/** Describes a place on the map in words. */
export function describePlace(
  model: SeatModel,
  place: MapPlace,
  selection: readonly string[],
  wording: Wording,
): string {
  if (place.kind === 'section') return describeSection(model.sections[place.section]!, wording);
  const seat = model.describe(place.seat);
  return describeSeat(seat, selection.includes(seat.seatCode), wording);
}
