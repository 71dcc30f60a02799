// Runs on the system's Node (20.11 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const readPackages = (file) => {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')).packages : undefined;
};

/** Whether node_modules matches package-lock.json, by npm's own record of the installation. */
export function packagesAreInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    // Packages for other platforms and optional peers may be absent.
    const mayBeAbsent =
      entry.optional || entry.devOptional || entry.peer || entry.extraneous || entry.os || entry.cpu;
    if (mayBeAbsent && !present[place]) return true;
    if (entry.link) return existsSync(path.join(root, place));
    return present[place]?.version === entry.version;
  });
}

/** npm and its install scripts must not run on the Node inside node_modules, which is being replaced. */
function outsideEnvironment() {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const outside = places.filter((place) => !path.resolve(place).startsWith(path.join(root, 'node_modules')));
  return { ...process.env, PATH: outside.join(path.delimiter), npm_config_update_notifier: 'false' };
}

function npmCommand(env) {
  const cli = process.env.npm_execpath;
  const hasNode = spawnSync('node', ['--version'], { env }).status === 0;
  if (cli?.endsWith('.js') && hasNode) return ['node', [cli]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Installs exactly the locked packages, with a progress message every few seconds. */
export async function installPackages() {
  const env = outsideEnvironment();
  const [command, before] = npmCommand(env);
  const count = Object.keys(readPackages('package-lock.json')).length;
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  console.log(
    `Installing ${count} packages, as package-lock.json pins them (a minute or two the first time) …`,
  );
  const child = spawn(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ticking = setInterval(() => console.log(`  still installing packages: ${seconds()}`), 15_000);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearInterval(ticking);
  if (code === 0) return void console.log(`  packages installed in ${seconds()}`);
  console.error(output.trim());
  throw new Error('The packages could not be installed: `npm ci` failed with the message above.');
}
