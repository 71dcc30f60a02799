import type { Page } from '@playwright/test';
import { hostileSample } from '../support/hostile/hostileSample.ts';
import { layMarkup, stirPage, trySinks } from '../support/hostile/hostileStirring.ts';
import { expect, test } from '../support/hostile/hostileTest.ts';
import { watchHostile, type HostileWatch } from '../support/hostile/hostileWatch.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

/** Closes whatever a string has left open, so that the next string is parsed on its own. */
const ending = `<!-- "'> --></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></template></option></select></svg></math></table></form></a></b>`;
const swallowing = /<plaintext|<frameset/i;
const portion = 320;

/** Whole documents that contain the strings as unescaped markup. */
const documents = (): string[] => {
  const calm = hostileSample.filter((text) => !swallowing.test(text));
  const parts = Array.from({ length: Math.ceil(calm.length / portion) }, (_, at) =>
    calm.slice(at * portion, (at + 1) * portion).map((text) => `<div>${text}</div>${ending}`),
  );
  const greedy = hostileSample.filter((text) => swallowing.test(text)).map((text) => [text]);
  return [...parts, ...greedy].map((texts) => `<!doctype html><title>Raw</title><body>${texts.join('\n')}`);
};

type Policy = (asServed: string) => string | undefined;
const asServed: Policy = (policy) => policy;
const withoutTrustedTypes: Policy = (policy) =>
  policy
    .split(';')
    .filter((directive) => !/trusted-types/.test(directive))
    .join(';');
const none: Policy = () => undefined;

/** Serves pages under the server's own policy, or one derived from it. */
async function serveRaw({ context }: HostileWatch, site: FoyerSite, policy: Policy): Promise<number> {
  const { headers } = await site.call('/en-US/');
  const served = policy(String(headers['content-security-policy']));
  const bodies = documents();
  await context.route('**/raw/*', (route) => {
    const at = Number(new URL(route.request().url()).pathname.split('/').pop());
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: served === undefined ? {} : { 'content-security-policy': served },
      body: bodies[at] ?? '<!doctype html><title>Empty</title><body>',
    });
  });
  return bodies.length;
}

/** Shows every string in both ways: inlined in documents, and inserted by a script. */
async function showRaw(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.goto(`/raw/${at}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(stirPage);
  }
  await page.goto('/raw/empty');
  await page.evaluate(layMarkup, hostileSample).catch(() => undefined);
  await page.evaluate(stirPage);
}

test.describe.configure({ mode: 'default' });

test('runs nothing by its policy alone, where nothing is sanitised [BR-03]', async ({ browser, own }) => {
  const watch = await watchHostile(browser, own.site);
  const count = await serveRaw(watch, own.site, asServed);
  const page = await watch.context.newPage();
  await showRaw(page, count);
  expect(watch.fired).toEqual([]);
  expect(watch.violations).toEqual(
    expect.arrayContaining(['script-src-attr inline', 'script-src-elem inline']),
  );
  // Trusted Types: no script of the page can turn a string into code or markup.
  await page.goto('/raw/empty');
  expect(await page.evaluate(trySinks, hostileSample)).toEqual([]);
  expect(watch.fired).toEqual([]);
  await watch.context.close();
});

test('runs nothing without Trusted Types either [BR-03]', async ({ browser, own }) => {
  const watch = await watchHostile(browser, own.site);
  await serveRaw(watch, own.site, withoutTrustedTypes);
  const page = await watch.context.newPage();
  await page.goto('/raw/empty');
  await page.evaluate(layMarkup, hostileSample);
  await page.evaluate(stirPage);
  expect(watch.fired).toEqual([]);
  await watch.context.close();
});

test('would see them run: without a policy they do [BR-03]', async ({ browser, own }) => {
  const watch = await watchHostile(browser, own.site);
  const count = await serveRaw(watch, own.site, none);
  const page = await watch.context.newPage();
  await showRaw(page, count);
  const ran = new Set(watch.fired.map((how) => /alert\((\d{5})\)/.exec(how)?.[1]));
  process.stdout.write(`BR-03: ${ran.size} of ${hostileSample.length} strings run where no policy holds\n`);
  expect(ran.size).toBeGreaterThan(hostileSample.length / 3);
  await watch.context.close();
});
