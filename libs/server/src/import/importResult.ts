import type { Catalogue, CatalogueChart } from '../catalogue/catalogue.ts';
import type { ImportProblem } from './importProblems.ts';

/** Key of `ReadCatalogue.sources`. */
export const sourceKey = (noun: 'event' | 'venue' | 'performer' | 'organiser', vanityName: string): string =>
  `${noun} ${vanityName}`;

/** Events with everything that they name, and where in the file each of it is. */
export interface ReadCatalogue {
  catalogue: Catalogue;
  /** JSON pointers by `sourceKey`. */
  sources: ReadonlyMap<string, string>;
}

/** Content of an imported file: events, a plan of a venue, or the list of problems. */
export type ImportResult =
  | ({ kind: 'events' } & ReadCatalogue)
  | { kind: 'seatingPlan'; chart: CatalogueChart }
  | { kind: 'problems'; problems: readonly ImportProblem[] };
