import { existsSync, globSync } from 'node:fs';
import { aptInstall } from './aptInstall.ts';

/**
 * Debian packages for the browser tests: Chromium without the interface of a desktop, which takes a third less CPU for
 * the same pages; the whole browser, for what only that has; and fonts beyond the project's own.
 */
const chromiumPackages = [
  'chromium-headless-shell',
  'chromium',
  'fonts-liberation',
  'fonts-noto-color-emoji',
];

const wholeChromiumPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser for tests: FOYER_CHROMIUM, or Debian's. */
export const chromiumPath = (): string | undefined =>
  [process.env.FOYER_CHROMIUM ?? '', '/usr/bin/chromium-headless-shell', ...wholeChromiumPlaces].find(
    (place) => place !== '' && existsSync(place),
  );

/** Path of the whole browser, which has a back/forward cache; that for tests if there is no other. */
export const wholeChromiumPath = (): string | undefined =>
  wholeChromiumPlaces.find((place) => existsSync(place)) ?? chromiumPath();

/** Path of Firefox ESR: FOYER_FIREFOX, or Debian's. */
export const firefoxPath = (): string | undefined =>
  [process.env.FOYER_FIREFOX ?? '', '/usr/bin/firefox-esr'].find(
    (place) => place !== '' && existsSync(place),
  );

/** Path of WebKitGTK's MiniBrowser, which its driver starts. */
export const webkitPath = (): string | undefined =>
  globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').find(
    () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run'),
  );

interface Wanted {
  /** Name for messages. */
  name: string;
  packages: readonly string[];
  isThere: () => boolean;
  /** What to do on systems other than Debian. */
  orElse: string;
}

/**
 * Whether a browser is available. `untested`: not offered on this system, or not downloaded because of the network;
 * nothing is wrong with the product.
 */
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

/** Installs once, even if requested repeatedly: steps of `npm test` request it before their turn. */
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
 * Makes sure that a browser is available: installs Debian's, with a message, if there is none.
 * @returns the problem in a sentence, or `undefined`
 */
export async function ensureChromium(): Promise<string | undefined> {
  const provision = await provideChromium();
  return provision.state === 'there' ? undefined : `The browser tests need Chromium. ${provision.why}`;
}

/** Provides Firefox ESR, installing it if necessary. */
export const provideFirefox = once({
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  isThere: () => firefoxPath() !== undefined,
  orElse: ', or name one in FOYER_FIREFOX',
});

/** Provides WebKitGTK with its driver and a virtual screen, installing them if necessary. */
export const provideWebkit = once({
  name: 'WebKitGTK and its driver',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isThere: () => webkitPath() !== undefined,
  orElse: '',
});
