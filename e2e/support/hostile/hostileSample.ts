import { hostileKind, hostileStrings } from '@foyer/testing/hostile';
import { takeSample } from '@foyer/util/sampling';

/** Hostile strings of this run: at least one of each kind; all 1,916 in a deep run. */
export const hostileSample: readonly string[] = takeSample(hostileStrings, {
  label: 'hostile strings of journeys',
  count: 240,
  classOf: hostileKind,
});
