import type { Page, Response } from '@playwright/test';
import { card, knownCanaries } from '../support/people/canaries.ts';
import { strayed, writtenSince } from '../support/watches/databaseTraces.ts';
import { findCanaries } from '../support/watches/findCanaries.ts';
import { expect, test } from '../support/journey.ts';
import { authorisedHeaders, changedHeaders } from '../support/watches/authorisedHeaders.ts';
import { signIn } from '../support/people/signIn.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import {
  expectCheckout,
  expectReceipt,
  goOn,
  payWith,
  takeBestSeats,
} from '../support/purchase/purchaseSteps.ts';
import { isData, unknownScripts, type RunScript } from '../support/watches/scriptInventory.ts';

const dist = 'apps/consumer/dist';
const { number } = card;
const anyNumber = /4242[\s-]?4242[\s-]?4242[\s-]?4242/;
const isGateway = (url: string): boolean => new URL(url).hostname.startsWith('pay.');

/** Records all requests and answers of our own hosts except the gateway, and the scripts among them. */
function recordTraffic(page: Page) {
  const ours: string[] = [];
  const gateway: string[] = [];
  const scripts: RunScript[] = [];
  const reading: Promise<void>[] = [];
  const read = async (response: Response): Promise<void> => {
    const request = response.request();
    const body = await response.text().catch(() => '');
    const text = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    if (isGateway(request.url())) gateway.push(text);
    else {
      ours.push(text, body, JSON.stringify(response.headers()));
      if (request.resourceType() === 'script') scripts.push({ url: request.url(), body });
    }
  };
  page.on('response', (response) => void reading.push(read(response)));
  return { ours, gateway, scripts, settled: async () => void (await Promise.all(reading)) };
}

const inlineScripts = (page: Page): Promise<{ type: string; inline: string; nonce: string }[]> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter((script) => script.src === '')
      .map((script) => ({ type: script.type, inline: script.textContent, nonce: script.nonce })),
  );

/** Finds the card's number and security code, in any form. */
const cardIn = (place: string, texts: readonly string[]) =>
  findCanaries(
    texts.map((text) => ({ place: `${place}: ${text.slice(0, 80)}`, text })),
    knownCanaries().filter(({ kind }) => kind === 'card number' || kind === 'cvc'),
  );

test('runs only built scripts on the payment page, and sends card number and security code to the gateway only [BR-11]', async ({
  page,
  site,
  database,
  workerSite,
  createFan,
}) => {
  const event = await pickEvent(site, hasSeats);
  await signIn(page, await createFan());
  const traffic = recordTraffic(page);
  const answer = await page.goto(`/events/${event.eventId}`);
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
  const inline = (await inlineScripts(page)).filter(({ type }) => !isData(type));
  await payWith(page, number);
  await expectReceipt(page);
  await traffic.settled();

  const scripts = [...traffic.scripts, ...inline.map(({ inline: text }) => ({ inline: text }))];
  expect(traffic.scripts.length).toBeGreaterThan(5);
  expect(unknownScripts(scripts, dist)).toEqual([]);

  const { 'content-security-policy': policy = '' } = answer!.headers();
  const nonces = inline.map(({ nonce }) => policy.includes(`'nonce-${nonce}'`) && nonce !== '');
  expect(nonces.length).toBeGreaterThan(0);
  expect(nonces).not.toContain(false);

  // The number was typed and sent: to the gateway only.
  expect(traffic.gateway.join('\n')).toMatch(anyNumber);
  expect(cardIn('gateway', traffic.gateway).map(({ kind }) => kind)).toContain('cvc');
  expect(cardIn('ours', traffic.ours)).toEqual([]);
  expect(traffic.gateway.filter((text) => anyNumber.test(text.split(' ')[0]!))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(cardIn('page', [kept])).toEqual([]);
  expect(cardIn('log', workerSite.printed)).toEqual([]);
  // No other protocol was used, and no host other than ours and the gateway's.
  const hosts = new Set(
    [...traffic.ours, ...traffic.gateway].map((text) => /^(https?:\/\/[^\s/]+)\//.exec(text)?.[1]),
  );
  hosts.delete(undefined);
  expect([...hosts].sort()).toEqual([site.at(''), site.at('', 'pay')]);
  const rows = await writtenSince(database, workerSite.startedAt);
  expect(rows.length).toBeGreaterThan(20);
  expect(
    strayed(rows, knownCanaries()).filter(({ kind }) => kind === 'card number' || kind === 'cvc'),
  ).toEqual([]);
});

test('changed bytes in scripts or headers, and added files or lines, are detected [BR-11]', async ({
  page,
  site,
}) => {
  const traffic = recordTraffic(page);
  const answer = await page.goto('/checkout');
  const headers = answer!.headers();
  const gateway = site.at('', 'pay');
  expect(changedHeaders(headers, gateway)).toEqual([]);
  for (const name of authorisedHeaders) {
    const changed = { ...headers, [name]: `${headers[name]!.slice(0, -1)}~` };
    expect(changedHeaders(changed, gateway)).toEqual([expect.stringContaining(name)]);
  }
  await page.waitForLoadState('networkidle');
  await traffic.settled();
  const [first, ...others] = traffic.scripts as { url: string; body: string }[];
  expect(unknownScripts([first!, ...others], dist)).toEqual([]);
  const skimmed = [
    { url: first!.url, body: `${first!.body.slice(0, -1)} ` },
    { url: new URL('/assets/skimmer.js', first!.url).href, body: 'fetch("/")' },
    { inline: 'fetch("/")' },
  ];
  expect(unknownScripts([...others, ...skimmed], dist)).toEqual([
    expect.stringMatching(/^another content/),
    expect.stringMatching(/^a file that was not built/),
    expect.stringMatching(/^a script between tags/),
  ]);
});
