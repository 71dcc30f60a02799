import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/pickEvent.ts';
import { buySeatsAs, expectReceipt, payWith } from '../support/purchaseSteps.ts';
import { isData, unknownScripts, type RunScript } from '../support/scriptInventory.ts';

const dist = 'apps/consumer/dist';
const number = '4242424242424242';
const anyNumber = /4242[\s-]?4242[\s-]?4242[\s-]?4242/;
const isGateway = (url: string): boolean => new URL(url).hostname.startsWith('pay.');

/** Everything that goes to and comes from our own hosts, the gateway's aside; and the scripts among it. */
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

const inlineScripts = (page: Page): Promise<{ type: string; inline: string }[]> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter((script) => script.src === '')
      .map((script) => ({ type: script.type, inline: script.textContent ?? '' })),
  );

test('runs on the payment page what was built alone, and keeps the card’s number to the gateway [BR-11]', async ({
  page,
  site,
  database,
  createFan,
}) => {
  const traffic = recordTraffic(page);
  const event = await pickEvent(site, hasSeats);
  await page.goto(`/events/${event.eventId}`);
  await buySeatsAs(page, await createFan());
  const inline = (await inlineScripts(page)).filter(({ type }) => !isData(type));
  await payWith(page, number);
  await expectReceipt(page);
  await traffic.settled();

  const scripts = [...traffic.scripts, ...inline.map(({ inline: text }) => ({ inline: text }))];
  expect(traffic.scripts.length).toBeGreaterThan(5);
  expect(unknownScripts(scripts, dist)).toEqual([]);

  // It was typed and sent: to the gateway, and nowhere else.
  expect(traffic.gateway.join('\n')).toMatch(anyNumber);
  expect(traffic.ours.filter((text) => anyNumber.test(text))).toEqual([]);
  expect(traffic.gateway.filter((text) => anyNumber.test(text.split(' ')[0]!))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(anyNumber);
  const tables = await database<{ dump: string }>(
    `select query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text as dump
     from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter(({ dump }) => anyNumber.test(dump))).toEqual([]);
});

test('a byte that was changed, a file or a line that was added are noticed [BR-11]', async ({ page }) => {
  const traffic = recordTraffic(page);
  await page.goto('/');
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
