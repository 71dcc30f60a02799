import { type Provision, provideFirefox, provideWebkit } from '../install/debianPackages.ts';
import { provideOldChromium } from '../install/oldChromium.ts';
import type { Check, CheckOutcome } from './check.ts';
import { runPlaywright } from './journeysCheck.ts';

/** Projects of e2e/old-browsers/playwright.config.ts. */
const browsers: readonly { project: string; provide: () => Promise<Provision> }[] = [
  { project: 'old chromium', provide: provideOldChromium },
  { project: 'firefox', provide: provideFirefox },
  { project: 'webkit', provide: provideWebkit },
];

interface Provided {
  project: string;
  provision: Provision;
}

const provideAll = (): Promise<Provided[]> =>
  Promise.all(browsers.map(async ({ project, provide }) => ({ project, provision: await provide() })));

/**
 * Reports missing browsers here and at the end. Unavailable ones are not a fault of the product and do not fail the
 * step; broken ones do.
 */
function sayMissing(provided: readonly Provided[], state: 'untested' | 'broken'): string[] {
  return provided.flatMap(({ project, provision }) =>
    provision.state === state ? [`${project}: ${provision.why}`] : [],
  );
}

async function visit(): Promise<CheckOutcome> {
  const provided = await provideAll();
  const broken = sayMissing(provided, 'broken');
  const untested = sayMissing(provided, 'untested');
  const present = provided.filter(({ provision }) => provision.state === 'there');
  const outcome: CheckOutcome =
    present.length === 0
      ? { passed: 0, failed: 0, details: '' }
      : await runPlaywright('old-browsers', [
          '--config=e2e/old-browsers/playwright.config.ts',
          ...present.map(({ project }) => `--project=${project}`),
        ]);
  return {
    passed: outcome.passed,
    failed: outcome.failed + broken.length,
    details: [...broken, outcome.details].filter(Boolean).join('\n'),
    untested,
    tests: outcome.tests ?? [],
  };
}

/**
 * Tests a purchase in Chromium 80, the upgrade page in Chromium 79, a purchase of each app in Firefox ESR, and
 * WebKitGTK [I1.08]; counted by visit. Needs the builds of an earlier step.
 */
export const oldBrowsersCheck: Check = { name: 'browsers', run: visit, prepare: provideAll };
