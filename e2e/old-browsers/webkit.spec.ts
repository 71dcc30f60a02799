import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expect, test } from '../support/site/siteTest.ts';
import { startWebkit } from './webDriver.ts';

const button = (words: string): string =>
  `return Array.from(document.querySelectorAll('button')).find((each) => each.textContent.trim().startsWith('${words}') && each.offsetParent) ?? null`;

test('WebKitGTK shows discover, an event, and holds two seats [I1.08]', async ({ site }) => {
  const event = await pickEvent(site, hasSeats);
  const browser = await startWebkit();
  try {
    await browser.goto(site.at('/en-US'));
    await browser.until(`return document.querySelector('main h1') !== null`, 'heading of discover');
    await browser.goto(site.at(`/en-US/events/${event.eventId}`));
    await browser.until(
      `return document.querySelector('main h1')?.textContent.includes(${JSON.stringify(event.shortName)})`,
      'heading of the event',
    );
    await browser.press(button('Find the best 2 seats'), 'button for the best seats');
    await browser.until(
      `return document.querySelectorAll('button[aria-label^="Remove Section"]').length === 2`,
      'pair of seats',
    );
    await browser.press(button('Continue'), 'button to go on');
    await browser.until(`return document.querySelector('[role=dialog]') !== null`, 'way in');
    expect(
      await browser.run<boolean>(
        `return Array.from(document.scripts).some((each) => each.src.includes('/legacy/assets/'))`,
      ),
    ).toBe(false);
  } finally {
    await browser.close();
  }
});
