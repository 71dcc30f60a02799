import type { FoyerError } from '../client/foyerError.ts';
import { isOutcomeUnknown } from '../client/isOutcomeUnknown.ts';
import type { Tag } from './tagTypes.ts';

/** Tags that a mutation invalidates: always, if it succeeds, and if it is refused. */
interface Outcomes {
  always?: readonly Tag[];
  done?: readonly Tag[];
  refused?: readonly Tag[];
}

/** Returns the tags that a mutation invalidates by its outcome; without an answer it is neither done nor refused. */
export const byOutcome =
  ({ always = [], done = [], refused = [] }: Outcomes) =>
  (answer: unknown, error: FoyerError | undefined): readonly Tag[] => {
    if (answer) return [...always, ...done];
    return isOutcomeUnknown(error) ? always : [...always, ...refused];
  };
