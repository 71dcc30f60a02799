import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { forgive } from '../support/watches/pageWatch.ts';
import { type SampleEvent, hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

const scripts = /\/assets\/[^/]+\.js$/;
/** Time that the apps wait for a chunk. */
const patienceMs = 20_000;

type Fault = (route: Route) => Promise<void> | undefined;

const answers: Record<string, Fault> = {
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
};

/** Counts the documents that a tab requests. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/**
 * Opens the first page, then breaks every script that it did not need; returns the number of failed requests per
 * document.
 */
async function breakTheRest(
  page: Page,
  { shortName }: SampleEvent,
  documents: () => number,
  fault: Fault,
): Promise<(document: number) => number> {
  const kept = new Set<string>();
  const missed: number[] = [];
  page.on('response', (response) => {
    if (missed.length === 0) kept.add(response.url());
  });
  await page.goto(`/?q=${encodeURIComponent(shortName)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => {
    if (kept.has(route.request().url())) return route.continue();
    missed[documents()] = (missed[documents()] ?? 0) + 1;
    return fault(route);
  });
  return (document) => missed[document] ?? 0;
}

const openEvent = (page: Page, { shortName }: SampleEvent): Promise<void> =>
  page.getByRole('link', { name: shortName, exact: true }).first().click();

/** Failure message of the page itself; other parts of the frame may fail too, beside it. */
const sorry = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Sorry, something went wrong.' });

/** Expects the failure message after two requests, and that the retry button loads the part once it is available. */
async function expectSorryThenRetry(
  page: Page,
  { shortName }: SampleEvent,
  documents: () => number,
  expectAccessible: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(sorry(page)).toBeVisible();
  expect(documents()).toBe(2);
  await expectAccessible(page);
  await page.unroute(scripts);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shortName })).toBeVisible();
  expect(documents()).toBe(3);
}

/** Errors that a missing part may throw. */
const ofMissingParts = /ChunkLoadError|Unexpected token '<'|^error: $/;

for (const [name, fault] of Object.entries(answers)) {
  test(`reloads once when a part ${name}, then says so and offers to try again [I4.21, I8.10, CL-02]`, async ({
    page,
    site,
    watch,
    expectAccessible,
  }) => {
    const event = await pickEvent(site, hasSeats);
    const documents = countDocuments(page);
    await breakTheRest(page, event, documents, fault);
    await openEvent(page, event);
    await expectSorryThenRetry(page, event, documents, expectAccessible);
    forgive(watch, ofMissingParts);
  });
}

test('reloads once when a part never comes, then says so and offers to try again [I4.21, I8.10, CL-02]', async ({
  page,
  site,
  watch,
  expectAccessible,
}) => {
  await page.clock.install();
  const event = await pickEvent(site, hasSeats);
  const documents = countDocuments(page);
  const missed = await breakTheRest(page, event, documents, () => undefined);
  await openEvent(page, event);
  // Repeated where necessary: a part requested after the clock moved waits its full time. The next page gets time to
  // load, because its clock moves too, and its texts would time out.
  const outwait = (isOver: () => Promise<boolean>): Promise<void> =>
    expect(async () => {
      await page.clock.fastForward(patienceMs);
      await expect.poll(isOver, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 30_000 });
  await expect.poll(() => missed(1)).toBeGreaterThan(0);
  await outwait(async () => documents() === 2);
  await expect(page.getByRole('link', { name: 'Foyer, home' })).toBeVisible();
  await expect.poll(() => missed(2)).toBeGreaterThan(0);
  await outwait(() => sorry(page).isVisible());
  await expectSorryThenRetry(page, event, documents, expectAccessible);
  forgive(watch, ofMissingParts);
});

test('finds the parts of a new release after one reload [I4.21, CL-02]', async ({ page, site, watch }) => {
  const event = await pickEvent(site, hasSeats);
  const documents = countDocuments(page);
  await breakTheRest(page, event, documents, (route) =>
    documents() < 2 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await openEvent(page, event);
  await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible({
    timeout: 30_000,
  });
  expect(documents()).toBe(2);
  expect(watch.problems).toEqual([]);
});
