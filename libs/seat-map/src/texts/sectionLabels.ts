import type { SectionModel } from '../model/sectionModel.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { Wording } from './seatMapTexts.ts';

/** Share of its places below which a section's label says how many are left. */
const FEW = 0.15;

/**
 * Returns the labels of sections by code, on separate lines: name, then price and how many of few places are left, or
 * the reason for being unavailable.
 */
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
  const isScarce = availability.available < section.capacity * FEW;
  return [
    section.name,
    ...standing,
    ...(price ? [texts.from(formatPrice(price))] : []),
    ...(price && isScarce ? [texts.seatsLeft(availability.available)] : []),
  ];
}
