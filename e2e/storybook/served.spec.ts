import { expect, test } from '../support/journey.ts';

/** Storybook's own page, with the stories in its frame. */
test('Storybook is served beside the product, without third-party requests [I9]', async ({
  context,
  page,
  site,
  watch,
}) => {
  // Requests to third parties are blocked, and reported by `watch`.
  await context.route(
    (url) => !/(^|\.)localhost$/.test(url.hostname),
    (route) => route.abort('blockedbyclient'),
  );
  await page.goto('/storybook');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();
  // Read from the commits, or a note that there are none.
  await expect(frame.getByRole('heading', { name: 'Recent changes' })).toBeVisible();

  await page.goto('/storybook/?path=/story/components-overlays-dialogs-menus-messages--in-dialog');
  await expect(frame.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  await page.goto(
    '/storybook/?path=/story/marketplace-pages-event--on-sale&globals=theme:light;locale:fr-CA',
  );
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr-CA');

  expect((await page.goto('/storybook/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  await page.getByRole('link').click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Start here' })).toBeVisible();

  expect(watch.problems).toEqual([]);
  const refused = await site.call('/storybook/', { site: 'aurora' });
  expect(refused.text).not.toContain('storybook-preview');
});
