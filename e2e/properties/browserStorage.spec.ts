import type { BrowserContext, Frame, Page } from '@playwright/test';
import type { CanaryKind } from '../support/people/canaries.ts';
import { knownCanaries, noteSecret, person } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { findCanaries } from '../support/watches/findCanaries.ts';
import type { SaidText } from '../support/watches/findCanaries.ts';
import { expect, test } from '../support/journey.ts';
import { keptThings } from '../support/watches/keptThings.ts';
import { followTraffic } from '../support/pages/pageTraffic.ts';
import { pageVisits } from '../support/pages/pageVisits.ts';
import { buySeatsAs, fillCard, logIn } from '../support/purchase/purchaseSteps.ts';
import { makeVisitSample } from '../support/pages/visitSample.ts';
import { wording } from '../support/pages/wording.ts';

// Includes what our service worker stores.
test.use({ serviceWorkers: 'allow' });

interface Allowance {
  place: RegExp;
  kinds: readonly CanaryKind[];
  why: string;
}

/** Personal data that may be stored while a user is signed in; after logout nothing of it may remain. */
const allowances: readonly Allowance[] = [
  {
    place: /^localStorage foyer-auth-token$/,
    kinds: ['session'],
    why: 'logging in stores the token [I4.12]',
  },
  {
    place: /^localStorage event-cart-storage$/,
    kinds: ['purchase token'],
    why: 'the cart is persisted [C3.24a]',
  },
  {
    place: /^localStorage foyer-entry-secrets$/,
    kinds: ['entry secret'],
    why: 'a code needs no network [C2.29f]',
  },
  {
    place: /^sessionStorage foyer\.form\.contact$/,
    kinds: ['first name', 'last name', 'address of mail', 'postal code'],
    why: 'what was typed outlives a 401 and a reload [I4.15]',
  },
  {
    place: /^cache foyer-owned-1$/,
    kinds: ['first name', 'last name', 'address of mail'],
    why: 'a fan finds the own account and tokens without a network [I2.30]',
  },
];

/** Lists traces of personal data in storage: `session in cache foyer-owned-1`. */
async function tracesIn(page: Page | Frame, context: BrowserContext, foreign?: FanAccount) {
  const things = await keptThings(page, context);
  const found = findCanaries(things, knownCanaries());
  const allowed = ({ kind, place }: { kind: CanaryKind; place: string }): Allowance | undefined =>
    allowances.find((each) => each.place.test(place) && each.kinds.includes(kind));
  const foreigners = things.filter(
    ({ text }) => foreign && (text.includes(foreign.emailAddress) || text.includes(foreign.token)),
  );
  return {
    things,
    all: found.map(({ kind, place }) => `${kind} in ${place}`),
    stray: [
      ...found.filter((each) => !allowed(each)).map(({ kind, place }) => `${kind} in ${place}`),
      ...foreigners.map(({ place }) => `somebody else in ${place}`),
    ],
    used: found.map(allowed).filter((each) => each !== undefined),
  };
}

/** All places that may hold data after logout; a tab keeps its address and scroll position. */
const ofTheDevice =
  /^(localStorage (userLocale|foyer-consent)|sessionStorage foyer(-session-id|\.wayBack|-scroll-positions)|cookie userLocale|cache foyer-(shell|assets)-1|IndexedDB workbox-expiration|service worker|history\.state)$/;

/** Public answers, and an empty cart. */
const ofAnybody: readonly { place: string; text: RegExp }[] = [
  { place: 'cache foyer-owned-1', text: /^\S+\/api\/(configuration\/public|whitelabel\/config\.json)\?/ },
  {
    place: 'localStorage event-cart-storage',
    text: /^event-cart-storage \{"eventsCart":"\{\}","priceChanges":"\[\]","_persist":"[^"\\]*(\\"[^"\\]*)*"\}$/,
  },
];

const mayStay = ({ place, text }: SaidText): boolean =>
  ofTheDevice.test(place) || ofAnybody.some((each) => each.place === place && each.text.test(text));

/** Expects that no personal data remains, and nothing beyond the device's own settings [I4.14]. */
async function expectNothingLeft(page: Page | Frame, context: BrowserContext): Promise<void> {
  const left = async () => {
    const { all, things } = await tracesIn(page, context);
    return [
      ...all,
      ...things.filter((each) => !mayStay(each)).map(({ place, text }) => `${place}: ${text.slice(0, 200)}`),
    ];
  };
  await expect.poll(left).toEqual([]);
}

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });

async function logInAt(page: Page, address: string, fan: FanAccount): Promise<void> {
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'I already have an account' }).click();
  await logIn(page, fan);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 40_000 });
  noteSecret('session', await page.evaluate(() => localStorage.getItem('foyer-auth-token')));
}

async function typeIntoContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel('Your message').fill(`I live at 1187 Wrenhaven Crescent, ${person.postalCode}.`);
}

async function typeCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, '5555555555554444');
}

test('holds only listed personal data on more than 20 screens, and none after logout, in any tab [BR-10, I4.14]', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(300_000);
  const sample = await makeVisitSample(site);
  const [traffic, say] = [followTraffic(page), wording('en-US')];
  const visits = pageVisits(sample).filter(
    ({ as, before, name }) => as === 'fan' && before === undefined && !name.startsWith('debug'),
  );
  expect(visits.length).toBeGreaterThanOrEqual(20);
  await logInAt(page, '/profile', sample.fan);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const typing: Record<string, (page: Page) => Promise<void>> = {
    contact: typeIntoContact,
    checkout: typeCard,
  };
  const [stray, used]: [string[], Set<Allowance>] = [[], new Set()];
  for (const { name, path, act } of visits) {
    await page.goto(`/en-US${path}`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await traffic.settled();
    await act?.(page, say);
    await typing[name]?.(page);
    await traffic.settled();
    const traces = await tracesIn(page, context, sample.newcomer);
    stray.push(...traces.stray.map((each) => `${name}: ${each}`));
    for (const each of traces.used) used.add(each);
  }
  expect(stray).toEqual([]);
  // Unused allowances must be removed.
  expect(allowances.filter((each) => !used.has(each))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
  await page.goto('/logout');
  for (const tab of [page, other]) await expect(logInButton(tab)).toBeAttached();
  for (const tab of [page, other]) await expectNothingLeft(tab, context);
});

test('holds nothing for the next user after a lost session [BR-10, I4.15]', async ({
  page,
  context,
  site,
  createFan,
}) => {
  const [first, next] = [await createFan(), await createFan()];
  await logInAt(page, '/profile', first);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/contact');
  await typeIntoContact(page);
  const traces = async () => (await tracesIn(page, context)).all;
  await expect.poll(traces).toContain('first name in cache foyer-owned-1');
  await expect.poll(traces).toContain('postal code in sessionStorage foyer.form.contact');
  const token = await page.evaluate(() => localStorage.getItem('foyer-auth-token'));
  await site.call('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.goto('/events');
  await logInButton(page).click();
  await logIn(page, next);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 40_000 });
  noteSecret('session', await page.evaluate(() => localStorage.getItem('foyer-auth-token')));
  await expect.poll(async () => (await tracesIn(page, context, first)).stray).toEqual([]);
  const kept = (await keptThings(page, context)).map(({ text }) => text).join('\n');
  for (const word of [first.emailAddress, token!, 'Wrenhaven']) expect(kept).not.toContain(word);
  await page.goto('/contact');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('holds nothing of a deleted account, on a partner’s own host [BR-10, I7.16, I1.07]', async ({
  page,
  context,
  site,
  createFan,
}) => {
  await logInAt(page, site.at('/profile', 'aurora'), await createFan());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('link', { name: 'Preferences' }).click();
  expect((await tracesIn(page, context)).stray).toEqual([]);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
  await expectNothingLeft(page, context);
});

test('holds nothing in a frame, neither for the host’s origin nor for ours [BR-10, I6.09]', async ({
  page,
  context,
  site,
  createFan,
}) => {
  await page.goto(site.at('/', 'partner'));
  const element = page.locator('iframe[src*="/events/"]');
  await element.scrollIntoViewIfNeeded();
  const widget = element.contentFrame();
  await buySeatsAs(widget, await createFan());
  await fillCard(widget, '4242424242424242');
  const frame = page.frames().find((each) => /^http:\/\/widget\./.test(each.url()))!;
  for (const place of [page, frame]) expect((await tracesIn(place, context)).all).toEqual([]);
  await widget.getByRole('button', { name: 'Log out' }).click();
  await expect(widget.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  for (const place of [page, frame]) await expectNothingLeft(place, context);
});
