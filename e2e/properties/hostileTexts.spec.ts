import type { Page } from '@playwright/test';
import { hostileSample } from '../support/hostile/hostileSample.ts';
import { createFan } from '../support/people/fanAccount.ts';
import { storeHostileWords } from '../support/hostile/hostilePeople.ts';
import { writeHostileTexts } from '../support/hostile/hostileSite.ts';
import { strangeParts } from '../support/hostile/hostileStirring.ts';
import { expect, test } from '../support/hostile/hostileTest.ts';
import { watchHostile } from '../support/hostile/hostileWatch.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { followTraffic } from '../support/pages/pageTraffic.ts';
import { findEvent, hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import type { AskDatabase } from '../support/site/startWorkerSite.ts';

/** Removes white space and control characters, so that line breaks do not matter. */
const squeezed = (text: string): string => text.replace(/[\s\u0000-\u0020\u007f-\u00a0\ufffd]+/gu, '');

/** A few events whose descriptions together contain all the strings. */
async function tellingEvents(database: AskDatabase): Promise<{ eventId: string; said: string }[]> {
  const events = await database<{ event_id: string; said: string }>(
    `select event_id, description ->> 'en-US' as said from event e
     where published and status = 'Upcoming' and starts_at > foyer_now()
       -- Whose page leads to a waiting room instead.
       and not exists (select from waiting_room r where r.event_id = e.event_id)
     order by event_id`,
  );
  const missing = new Set(hostileSample);
  const chosen: { eventId: string; said: string }[] = [];
  while (missing.size > 0) {
    const best = events
      .map(({ event_id, said }) => ({
        eventId: event_id,
        said,
        has: [...missing].filter((text) => said.includes(text)),
      }))
      .reduce((a, b) => (b.has.length > a.has.length ? b : a));
    if (best.has.length === 0) throw new Error(`No event says ${[...missing].join('\n')}`);
    chosen.push(best);
    for (const text of best.has) missing.delete(text);
  }
  return chosen;
}

const shown = async (page: Page): Promise<string> =>
  squeezed(await page.evaluate(() => document.body.textContent));

/** Returns a visitor that opens an address, waits until it has loaded and returns its text; records altered texts. */
function visitor(page: Page, parts: string[]) {
  const traffic = followTraffic(page);
  return async (address: string): Promise<string> => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await traffic.settled();
    parts.push(...(await page.evaluate(strangeParts)).map((part) => `${address}: ${part}`));
    return shown(page);
  };
}

test('runs nothing of what is stored, on any page that shows it [BR-03]', async ({ browser, own }) => {
  test.setTimeout(360_000);
  const { site, database } = own;
  const ofPartner = await pickEvent(site, hasSeats, 'aurora');
  const fields = await writeHostileTexts(database);
  const fan = await createFan(site);
  const [invoiceTo, answer] = hostileSample.filter((text) => text.includes('<') && text.length <= 40);
  const order = await buySeats(site, fan, await pickEvent(site, hasSeats), {
    answers: [{ questionId: 'club', answer }],
    invoiceTo: { name: invoiceTo, taxNumber: answer },
  });
  const draw = (await findEvent(site, ({ vanityName }) => vanityName === 'dex-holloway-one-story'))!;
  const stored = await storeHostileWords(site, fan, [0, 1, 2]);
  expect(stored.failed).toEqual([]);
  expect([...stored.taken.keys()].sort()).toEqual(['application', 'card', 'contact', 'demo', 'profile']);

  const watch = await watchHostile(browser, site, { locale: 'en-US' });
  const page = await watch.context.newPage();
  const parts: string[] = [];
  const visit = visitor(page, parts);
  const read: string[] = [];
  const events = await tellingEvents(database);
  for (const { eventId, said } of events) {
    await visit(`/en-US/events/${eventId}`);
    const end = squeezed(said).slice(-40);
    await expect.poll(() => shown(page)).toContain(end);
    read.push(await shown(page));
  }
  const all = read.join('');
  expect(hostileSample.filter((text) => !all.includes(squeezed(text)))).toEqual([]);

  for (const path of [
    '/',
    '/events',
    '/events?q=a',
    '/careers',
    '/newsletter',
    '/debug/remoteConfig',
    `/draw/${draw.eventId}`,
  ])
    await visit(`/en-US${path}`);
  for (const path of ['/', `/events/${ofPartner.eventId}`])
    expect(await visit(site.at(`/en-US${path}`, 'aurora'))).toContain('<');
  await visit(site.at(`/en-US/events/${order.eventId}`, 'widget'));

  await page.goto('/en-US/careers');
  await page.evaluate((token) => window.localStorage.setItem('foyer-auth-token', token), fan.token);
  for (const path of [
    `/transaction/${order.eventId}/receipt?orderId=${order.orderId}`,
    `/transaction/${draw.eventId}/marketOffers`,
    `/myPass/token/${order.eventId}`,
    '/myPass/going',
    '/profile',
    '/profile/orders',
    '/profile/preferences',
    '/profile/wallet',
  ])
    await visit(`/en-US${path}`);
  await page.goto('/sandbox/mail');
  parts.push(...(await page.evaluate(strangeParts)).map((part) => `mail: ${part}`));

  const words = [...fields].map(([field, count]) => `${field} ${count}`).join(', ');
  process.stdout.write(`BR-03: strings by field, in the database and on pages: ${words}\n`);
  expect([...watch.fired, ...watch.strangers, ...watch.errors, ...watch.violations, ...parts]).toEqual([]);
  expect(fields.get('event.description')).toBe(hostileSample.length);
  expect(fields.size).toBeGreaterThanOrEqual(20);
  await watch.context.close();
});
