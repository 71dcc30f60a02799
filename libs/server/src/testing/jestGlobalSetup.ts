import { prepareTestPostgres } from './testPostgres.ts';

/** What the set-up leaves for the tear-down; jest loads the two apart. */
export interface TestRun {
  releaseTestPostgres?: () => Promise<void>;
}

// eslint-disable-next-line no-restricted-syntax -- jest takes a default export here
export default async function startTestPostgres(): Promise<void> {
  (globalThis as TestRun).releaseTestPostgres = await prepareTestPostgres();
}
