import { existsSync } from 'node:fs';
import { runCommand } from '../workspace/runCommand.ts';

/** What the browser tests need of Debian: the browser, and fonts for what the project's own fonts lack. */
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];

const chromiumPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that tests drive: what FOYER_CHROMIUM names, or where Debian puts it. */
export const chromiumPath = (): string | undefined =>
  [process.env.FOYER_CHROMIUM ?? '', ...chromiumPlaces].find((place) => place !== '' && existsSync(place));

/**
 * Makes sure that there is a browser: installs Debian's, with a word about it, when none is there.
 *
 * @returns a sentence about what is wrong, or nothing
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (chromiumPath()) return undefined;
  const byHand = `Install Chromium (on Debian: apt-get install ${packages.join(' ')}), or name one in FOYER_CHROMIUM.`;
  if (!existsSync('/usr/bin/apt-get')) return `The browser tests need Chromium. ${byHand}`;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && (await runCommand('sudo', ['-n', 'true'])).code !== 0) {
    return `The browser tests need Chromium, and this user may not install it. ${byHand}`;
  }
  console.log(`  Installing ${packages.join(', ')} from Debian for the browser tests (once) …`);
  const apt = (...args: string[]): Promise<{ code: number; output: string }> => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args] as [string, ...string[]];
    return runCommand(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update', '-q');
  const installed = await apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  if (installed.code === 0 && chromiumPath()) return undefined;
  return `Chromium could not be installed. ${byHand}\n${installed.output.trim().split('\n').slice(-5).join('\n')}`;
}
