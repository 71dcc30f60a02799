import { sampleWorld } from '@foyer/sample';
import { noCaches } from '../platform/config/cacheSettings.ts';
import { trialAbilities, type ServerConfig } from '../platform/config/serverConfig.ts';
import { defaultConfig } from '../composition/config/defaultConfig.ts';

/** Builds the configuration of tests: sandbox on, sample jobs, a fixed key; overrides win. */
export const testConfig = (overrides: Partial<ServerConfig> = {}): ServerConfig => ({
  ...defaultConfig,
  environment: 'test',
  isSandbox: true,
  sealingKey: Buffer.alloc(32, 7),
  // Tests read their own writes immediately.
  caches: noCaches,
  abilities: [...defaultConfig.abilities, ...trialAbilities],
  careers: { ...defaultConfig.careers, jobsFolder: sampleWorld.jobsFolder },
  // Every session of a test is young.
  sale: { ...defaultConfig.sale, youngSessionMs: 0 },
  // Reduces the time of a password hash from 40 ms to 2 ms.
  identity: { ...defaultConfig.identity, passwordCost: { memoryKib: 1024, passes: 1 } },
  ...overrides,
});
