import type { Catalogue, CatalogueChart } from '@foyer/catalogue';
import type { ImportProblem } from './importProblems.ts';

/** Builds a key of `ReadCatalogue.sources`. */
export const sourceKey = (noun: 'event' | 'venue' | 'performer' | 'organiser', vanityName: string): string =>
  `${noun} ${vanityName}`;

/** Events with all that they refer to, and the position of each item in the file. */
export interface ReadCatalogue {
  catalogue: Catalogue;
  /** JSON pointers by `sourceKey`. */
  sources: ReadonlyMap<string, string>;
  /** Problems of the events that are left out. */
  leftOut: readonly ImportProblem[];
  /** What is taken in another way than it is written, such as an offer without a price. */
  notes: readonly ImportProblem[];
}

/** Content of an imported file: events, a seating plan, or a list of problems. */
export type ImportResult =
  | ({ kind: 'events' } & ReadCatalogue)
  | { kind: 'seatingPlan'; chart: CatalogueChart }
  | { kind: 'problems'; problems: readonly ImportProblem[] };
