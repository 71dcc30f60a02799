import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people/signIn.ts';
import { buySeats } from '../support/purchase/ownedSeats.ts';
import { withOffers } from '../support/purchase/pickEvent.ts';
import { startMediaServer } from '../support/streaming/mediaServer.ts';

/** Stream of the sample that is live at any time, with a stage, and the account that leads it. */
const live = 'glass-orchard-round-the-clock';
const organiser = { emailAddress: 'organiser@foyer.example', password: 'foyer-demo-1' };

const timeOf = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)
    .catch(() => 0);

test('checks a device before buying: connection, sound, camera and microphone [C2.31a-c, C2.31f-k]', async ({
  page,
  context,
  database,
  expectAccessible,
}) => {
  const [event] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    live,
  ]);
  await page.goto(`/player/${event!.id}/check`);
  await expect(page.getByText(/^(Good|Usable|Too slow): /)).toBeVisible();
  await expect(page.getByText('This browser can play the stream')).toBeVisible();
  await expectAccessible(page);

  await context.grantPermissions(['camera', 'microphone']);
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(page.getByText('Ready. We can hear you.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Camera' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Microphone' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await page.getByRole('button', { name: 'Test sound' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Can you hear this?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You can hear the stream')).toBeVisible();
  await expectAccessible(page);
});

test('tells who refused camera and microphone how to allow them [C2.31d, C8.17c-d]', async ({
  page,
  database,
  expectAccessible,
}) => {
  const [event] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    live,
  ]);
  await page.goto(`/player/${event!.id}/check`);
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(page.getByText('Blocked. Allow it in your browser.').first()).toBeVisible();
  await page.getByRole('button', { name: 'How to allow them' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Allow camera and microphone' })).toBeVisible();
  await expectAccessible(page);
});

test('brings an invited fan on stage, where another browser sees them within five seconds [C2.31l, C4.20a-c, C4.20e]', async ({
  page,
  browser,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const fan = await createFan();
  const [found] = await database<{ id: string }>('select event_id as id from event where vanity_name = $1', [
    live,
  ]);
  const eventId = found!.id;
  const event = await withOffers(site, { eventId, shortName: live });
  await buySeats(site, fan, event!);

  const outside = await browser.newContext({ baseURL: site.at('') });
  const audience = await outside.newPage();
  await audience.goto('/robots.txt');
  const media = await startMediaServer(audience);
  const leader = await outside.newPage();
  const login = await site.call('/api/auth/login', { method: 'POST', body: organiser });
  const { authToken } = JSON.parse(login.text) as { authToken: string };
  await signIn(leader, { ...organiser, token: authToken });
  await leader.goto(`/player/${eventId}/stage`);
  await leader.getByRole('textbox', { name: /WHIP/ }).fill(media.address);
  await leader.getByRole('textbox', { name: /Token of the media server/ }).fill('token-of-the-organiser');
  await leader.getByRole('button', { name: 'Save' }).click();
  await expect(leader.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(leader);

  await page.context().grantPermissions(['camera', 'microphone']);
  await signIn(page, fan);
  await page.goto(`/myPass/token/${eventId}`);
  await page.getByRole('link', { name: 'Watch' }).first().click();
  await page.getByRole('button', { name: 'I’d come' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();
  await leader.getByRole('button', { name: 'Invite' }).first().click();
  await expect(page.getByRole('dialog', { name: 'You’re invited on stage' })).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Before you join the stage' })).toBeVisible();
  const go = page.getByRole('button', { name: 'Join the stage' });
  await expect(go).not.toHaveAttribute('aria-disabled', 'true');
  await go.click();
  const before = Date.now();
  await expect.poll(() => timeOf(audience), { timeout: 5_000 }).toBeGreaterThan(0);
  expect(Date.now() - before).toBeLessThan(5_000);
  await expect(page.getByText('Everyone who watches may see and hear you.')).toBeVisible();
  expect(media.asked).toEqual(['POST Bearer token-of-the-organiser']);
  await expectAccessible(page);

  // Taken off by the organiser: what is sent ends at the media server too.
  await leader.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText('You’re off the stage')).toBeVisible({ timeout: 20_000 });
  expect(media.asked).toContain('DELETE Bearer token-of-the-organiser');
  await media.close();
  await outside.close();
});
