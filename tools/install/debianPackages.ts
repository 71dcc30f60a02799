import { existsSync, globSync } from 'node:fs';
import { aptInstall } from './aptInstall.ts';

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

/** Whether a browser can be had. `untested`: this machine is not offered it, or the network did not give it; nothing is wrong here. */
export type Provision = { state: 'there' } | { state: 'untested' | 'broken'; why: string };

const there: Provision = { state: 'there' };

async function provide({ name, packages, isThere, orElse }: Wanted): Promise<Provision> {
  if (isThere()) return there;
  const startedAt = performance.now();
  console.log(`  Installing ${packages.join(', ')} from Debian for the browser tests (once) …`);
  const installed = await aptInstall(packages);
  if (installed.outcome === 'done' && isThere()) {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`  ${packages[0]} is installed: ${seconds} s`);
    return there;
  }
  const byHand = `Install ${name} (on Debian: apt-get install ${packages.join(' ')})${orElse}.`;
  if (installed.outcome === 'done')
    return { state: 'broken', why: `${name} was installed, and is not where it is looked for. ${byHand}` };
  const said = `${name} could not be installed (${installed.outcome}). ${byHand}\n${installed.why}`;
  return { state: installed.outcome === 'broken' ? 'broken' : 'untested', why: said };
}

/** What is asked for twice is installed once: steps of `npm test` begin with it before their turn. */
function once(wanted: Wanted): () => Promise<Provision> {
  let provision: Promise<Provision> | undefined;
  return () => (provision ??= provide(wanted));
}

const provideChromium = once({
  name: 'Chromium',
  packages: chromiumPackages,
  isThere: () => chromiumPath() !== undefined,
  orElse: ', or name one in FOYER_CHROMIUM',
});

/**
 * Makes sure that there is a browser: installs Debian's, with a word about it, when none is there.
 *
 * @returns a sentence about what is wrong, or nothing
 */
export async function ensureChromium(): Promise<string | undefined> {
  const provision = await provideChromium();
  return provision.state === 'there' ? undefined : `The browser tests need Chromium. ${provision.why}`;
}

/** Firefox ESR, installed when it is not there. */
export const provideFirefox = once({
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  isThere: () => firefoxPath() !== undefined,
  orElse: ', or name one in FOYER_FIREFOX',
});

/** WebKitGTK with its driver, and a screen for it, installed when they are not there. */
export const provideWebkit = once({
  name: 'WebKitGTK and its driver',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isThere: () => webkitPath() !== undefined,
  orElse: '',
});
