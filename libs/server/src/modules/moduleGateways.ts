import type { Gateways } from '../gateways/gateways.ts';
import type { Platform } from '../platform.ts';

/** The gateways that a configuration asks for; tests replace single ones by `buildServer({ gateways })`. */
export const moduleGateways = (
  _parts: Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId'>,
): Omit<Gateways, 'mail'> => ({});
