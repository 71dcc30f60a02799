import type { SeatAvailability, SeatOffer, SeatRowAvailability, SeatsForSections } from '@foyer/contract';

/** Availability of seats, merged from answers. */
export interface SeatStates {
  /** By section code. */
  availability: Readonly<Record<string, SeatAvailability | undefined>>;
  offers: readonly SeatOffer[];
  /** Sets of offers that a seat may carry, as indexes into `offers`. */
  offerSets: readonly (readonly number[])[];
}

export const noSeatStates: SeatStates = { availability: {}, offers: [], offerSets: [[]] };

/** Creates an index of values that grows by unknown ones. */
function indexed<T>(known: readonly T[]): { values: T[]; indexOf: (value: T) => number } {
  const values = [...known];
  const indexes = new Map(values.map((value, at) => [JSON.stringify(value), at]));
  return {
    values,
    indexOf: (value) => {
      const key = JSON.stringify(value);
      const index = indexes.get(key) ?? values.push(value) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}

/** Keeps the identity of a list that has not grown. */
const grown = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  after.length === before.length ? before : after;

/**
 * Merges an answer into the known states: its rows replace earlier ones; a complete answer replaces everything.
 */
export function mergeSeats(before: SeatStates, answer: SeatsForSections): SeatStates {
  const known = answer.isComplete ? noSeatStates : before;
  if (answer.sections.length === 0) return known;
  const offers = indexed(known.offers);
  const sets = indexed(known.offerSets);
  const offerAt = answer.offers.map(offers.indexOf);
  const setAt = answer.offerSets.map((set) => sets.indexOf(set.map((index) => offerAt[index]!)));
  const translated = (row: SeatRowAvailability): SeatRowAvailability => ({
    ...row,
    offers: row.offers.map((each, at) => (at % 2 === 0 ? each : setAt[each]!)),
  });
  const availability = { ...known.availability };
  for (const { sectionCode, rows } of answer.sections) {
    const names = new Set(rows.map(({ row }) => row));
    const kept = known.availability[sectionCode]?.rows.filter(({ row }) => !names.has(row)) ?? [];
    availability[sectionCode] = { sectionCode, rows: [...kept, ...rows.map(translated)] };
  }
  return {
    availability,
    offers: grown(known.offers, offers.values),
    offerSets: grown(known.offerSets, sets.values),
  };
}
