import type { Page } from '@playwright/test';
import { createPaths } from '@foyer/contract';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { expectCheckout, goOn } from '../support/purchase/purchaseSteps.ts';

/** Event of the sample with a page of its organiser's own, and one that is not published. */
const own = 'aurora-first-glow';
const draft = 'aurora-spring-thaw';

const paths = createPaths('Pass');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('leads from an advertisement, from the page of the organiser and from the organiser’s words to a purchase [C2.02e, C2.02h-i]', async ({
  page,
  site,
  createFan,
  expectAccessible,
}) => {
  const event = await findEvent(site, ({ vanityName }) => vanityName === own);
  const { eventId, shortName, offers } = event!;
  await signIn(page, await createFan());
  await page.goto(paths.ad({ eventId }));
  await expect(heading(page, shortName)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Get in from / }).click();
  await expect(page).toHaveURL(new RegExp(`/events/.*${eventId}`));

  await page.goto(paths.client({ vanityName: 'aurora' }));
  await expect(page.getByRole('button', { name: /^Follow/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: shortName, exact: true }).first().click();
  await expect(heading(page, shortName)).toBeVisible();

  await page.goto(paths.customEvent({ customEventSlug: 'first-glow' }));
  await expect(heading(page, 'Winter begins when the lights do')).toBeVisible();
  await expect(page.getByText(/^For ten years Aurora has opened the season/)).toBeVisible();
  await expectAccessible(page);
  const { name } = offers.find(({ category }) => category === 'EVENT_ACCESS')!;
  const quantity = page.getByRole('group', { name: `Quantity of ${name}` });
  await quantity.getByRole('button', { name: 'Add one' }).click();
  await goOn(page);
  await expectCheckout(page);
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
});

test('shows an event that is not published to its organisation alone, with its offers and no way to buy [C2.02c]', async ({
  page,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const [event] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    draft,
  ]);
  const preview = paths.eventPreview({ eventId: event!.id });
  await signIn(page, await createFan());
  await page.goto(preview);
  await expect(page.getByText(/^You don’t have access to this\./)).toBeVisible();

  const emailAddress = 'organiser@foyer.example';
  const login = { emailAddress, password: 'foyer-demo-1' };
  const { authToken } = await call<{ authToken: string }>(site, '/api/auth/login', login);
  await signIn(page, { ...login, token: authToken });
  await page.goto(preview);
  await expect(page.getByText('This is a preview')).toBeVisible();
  await expect(heading(page, 'Spring Thaw')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'General admission' })).toContainText(
    /CA\$\d+\.\d\d\s*\d+ spots/,
  );
  await expect(page.getByRole('button', { name: /^(Add one|Continue)$/ })).toHaveCount(0);
  await expectAccessible(page);
});
