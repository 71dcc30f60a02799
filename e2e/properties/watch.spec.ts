import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { knownCanaries, newAddress, person } from '../support/people/canaries.ts';
import { strayed, writtenSince } from '../support/watches/databaseTraces.ts';
import { findCanaries } from '../support/watches/findCanaries.ts';
import { expect, test } from '../support/journey.ts';

/** Acts like an attack: writes markup, adds a script, sends a request to a third party. */
const attack = (within: Page | Frame): Promise<void> =>
  within.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>planted</b>'),
      () => {
        const script = document.createElement('script');
        script.append('window.planted = true');
        document.head.append(script);
      },
      () => (new Image().src = 'https://stranger.example/seen.png'),
      () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://stranger.example/';
        document.body.append(frame);
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Blocked actions throw, and are reported.
      }
    }
  });

test('the watch over every journey: policy and Trusted Types are enforced, and a planted violation is told, in a page and in a frame [BR-02]', async ({
  page,
  site,
  watch,
}) => {
  const answer = await page.goto('/');
  const headers = answer!.headers();
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy-report-only']).toBeUndefined();
  const told = (part: string) => watch.problems.filter((problem) => problem.startsWith(`policy: ${part}`));
  const expectTold = async () => {
    for (const part of ['require-trusted-types-for', 'img-src', 'frame-src'])
      await expect.poll(() => told(part).length, { message: part }).toBeGreaterThan(0);
    watch.problems.splice(0);
  };
  await page.locator('h1').first().waitFor();
  expect(watch.problems).toEqual([]);
  await attack(page);
  await expectTold();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);

  await page.goto(site.at('/', 'partner'));
  const widget = page.locator('iframe[src*="/events/"]');
  await widget.scrollIntoViewIfNeeded();
  await widget.contentFrame().locator('h1').first().waitFor();
  const frame = page.frames().find((each) => each.url().includes('/events/'))!;
  expect(watch.problems).toEqual([]);
  await attack(frame);
  await expectTold();
});

test('the watch over every journey: it ends although the answer to a page that was left never does', async ({
  page,
  outgoing,
}) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.write('{');
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  try {
    const { port } = server.address() as AddressInfo;
    const begun = page.waitForEvent('response');
    await page.evaluate((at) => void fetch(`http://localhost:${at}/api/purchase/1`), port);
    await begun;
    await page.goto('/');
    await page.locator('h1').first().waitFor();
    await outgoing.take();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the watch over every journey: personal data is found wherever a page or the server sends it [PV-04]', async ({
  page,
  outgoing,
  database,
  workerSite,
}) => {
  await page.goto('/');
  await page.locator('h1').first().waitFor();
  await page.evaluate(
    async ([name, code, address]) => {
      console.info(`Hello ${name}`);
      const ask = (path: string, options?: RequestInit) => fetch(path, options).catch(() => undefined);
      await ask(`/robots.txt?who=${address}`);
      await ask('/robots.txt', {
        headers: { 'System-Event': btoa(JSON.stringify({ affiliateCode: code })) },
      });
      await ask('/sandbox/tags/collect', { method: 'POST', body: JSON.stringify({ name }) });
      await ask('/api/debug/public/errorReport', { method: 'POST', body: `no ${name}` });
      history.replaceState(null, '', `/?name=${name}`);
      await ask('/robots.txt', { referrerPolicy: 'unsafe-url' });
    },
    [person.lastName, person.postalCode, newAddress()] as const,
  );
  const found = findCanaries(await outgoing.take(), knownCanaries());
  expect(found).toEqual(
    expect.arrayContaining([
      { kind: 'last name', place: 'console' },
      { kind: 'address of mail', place: 'address of GET localhost/robots.txt' },
      { kind: 'postal code', place: 'system-event of GET localhost/robots.txt' },
      { kind: 'postal code', place: 'system-event of GET localhost/robots.txt, decoded' },
      { kind: 'last name', place: 'body of POST localhost/sandbox/tags/collect' },
      { kind: 'last name', place: 'body of POST localhost/api/debug/public/errorReport' },
      { kind: 'last name', place: 'referer of GET localhost/robots.txt' },
    ]),
  );

  await database('create table stray_note (words jsonb, bytes bytea)');
  const bytes = Buffer.from(person.postalCode);
  await database('insert into stray_note values ($1, $2)', [JSON.stringify([person.lastName]), bytes]);
  const rows = await writtenSince(database, workerSite.startedAt);
  await database('drop table stray_note');
  expect(strayed(rows, knownCanaries())).toEqual(
    expect.arrayContaining([
      { kind: 'last name', place: 'stray_note.words' },
      { kind: 'postal code', place: 'stray_note.bytes' },
    ]),
  );
});
