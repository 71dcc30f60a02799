import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [major, minor] = process.versions.node.split('.').map(Number);
const ownIsEnough = major > 24 || (major === 24 && minor >= 9);

/** Describes in one sentence why the system cannot run the project; empty if it can. */
export function machineProblem() {
  if (major < 20 || (major === 20 && minor < 11)) {
    return `Foyer needs Node 20.11 or newer to start itself; this is Node ${process.versions.node}.`;
  }
  if (process.platform === 'darwin' && !ownIsEnough) {
    return `On macOS Foyer needs Node 24.9 or newer (there is no Node for macOS among npm's packages); this is Node ${process.versions.node}.`;
  }
  return undefined;
}

/** Returns the pinned Node; if npm has none for the platform, a sufficiently new Node of the system. */
export function projectNode() {
  const pinned = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const direct = `node_modules/node-${process.platform === 'win32' ? 'win' : 'linux'}-${process.arch}/bin/node`;
  for (const candidate of [path.join(root, direct + (process.platform === 'win32' ? '.exe' : '')), pinned]) {
    if (existsSync(candidate) && spawnSync(candidate, ['--version']).status === 0) return candidate;
  }
  if (ownIsEnough) return process.execPath;
  throw new Error(
    `Foyer needs Node 24.9 or newer; npm has none for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}.`,
  );
}
