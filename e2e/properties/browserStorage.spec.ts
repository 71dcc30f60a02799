import type { Page } from '@playwright/test';
import { sampleSettings, takeSample } from '@foyer/util/sampling';
import { noteSecret, person } from '../support/people/canaries.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { expect, test } from '../support/journey.ts';
import { awaitWorker } from '../support/pages/keptFiles.ts';
import { signIn } from '../support/people/signIn.ts';
import { keptThings } from '../support/watches/keptThings.ts';
import { type Allowance, allowances, expectNothingLeft, tracesIn } from '../support/watches/storageTraces.ts';
import { followTraffic } from '../support/pages/pageTraffic.ts';
import { pageVisits } from '../support/pages/pageVisits.ts';
import { fillCard, logIn } from '../support/purchase/purchaseSteps.ts';
import { makeVisitSample } from '../support/pages/visitSample.ts';
import { wording } from '../support/pages/wording.ts';

// Includes what our service worker stores.
test.use({ serviceWorkers: 'allow' });

const logInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true });

/** Opens a page signed in, with a service worker. */
async function openAs(page: Page, address: string, fan: FanAccount): Promise<void> {
  await page.clock.install();
  await signIn(page, fan);
  await page.goto(address);
  await awaitWorker(page);
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
  await openAs(page, '/profile', sample.fan);
  const typing: Record<string, (page: Page) => Promise<void>> = {
    contact: typeIntoContact,
    checkout: typeCard,
  };
  const [stray, used]: [string[], Set<Allowance>] = [[], new Set()];
  const sampled = takeSample(visits, { label: 'storage of pages', count: 24 });
  const chosen = visits.filter((visit) => sampled.includes(visit) || visit.name in typing);
  for (const { name, path, act } of chosen) {
    await page.goto(`/en-US${path}`);
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
  if (sampleSettings().isDeep) expect(allowances.filter((each) => !used.has(each))).toEqual([]);

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
  await openAs(page, '/profile', first);
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

test(
  'holds nothing of a deleted account, on a partner’s own host [BR-10, I7.16, I1.07]',
  { tag: '@white-label' },
  async ({ page, context, createFan }) => {
    await openAs(page, '/profile', await createFan());
    await page.getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('link', { name: 'Preferences' }).click();
    expect((await tracesIn(page, context)).stray).toEqual([]);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    await expectNothingLeft(page, context);
  },
);
