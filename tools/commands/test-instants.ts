import { instants } from '../checks/instants.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';
import { runScript } from '../workspace/runCommand.ts';

// `npm run test:instants -- unit server` runs these steps of `npm test` at each instant, one after the other.
const steps = process.argv.slice(2);
if (steps.length === 0)
  throw new Error('Name the steps of `npm test` to run at each instant: unit, server, journeys.');
const failed: string[] = [];
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
for (const [instant, reason] of instants()) {
  console.log(`\n${instant}, ${reason}`);
  const { code } = await runScript(inWorkspace('tools/commands/test.ts'), steps, {
    env: { FOYER_TEST_NOW: instant },
    isShown: true,
  });
  if (stop.signal.aborted) process.exit(143);
  if (code !== 0) failed.push(instant);
}
console.log(failed.length > 0 ? `\nFailed at ${failed.join(', ')}` : '\nGreen at every instant');
process.exitCode = failed.length > 0 ? 1 : 0;
