// The command `foyer` with the sample world, which the published package lacks. Runs as a separate Node process.
import { keepCompiled } from '../../libs/server/src/bin/keepCompiled.ts';

keepCompiled();
const { runCommand } = await import('../../libs/server/src/commands/runCommand.ts');
const { sampleWorld } = await import('@foyer/sample');
process.exitCode = await runCommand(
  process.argv.slice(2),
  process.env,
  (line) => process.stdout.write(`${line}\n`),
  { sample: sampleWorld },
);
