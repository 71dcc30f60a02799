import type { TestRun } from './jestGlobalSetup.ts';

// eslint-disable-next-line no-restricted-syntax -- jest takes a default export here
export default async function stopTestPostgres(): Promise<void> {
  await (globalThis as TestRun).releaseTestPostgres?.();
}
