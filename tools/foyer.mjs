// Entry point of every command: `npm start`, `npm test` and the rest run through here.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages, packagesAreInstalled } from './install/packages.mjs';
import { machineProblem, projectNode } from './install/projectNode.mjs';

const root = path.resolve(import.meta.dirname, '..');

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const file = path.join(root, 'tools/commands', `${name.replace(':', '-')}.ts`);
  if (!/^[a-z][a-z0-9:]*$/.test(name) || !existsSync(file)) throw new Error(`There is no command "${name}".`);
  const problem = machineProblem();
  if (problem) throw new Error(problem);
  if (!isWritable(root))
    throw new Error(
      `This user cannot write to ${root}. Run the command as its owner, or clone the repository again.`,
    );
  if (!packagesAreInstalled()) await installPackages();

  const node = projectNode();
  const places = [path.join(root, 'node_modules/.bin'), path.dirname(node), process.env.PATH ?? ''];
  const child = spawn(
    node,
    ['--conditions=@foyer/source', '--disable-warning=ExperimentalWarning', file, ...args],
    {
      cwd: root,
      env: { ...process.env, PATH: places.join(path.delimiter), NX_DAEMON: 'false' },
      stdio: 'inherit',
    },
  );
  // Ctrl+C reaches the whole process group; the child decides when to exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm does not forward SIGTERM: once npm is gone, the child must be ended here.
  const parent = process.ppid;
  const isGone = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  setInterval(() => isGone() && child.kill('SIGTERM'), 1_000).unref();
  child.on('close', (code, signal) => (process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)));
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
