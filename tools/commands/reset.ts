import { serverEnvironment } from '../serving/serverEnvironment.ts';
import { runScript } from '../workspace/runCommand.ts';
import { inWorkspace } from '../workspace/workspacePaths.ts';

const { code, output } = await runScript(inWorkspace('tools/serving/foyerCommand.ts'), ['reset'], {
  env: serverEnvironment(),
});
console.log(output.trim() || 'The database is empty: the next `npm start` makes a new one.');
process.exitCode = code;
