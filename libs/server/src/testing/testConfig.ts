import { noCaches } from '../config/cacheSettings.ts';
import { defaultConfig, type ServerConfig } from '../config/serverConfig.ts';

/** The configuration of tests: sandbox on, a fixed key; overrides win. */
export const testConfig = (overrides: Partial<ServerConfig> = {}): ServerConfig => ({
  ...defaultConfig,
  environment: 'test',
  isSandbox: true,
  sealingKey: Buffer.alloc(32, 7),
  // Tests read what they have just written.
  caches: noCaches,
  // A password costs 2 ms here instead of 40.
  identity: { ...defaultConfig.identity, passwordCost: { memoryKib: 1024, passes: 1 } },
  ...overrides,
});
