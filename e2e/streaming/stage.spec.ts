import { networkInterfaces } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { FanAccount } from '../support/people/fanAccount.ts';
import { signIn } from '../support/people/signIn.ts';
import { buyStream, liveStream } from '../support/purchase/buyStream.ts';
import type { FoyerSite } from '../support/site/foyerSite.ts';

// WebRTC takes no addresses of the loopback interface.
const hasNetwork = Object.values(networkInterfaces()).some((each) => each?.some(({ internal }) => !internal));
test.skip(!hasNetwork, 'This machine has no network');

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
});

/** Page of a fan with a camera and a microphone, on the player. */
async function openPlayer(
  browser: Browser,
  site: FoyerSite,
  fan: FanAccount,
  eventId: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.at(''), permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  await signIn(page, fan);
  await page.goto(`/myPass/token/${eventId}`);
  await page.getByRole('link', { name: 'Watch' }).first().click();
  return page;
}

async function goOnStage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Join the stage' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'You’re on stage' })).toBeVisible();
}

/** Waits until the picture of another guest moves. */
async function expectSeen(page: Page): Promise<void> {
  const frames = () =>
    page
      .getByLabel(/^Guest \d$/)
      .first()
      .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before + 5);
}

test('brings two viewers on stage, who see each other, also after a reload [C4.20a-e, C2.31l-p]', async ({
  browser,
  site,
  database,
  createFan,
  expectAccessible,
}) => {
  const pages: Page[] = [];
  for (const fan of [await createFan(), await createFan()]) {
    const eventId = await buyStream({ site, database }, fan, liveStream);
    await database(
      `insert into conference (event_id, is_open, places, updated_at) values ($1, true, 3, foyer_now())
       on conflict (event_id) do update set is_open = true`,
      [eventId],
    );
    const page = await openPlayer(browser, site, fan, eventId);
    await page.getByRole('button', { name: 'I’d come' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible();
    await database('update conference_guest set state = $2 where event_id = $1 and state = $3', [
      eventId,
      'invited',
      'registered',
    ]);
    pages.push(page);
    await goOnStage(page);
  }
  const [first, second] = pages as [Page, Page];
  await expectSeen(first);
  await expectSeen(second);
  await expectAccessible(first);

  await second.reload();
  await second.getByRole('button', { name: 'Yes' }).click();
  await expectSeen(second);
  await expectSeen(first);

  await second.getByRole('button', { name: 'Leave' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(second.getByText('You left the stage.')).toBeVisible();
  await expect(first.getByText('You’re the only one on stage right now.')).toBeVisible();
  for (const page of pages) await page.context().close();
  await database('update conference set is_open = false', []);
});
