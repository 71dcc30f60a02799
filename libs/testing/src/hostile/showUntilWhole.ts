import { takeSample } from '@foyer/util/sampling';
import { createPoisoner, executableParts, type Poisoner } from '../poison.ts';
import { hostileAddresses, hostileKind, hostileStrings } from './hostileStrings.ts';

/** The hostile strings of this run: at least one of each kind; all 1,916 in a deep run. */
const hostileSample = (): string[] =>
  takeSample(hostileStrings, { label: 'hostile strings', count: 240, classOf: hostileKind });

/** Result of showing hostile strings in every field of some answers. */
export interface HostileRun {
  /** Fields, by their path in the answers. */
  fields: string[];
  /** Whether every field has had every string of this run. */
  isWhole: boolean;
  /** Executable parts that a text has turned into; see {@link executableParts}. */
  parts: string[];
}

const portions = { texts: 480, addresses: 1 };
const mostRounds = 60;

/**
 * Shows a page with poisoned answers, again until each of their fields has had every hostile string of this run, or every hostile
 * address [BR-03, BR-04].
 * @param show renders it with answers that `poison` has changed, waits until they are seen, and returns what unmounts it
 */
export async function showUntilWhole(
  kind: 'texts' | 'addresses',
  show: (poison: Poisoner['poison']) => Promise<() => void>,
): Promise<HostileRun> {
  const { poison, places, isWhole } = createPoisoner({
    kind,
    strings: kind === 'texts' ? hostileSample() : hostileAddresses,
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
