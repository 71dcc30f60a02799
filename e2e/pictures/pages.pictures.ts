import { test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/pickEvent.ts';
import { buySeatsAs, takeBestSeats } from '../support/purchaseSteps.ts';

const folder = '.foyer/pictures';
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });
      const file = (name: string): string => `${folder}/${name}-${size}-${colorScheme}.png`;

      test('discover', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: file('discover') });
      });

      test('event, seats and checkout', async ({ page, site, createFan }) => {
        const event = await pickEvent(site, hasSeats);
        const fan = await createFan();
        await page.goto(`/events/${event.vanityName}/${event.eventId}`);
        await page.getByRole('heading', { level: 1, name: event.shortName }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: file('event') });
        await takeBestSeats(page);
        await page.screenshot({ path: file('seats') });
        await page.reload();
        await buySeatsAs(page, fan);
        await page.screenshot({ path: file('checkout'), fullPage: true });
      });

      test('partner site and widget', async ({ page, site }) => {
        await page.goto(site.at('/', 'aurora'));
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: file('partner-site') });
        await page.goto(site.at('/', 'partner'));
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: file('widget') });
      });
    });
  }
}
