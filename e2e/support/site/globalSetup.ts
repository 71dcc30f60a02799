import { runScript } from '../../../tools/workspace/runCommand.ts';
import { inWorkspace } from '../../../tools/workspace/workspacePaths.ts';

/** Prepares the database that workers copy, and passes its address in the environment. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a default export here
export default async function globalSetup(): Promise<void> {
  const { code, output } = await runScript(inWorkspace('e2e/support/site/sampleDatabase.ts'));
  const answer = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !answer.startsWith('{')) throw new Error(output);
  process.env.FOYER_JOURNEYS = answer;
}
