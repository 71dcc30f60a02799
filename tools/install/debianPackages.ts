import { existsSync, globSync } from 'node:fs';
import { runCommand } from '../workspace/runCommand.ts';

/** What the browser tests need of Debian: the browser, and fonts for what the project's own fonts lack. */
const chromiumPackages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];

const chromiumPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that tests drive: what FOYER_CHROMIUM names, or where Debian puts it. */
export const chromiumPath = (): string | undefined =>
  [process.env.FOYER_CHROMIUM ?? '', ...chromiumPlaces].find((place) => place !== '' && existsSync(place));

/** Firefox of the long support: what FOYER_FIREFOX names, or Debian's. */
export const firefoxPath = (): string | undefined =>
  [process.env.FOYER_FIREFOX ?? '', '/usr/bin/firefox-esr'].find(
    (place) => place !== '' && existsSync(place),
  );

/** The small browser that WebKitGTK brings, for its driver to start. */
export const webkitPath = (): string | undefined =>
  globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').find(
    () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run'),
  );

interface Wanted {
  /** As the sentence about it names it. */
  name: string;
  packages: readonly string[];
  isThere: () => boolean;
  /** What to do where there is no Debian. */
  orElse: string;
}

async function ensureInstalled({ name, packages, isThere, orElse }: Wanted): Promise<string | undefined> {
  if (isThere()) return undefined;
  const byHand = `Install ${name} (on Debian: apt-get install ${packages.join(' ')})${orElse}.`;
  if (!existsSync('/usr/bin/apt-get')) return `The browser tests need ${name}. ${byHand}`;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && (await runCommand('sudo', ['-n', 'true'])).code !== 0) {
    return `The browser tests need ${name}, and this user may not install it. ${byHand}`;
  }
  console.log(`  Installing ${packages.join(', ')} from Debian for the browser tests (once) …`);
  const apt = (...args: string[]): Promise<{ code: number; output: string }> => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args] as [string, ...string[]];
    return runCommand(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update', '-q');
  const installed = await apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  if (installed.code === 0 && isThere()) return undefined;
  return `${name} could not be installed. ${byHand}\n${installed.output.trim().split('\n').slice(-5).join('\n')}`;
}

/**
 * Makes sure that there is a browser: installs Debian's, with a word about it, when none is there.
 *
 * @returns a sentence about what is wrong, or nothing
 */
export const ensureChromium = (): Promise<string | undefined> =>
  ensureInstalled({
    name: 'Chromium',
    packages: chromiumPackages,
    isThere: () => chromiumPath() !== undefined,
    orElse: ', or name one in FOYER_CHROMIUM',
  });

/** As {@link ensureChromium}, for Firefox ESR. */
export const ensureFirefox = (): Promise<string | undefined> =>
  ensureInstalled({
    name: 'Firefox ESR',
    packages: ['firefox-esr'],
    isThere: () => firefoxPath() !== undefined,
    orElse: ', or name one in FOYER_FIREFOX',
  });

/** As {@link ensureChromium}, for WebKitGTK with its driver, and a screen for it. */
export const ensureWebkit = (): Promise<string | undefined> =>
  ensureInstalled({
    name: 'WebKitGTK and its driver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    isThere: () => webkitPath() !== undefined,
    orElse: '',
  });
