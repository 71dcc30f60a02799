import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { isOfGoogle, standInForMaps } from '../support/purchase/mapsStandIn.ts';
import { hasSeats, pickEvent, type SampleEvent } from '../support/purchase/pickEvent.ts';
import { expectCheckout, goOn, takeBestSeats } from '../support/purchase/purchaseSteps.ts';

const drawn = (page: Page) => page.getByRole('img', { name: /^Map centered on / });
const streets = (page: Page) => page.getByRole('button', { name: 'Show streets' });
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });

const open = (page: Page, { vanityName, eventId }: SampleEvent) =>
  page.goto(`/events/${vanityName}/${eventId}`);

const directions = (page: Page) => page.getByRole('link', { name: /Get directions/ });

/** Scrolls to the way to the venue, which loads near the viewport. */
async function toVenue(page: Page): Promise<void> {
  await page.getByText('Organizer', { exact: true }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(directions(page)).toBeVisible();
}

test.describe('without a maps service', () => {
  test('an event names the way to its venue, whose page draws its surroundings, from our own server only [I7.30, I7.24, C2.02b]', async ({
    page,
    site,
    expectAccessible,
  }) => {
    const event = await pickEvent(site, hasSeats);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, event);
    await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
    await toVenue(page);
    await expect(directions(page)).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=/,
    );
    await expect(streets(page)).toHaveCount(0);
    await expectAccessible(page);
    const isOfMap = (url: string): boolean => url.includes('/geoData/public/surroundings');
    expect(asked.filter(isOfMap)).toEqual([]);

    await page.locator('a[href*="/location/"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: event.venue!.name })).toBeVisible();
    await expect(drawn(page)).toHaveAccessibleName(/, with nearby cities: .+, .+\.$/);
    await expect(page.getByText('City data © GeoNames')).toBeVisible();
    expect(asked.filter(isOfMap)).toHaveLength(1);
    await expectAccessible(page);
  });

  test('a city is found by prefix and keyboard and by location, and reported if unknown [C2.22b-d, I7.24]', async ({
    page,
    context,
  }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Anywhere' }).click();
    await city(page).pressSequentially('montr');
    await expect(page.getByRole('option').first()).toHaveText(/^Montréal.*Quebec, Canada$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]lat=45\.5\d*&lon=-73\.5\d*&range=80&place=Montr/);
    await expect(page.getByText(/\d mi away$/).first()).toBeVisible();

    for (const none of ['xqzzy', 'ct 00']) {
      await city(page).fill(none);
      await expect(page.getByRole('option', { name: 'No results' })).toBeVisible();
    }
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('We couldn’t find your location.')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.6532, longitude: -79.3832 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(/[?&]lat=43\.6532&lon=-79\.3832/);
    await expect(page.getByText(/^\d mi away$/).first()).toBeVisible();
  });
});

/** Requests to Google are expected here; policy violations and errors are not. */
const forgive = (problems: string[]): void => {
  expect(problems.filter((each) => !isOfGoogle(each.replace('request to a stranger: ', '')))).toEqual([]);
  problems.length = 0;
};

test.describe('with a maps service', () => {
  test.use({ siteKind: 'mapped' });

  test('a maps service shows streets after a press and suggests places; where it fails the drawn map and GeoNames stand in [I7.30, I7.24, C3.29c, BR-01]', async ({
    page,
    context,
    site,
    createFan,
    watch,
  }) => {
    const maps = await standInForMaps(context);
    const isOnSale = (name: RegExp) => (event: SampleEvent) =>
      hasSeats(event) && event.offers.some((offer) => name.test(offer.name) && offer.available > 0);
    const event = await pickEvent(site, isOnSale(/^Numbered poster/));
    await open(page, event);
    await toVenue(page);
    expect(maps.asked).toEqual([]);

    maps.mood = 'fails';
    await streets(page).click();
    await expect(page.getByText('We couldn’t load the street map, so here’s the simple one.')).toBeVisible();
    await expect(drawn(page)).toBeVisible();

    maps.mood = 'works';
    await streets(page).click();
    const map = page.getByRole('region', { name: /^Street map of / });
    await expect(map.getByRole('img', { name: 'Streets' })).toHaveJSProperty('naturalWidth', 256);
    expect(Object.fromEntries(maps.asked[1]!.searchParams)).toMatchObject({
      key: 'key-of-a-browser',
      libraries: 'places',
      language: 'en-US',
    });
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(map).toHaveCount(0);
    await expect(drawn(page)).toHaveCount(0);

    maps.mood = 'refuses';
    await page.reload();
    await toVenue(page);
    await streets(page).click();
    await expect(page.getByText('We couldn’t load the street map, so here’s the simple one.')).toBeVisible();
    await expect(drawn(page)).toBeVisible();

    maps.mood = 'knowsNothing';
    await page.goto('/events');
    await page.getByRole('button', { name: 'Anywhere' }).click();
    await city(page).pressSequentially('montr');
    await expect(page.getByRole('option', { name: /^Montréal.*Quebec, Canada$/ })).toBeVisible();
    maps.mood = 'works';
    await city(page).fill('4242 rue');
    await page.getByRole('option', { name: /^4242 Rue Saint-Denis/ }).click();
    await expect(page).toHaveURL(/[?&]lat=45\.5236&lon=-73\.5833/);
    await expect(page.getByText('Google Maps')).toBeVisible();

    const { token } = await createFan();
    await page.evaluate((text) => window.localStorage.setItem('foyer-auth-token', text), token);
    await page.goto(`/events/${event.eventId}`);
    await takeBestSeats(page);
    await page
      .getByRole('group', { name: /^Quantity of Numbered poster/ })
      .getByRole('button')
      .last()
      .click();
    await goOn(page);
    await expectCheckout(page);
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.pressSequentially('4242 rue');
    await page.getByRole('option', { name: /^4242 Rue Saint-Denis/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect(address).toHaveValue('4242 Rue Saint-Denis, Montréal, QC H2J 2K8, Canada');
    forgive(watch.problems);
  });
});
