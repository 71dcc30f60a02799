/**
 * Measures when an event page shows its name on a slow line (60 kB/s, 400 ms), against the same page without its first
 * view, alternately: `npm run bench -- slowLine`.
 */
import { chromium, type Browser } from 'playwright-core';
import { printGoals, ratios } from '../../../tools/bench/server/goalTable.ts';
import { chromiumPath, ensureChromium } from '../../../tools/install/debianPackages.ts';
import globalSetup from '../../support/site/globalSetup.ts';
import { hasSeats, pickEvent } from '../../support/purchase/pickEvent.ts';
import { startWorkerSite } from '../../support/site/startWorkerSite.ts';
import { serveWithoutFirstView } from './serveWithoutFirstView.ts';

const rounds = Number(process.argv[2] ?? 7);
const line = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 60_000 };
const phone = { width: 375, height: 812 };

interface Paints {
  /** First paint of any content, in milliseconds since navigation. */
  content: number;
  /** First frame with the name of the event. */
  name: number;
}

/** Opens a page as on a first visit, in a context of its own. */
async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await page.addInitScript(() => {
      const look = (): void => {
        const isThere = document.querySelector('h1') !== null;
        if (isThere) Object.assign(window, { foyerNamedAt: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'foyerNamedAt' in window, undefined, { timeout: 60_000 });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: 60_000 },
    );
    return await page.evaluate(() => ({
      content: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      name: (window as unknown as { foyerNamedAt: number }).foyerNamedAt,
    }));
  } finally {
    await context.close();
  }
}

const problem = await ensureChromium();
if (problem) throw new Error(problem);
await globalSetup();
const worker = await startWorkerSite('bench');
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { site } = worker;
  const event = await pickEvent(site, hasSeats);
  const path = `/events/${event.vanityName}/${event.eventId}`;
  const without = await serveWithoutFirstView(site.port);
  const ours: Paints[] = [];
  const bare: Paints[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await paintsOf(browser, site.at(path)));
    bare.push(await paintsOf(browser, `${without.origin}${path}`));
  }
  const of = (figure: keyof Paints, paints: Paints[]): number[] => paints.map((each) => each[figure]);
  printGoals(`The event page at 60 kB/s and 400 ms, ${rounds} rounds, alternately`, [
    { what: 'first content', figures: of('content', ours), unit: 'ms' },
    { what: 'without first view', figures: of('content', bare), unit: 'ms' },
    { what: 'name of the event', figures: of('name', ours), unit: 'ms' },
    { what: 'without first view', figures: of('name', bare), unit: 'ms' },
    { what: 'name / without first view', figures: ratios(of('name', ours), of('name', bare)) },
  ]);
  await without.stop();
} finally {
  await browser.close();
  await worker.stop();
}
