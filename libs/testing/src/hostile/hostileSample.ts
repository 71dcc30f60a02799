import { takeSample } from '@foyer/util/sampling';
import { hostileKind, hostileStrings } from './hostileStrings.ts';

/** The hostile strings of this run: at least one of each kind; all 1,916 in a deep run. */
export const hostileSample = (): string[] =>
  takeSample(hostileStrings, { label: 'hostile strings', count: 240, classOf: hostileKind });
