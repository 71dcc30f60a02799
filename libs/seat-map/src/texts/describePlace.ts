import type { SeatMoney } from '../chart/seatAvailability.ts';
import type { MapPlace } from '../engine/overlay.ts';
import type { SeatDescription, SeatModel } from '../model/seatModel.ts';
import type { SectionModel } from '../model/sectionModel.ts';
import type { SeatMapTexts } from './seatMapTexts.ts';

/** How the library words things: texts, and how money is written. */
export interface Wording {
  readonly texts: SeatMapTexts;
  /** Writes money in the fan's language. */
  formatPrice(money: SeatMoney): string;
}

/** A seat in words. */
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

/** A section in words. */
export function describeSection({ section, availability }: SectionModel, wording: Wording): string {
  const { texts } = wording;
  const available = availability?.available ?? 0;
  const price = available > 0 ? availability?.priceFrom : undefined;
  return texts.section({
    section: section.name,
    level: section.level,
    available: available > 0 ? texts.seatsLeft(available) : texts.soldOut,
    from: price && texts.from(wording.formatPrice(price)),
  });
}

/** A place on the map in words. */
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

/** What is written on the sections of the map, by code: name, and price or what is the matter, a line each. */
export function sectionLabels(model: SeatModel, wording: Wording): Map<string, string> {
  const entries = model.sections.map((one): [string, string] => [
    one.section.sectionCode,
    linesOf(one, wording).join('\n'),
  ]);
  return new Map(entries);
}

function linesOf(model: SectionModel, { texts, formatPrice }: Wording): string[] {
  const { section, availability, failed, wanted } = model;
  const standing = section.seating === 'ga' ? [texts.standing] : [];
  if (failed) return [section.name, texts.failed];
  if (!availability) return [section.name, ...standing];
  if (availability.available === 0) return [section.name, texts.soldOut];
  const price = wanted && availability.priceFrom;
  return [section.name, ...standing, ...(price ? [texts.from(formatPrice(price))] : [])];
}
