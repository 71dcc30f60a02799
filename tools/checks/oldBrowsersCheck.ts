import { ensureFirefox, ensureWebkit } from '../install/debianPackages.ts';
import { ensureOldChromium, oldChromiumGap } from '../install/oldChromium.ts';
import type { Check, CheckOutcome } from './check.ts';
import { runPlaywright } from './journeysCheck.ts';

/** What no package of this platform has is told, and is no failure; what could not be had is one. */
async function prepare(): Promise<{ problems: string[]; gaps: string[] }> {
  const gap = oldChromiumGap();
  const isLinux = process.platform === 'linux';
  const found = [
    gap === undefined ? await ensureOldChromium() : undefined,
    await ensureFirefox(),
    isLinux ? await ensureWebkit() : undefined,
  ];
  return {
    problems: found.filter((each) => each !== undefined),
    gaps: [
      ...(gap === undefined ? [] : [gap]),
      ...(isLinux ? [] : [`There is no WebKitGTK for ${process.platform}: not tested here.`]),
    ],
  };
}

async function visit(): Promise<CheckOutcome> {
  const { problems, gaps } = await prepare();
  const outcome = await runPlaywright('old-browsers', ['--config=e2e/old-browsers/playwright.config.ts']);
  return {
    passed: outcome.passed,
    failed: outcome.failed + problems.length,
    details: [...problems, ...gaps, outcome.details].filter(Boolean).join('\n'),
  };
}

/**
 * A purchase in Chromium 80, the page that asks to upgrade in Chromium 79, a purchase of each app in Firefox ESR, and a look
 * at WebKitGTK [I1.08]; counted by visit. Needs the builds of the step before.
 */
export const oldBrowsersCheck: Check = { name: 'browsers', run: visit };
