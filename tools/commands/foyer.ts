import path from 'node:path';
import { serverEnvironment } from '../serving/serverEnvironment.ts';
import { runScript } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

// npm changes into the workspace, but relative paths refer to the caller's folder.
const standing = process.env.INIT_CWD ?? process.cwd();
const { code } = await runScript(inWorkspace('tools/serving/foyerCommand.ts'), process.argv.slice(2), {
  cwd: path.resolve(standing),
  env: serverEnvironment(),
  isShown: true,
});
process.exitCode = code;
