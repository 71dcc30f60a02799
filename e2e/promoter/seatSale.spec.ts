import { expect, test } from '../support/journey.ts';
import { newAddress } from '../support/people/canaries.ts';
import { signIn } from '../support/people/signIn.ts';
import { call } from '../support/purchase/apiSteps.ts';
import { findEvent } from '../support/purchase/pickEvent.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

test('sells seats that the promoter picks on the map [C2.21c, C2.21d]', async ({
  page,
  site,
  expectAccessible,
}) => {
  const account = { emailAddress: 'promoter@foyer.example', password: 'foyer-demo-1' };
  const { authToken: token } = await call<{ authToken: string }>(site, '/api/auth/login', account);
  await signIn(page, { ...account, token });
  const { eventId } = (await findEvent(
    site,
    ({ vanityName }) => vanityName === 'neon-prairie-long-light-tour',
  ))!;
  const { items } = await call<{ items: { seating: string; offerGroupId: string }[] }>(
    site,
    `/api/promoter/v2/inventory?eventId=${eventId}`,
    undefined,
    { ...account, token },
  );
  const { offerGroupId } = items.find(({ seating }) => seating === 'seated')!;
  await page.goto(`/promoter/transaction/${eventId}/${offerGroupId}/itemDetail`);
  await page.getByRole('button', { name: /increase|one more|add/i }).tap();
  await page.getByRole('link', { name: 'Choose seats' }).tap();
  // Sections, unless there is one alone.
  const best = page.getByRole('button', { name: /^Best .*seat/ });
  const section = page.locator('main li a[href*="/seat?"]').first();
  await expect(best.or(section)).toBeVisible();
  await expectAccessible(page);
  if (await section.isVisible()) await section.tap();
  await best.tap();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue', exact: true }).tap();
  await expect(page.getByText(/, row .*, seat /)).toHaveCount(2);
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByRole('button', { name: /^Take .* in cash$/ }).tap();
  await expect(page.locator('[data-entry-code]')).toBeVisible();
});
