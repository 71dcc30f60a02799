import { prepareTestPostgres } from './testPostgres.ts';

/** State that the set-up passes on to the tear-down, which Jest loads separately. */
export interface TestRun {
  releaseTestPostgres?: () => Promise<void>;
}

// eslint-disable-next-line no-restricted-syntax -- jest takes a default export here
export default async function startTestPostgres(): Promise<void> {
  (globalThis as TestRun).releaseTestPostgres = await prepareTestPostgres();
}
