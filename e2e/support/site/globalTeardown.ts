import { runScript } from '../../../tools/workspace/runCommand.ts';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

/** Stops the database, unless unit tests also use it. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a default export here
export default async function globalTeardown(): Promise<void> {
  await runScript(inWorkspace('e2e/support/site/sampleDatabase.ts'), ['--stop']);
}
