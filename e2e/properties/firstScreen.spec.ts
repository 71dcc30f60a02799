import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { openCheckout, payButton } from '../support/purchase/purchaseSteps.ts';

const seen = (part: Locator): Promise<void> => expect(part).toBeInViewport({ ratio: 1 });

test.describe('without scrolling, on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('an event shows its name, its lowest price, and how to narrow the choice [C2.02b]', async ({
    page,
    site,
  }) => {
    const event = await pickEvent(site, hasSeats);
    await page.goto(`/events/${event.eventId}`);
    await seen(page.getByRole('heading', { level: 1, name: event.shortName }));
    await seen(page.getByRole('region', { name: 'Your selection' }).getByText(/^(CA)?\$\d/));
    await seen(page.getByRole('button', { name: 'Filters' }));
  });
});

test.describe('without scrolling, at 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an event shows the cheapest offers, the map of the seats; checkout shows the seats and Pay [C2.02b, C2.18a]', async ({
    page,
    site,
    createFan,
  }) => {
    const event = await pickEvent(site, hasSeats);
    await page.goto(`/events/${event.eventId}`);
    const best = page.getByRole('button', { name: /^Find the best 2 seats/ });
    // The cheapest offer has one, and so has the map.
    await seen(best.first());
    await expect(page.getByRole('application', { name: 'Seat map' })).toBeInViewport({ ratio: 0.5 });

    await openCheckout(page, await createFan(), event);
    await seen(payButton(page));
    await seen(page.getByText(/^Section .+ row .+ seats/));
    await seen(page.getByRole('main').locator('img').first());
  });
});
