import { createPoisoner, executableParts, type Poisoner } from '../poison.ts';
import { hostileAddresses, hostileStrings } from './hostileStrings.ts';

/** What came of showing every hostile string in every field of some answers. */
export interface HostileRun {
  /** Fields, by their path in the answers. */
  fields: string[];
  /** Whether every field has had every string. */
  isWhole: boolean;
  /** What a text has become that it may not be; see {@link executableParts}. */
  parts: string[];
}

const portions = { texts: 480, addresses: 1 };
const strings = { texts: hostileStrings, addresses: hostileAddresses };
const mostRounds = 60;

/**
 * Shows a page with poisoned answers, anew until each of their fields has had all 1,916 strings, or all addresses [BR-03, BR-04].
 * @param show renders it with answers that `poison` has gone through, waits until they are seen, and says how to be rid of it
 */
export async function showUntilWhole(
  kind: 'texts' | 'addresses',
  show: (poison: Poisoner['poison']) => Promise<() => void>,
): Promise<HostileRun> {
  const { poison, places, isWhole } = createPoisoner({
    kind,
    strings: strings[kind],
    portion: portions[kind],
  });
  const parts: string[] = [];
  for (let round = 0; round < mostRounds && !isWhole(); round += 1) {
    const unmount = await show(poison);
    parts.push(...executableParts(document));
    unmount();
  }
  return { fields: [...places.keys()], isWhole: isWhole(), parts };
}
