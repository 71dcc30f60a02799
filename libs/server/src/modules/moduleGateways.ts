import type { Gateways } from '../gateways/gateways.ts';
import { createSandboxGateway } from '../gateways/payment/sandbox/sandboxGateway.ts';
import type { Platform } from '../platform.ts';
import { namedOrigin } from '../hosts/namedOrigin.ts';

/** The gateways that a configuration asks for; tests replace single ones by `buildServer({ gateways })`. */
export const moduleGateways = ({
  config,
  database,
  newId,
}: Pick<Platform, 'config' | 'database' | 'clock' | 'randomness' | 'newId'>): Omit<Gateways, 'mail'> => ({
  payment: createSandboxGateway({ database, newId, payOrigin: namedOrigin('pay', config.origin) }),
});
