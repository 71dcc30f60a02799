import { type SeatModel, sectionOfRef } from '../../model/seatModel.ts';
import type { Point } from '../../view/camera.ts';
import { firstSeatIn, middleOf, seatBeside, sectionBeside, type Direction } from '../../view/neighbours.ts';
import type { MapPlace } from '../events/mapPlace.ts';

/** Returns the place after a step; the same place at the edge. */
export function placeBeside(model: SeatModel, place: MapPlace, direction: Direction): MapPlace {
  if (place.kind === 'seat') {
    const seat = seatBeside(model, place.seat, direction);
    return seat === undefined ? place : { kind: 'seat', seat };
  }
  const section = sectionBeside(model, place.section, direction);
  return section === undefined ? place : { kind: 'section', section };
}

/** Returns the keyboard's first place: the best section with anything on offer. */
export function firstPlace(model: SeatModel): MapPlace | undefined {
  const inRank = model.sections.map((_, at) => at);
  inRank.sort((a, b) => model.sections[a]!.section.rank - model.sections[b]!.section.rank);
  const section = inRank.find((at) => model.sections[at]!.wanted) ?? inRank[0];
  return section === undefined ? undefined : { kind: 'section', section };
}

/** Returns the keyboard's place in a section; `undefined` until its seats have loaded. */
export function placeInSection(model: SeatModel, section: number): MapPlace | undefined {
  const seat = firstSeatIn(model, section, middleOf(model, section));
  return seat === undefined ? undefined : { kind: 'seat', seat };
}

/** Returns the enclosing place: a seat's section. */
export function placeAround(place: MapPlace): MapPlace {
  return place.kind === 'seat' ? { kind: 'section', section: sectionOfRef(place.seat) } : place;
}

/** Returns the centre of a place in map units. */
export function pointOfPlace(model: SeatModel, place: MapPlace): Point {
  return place.kind === 'seat' ? model.positionOf(place.seat) : middleOf(model, place.section);
}

/** Whether a place still exists after a change of the model. */
export function isThere(model: SeatModel, place: MapPlace): boolean {
  if (place.kind === 'section') return place.section < model.sections.length;
  return model.sections[sectionOfRef(place.seat)]?.hasRows ?? false;
}
