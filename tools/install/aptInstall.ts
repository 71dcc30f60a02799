import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandResult, runCommand } from '../workspace/runCommand.ts';

/** Result of an installation; `why` is for people. */
export type Installation =
  | { outcome: 'done' }
  /** No source offers the package, or the user must not install packages. */
  | { outcome: 'not offered'; why: string }
  /** Offered, but every download failed. */
  | { outcome: 'not fetched'; why: string }
  /** Downloaded, but not installed. */
  | { outcome: 'broken'; why: string };

/** Access to the outside world; tests inject their own. */
export interface AptDoors {
  run: (command: string, args: readonly string[]) => Promise<CommandResult>;
  pause: (milliseconds: number) => Promise<unknown>;
  hasApt: () => boolean;
  isRoot: () => boolean;
}

/** Messages of apt are parsed below, so they must be in English. */
const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

const ownDoors: AptDoors = {
  run: (command, args) => runCommand(command, args, { env }),
  pause: (milliseconds) => wait(milliseconds),
  hasApt: () => existsSync('/usr/bin/apt-get'),
  isRoot: () => process.getuid?.() === 0,
};

/** Pauses before the second and third attempt, in which a failing mirror may recover. */
const pausesMs = [5_000, 30_000];

const options = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
const unknownPackage = /Unable to locate package|has no installation candidate/;
const networkProblem =
  /Failed to fetch|Unable to fetch|Could not (?:resolve|connect|handshake)|Temporary failure|Connection (?:failed|timed out)|Hash Sum mismatch/;

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n');

function judge(update: CommandResult, { code, output }: CommandResult): Installation {
  if (code === 0) return { outcome: 'done' };
  const why = lastLines(output);
  const hasLists = update.code === 0 && !networkProblem.test(update.output);
  if (unknownPackage.test(output))
    return hasLists
      ? { outcome: 'not offered', why }
      : { outcome: 'not fetched', why: lastLines(update.output) || why };
  return { outcome: networkProblem.test(output) ? 'not fetched' : 'broken', why };
}

async function install(packages: readonly string[], doors: AptDoors): Promise<Installation> {
  if (!doors.hasApt()) return { outcome: 'not offered', why: 'There is no apt-get here.' };
  const prefix = doors.isRoot() ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && (await doors.run('sudo', ['-n', 'true'])).code !== 0)
    return { outcome: 'not offered', why: 'This user may install nothing.' };
  const apt = (...args: string[]): Promise<CommandResult> => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args] as [string, ...string[]];
    return doors.run(command, rest);
  };
  for (const pauseMs of [...pausesMs, undefined]) {
    const update = await apt('update', ...options);
    const asked = await apt('install', '-y', '--no-install-recommends', ...options, ...packages);
    const found = judge(update, asked);
    if (found.outcome !== 'not fetched' || pauseMs === undefined) return found;
    console.log(`  The mirror did not deliver ${packages.join(', ')}; trying again in ${pauseMs / 1000} s …`);
    await doors.pause(pauseMs);
  }
  throw new Error('unreachable');
}

/** Sequential, because installations share dpkg's lock. */
let last: Promise<unknown> = Promise.resolve();

/** Installs Debian packages: refreshes the package lists, and tries downloads three times. */
export function aptInstall(packages: readonly string[], doors: AptDoors = ownDoors): Promise<Installation> {
  const mine = last.then(() => install(packages, doors));
  last = mine.catch(() => undefined);
  return mine;
}
