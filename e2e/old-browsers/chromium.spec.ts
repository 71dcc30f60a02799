import { card, newAddress, person } from '../support/people/canaries.ts';
import { createFan } from '../support/people/fanAccount.ts';
import { buyStream, liveStream } from '../support/purchase/buyStream.ts';
import { type OldTab, startOldChromium } from './oldChromium.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';
import { expect, test } from '../support/site/siteTest.ts';

async function signUp(tab: OldTab): Promise<string> {
  const emailAddress = newAddress();
  await tab.press(/^Sign up with email$/);
  await tab.fill(/^Email/, emailAddress);
  await tab.fill(/^New password/, person.password);
  await tab.choose(/^Country/, 'CA');
  await tab.fill(/^Postal code/, person.postalCode);
  await tab.press(/^Next$/);
  await tab.fill(/^First name/, person.firstName);
  await tab.fill(/^Last name/, person.lastName);
  await tab.fill(/^Month/, person.birth.month);
  await tab.fill(/^Day/, person.birth.day);
  await tab.fill(/^Year/, person.birth.year);
  await tab.tick(/^Woman/);
  await tab.tick(/agree|terms/i);
  await tab.press(/^Create account$/);
  return emailAddress;
}

test('Chromium 80 makes a whole purchase with the legacy build [I1.08]', async ({ site, mail }) => {
  const event = await pickEvent(site, hasSeats);
  const browser = await startOldChromium(80);
  try {
    const tab = await browser.newTab();
    await tab.goto(site.at(`/en-US/events/${event.eventId}`));
    await tab.seeHeading(new RegExp(event.shortName.replace(/[^\w\s]/g, '.')));
    expect(
      await tab.evaluate<boolean>(
        `Array.from(document.scripts).some(function (each) { return each.src.includes('/legacy/assets/'); })`,
      ),
    ).toBe(true);
    await tab.press(/^Find the best 2 seats/);
    await tab.see('button', /^Remove Section/);
    await tab.press(/^Continue$/);
    const emailAddress = await signUp(tab);
    await tab.seeHeading(/Verify your email/);
    const other = await browser.newTab();
    await other.goto(await mail.linkTo(emailAddress, '/verifyEmail/'));
    await other.seeHeading(/^Your email address is verified$/);
    await other.close();
    await tab.seeHeading(/^Checkout$/);
    for (const [autocomplete, text] of [
      ['cc-number', '4242424242424242'],
      ['cc-exp', '12/34'],
      ['cc-csc', card.cvc],
      ['cc-name', card.nameOnCard],
    ] as const)
      await tab.fillFramed('://pay.', autocomplete, text);
    await tab.press(/^Pay /);
    await tab.seeHeading(/You.re in/);
    expect(browser.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('Chromium 80 plays a live stream with the legacy build [C2.06, I1.08]', async ({ site, workerSite }) => {
  const fan = await createFan(site);
  const eventId = await buyStream({ site, database: workerSite.database }, fan, liveStream);
  const browser = await startOldChromium(80);
  try {
    const tab = await browser.newTab();
    await tab.goto(site.at('/en-US/about'));
    await tab.evaluate(`localStorage.setItem('foyer-auth-token', ${JSON.stringify(fan.token)})`);
    await tab.goto(site.at(`/en-US/myPass/token/${eventId}`));
    await tab.press(/^Watch$/);
    const time = () => tab.evaluate<number>(`(document.querySelector('video') || {}).currentTime || 0`);
    await expect.poll(time, { timeout: 45_000 }).toBeGreaterThan(0);
    const before = await time();
    await expect.poll(time, { timeout: 30_000 }).toBeGreaterThan(before + 1);
    expect(browser.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('Chromium 79 is asked to upgrade, in its language, without a redirect loop [I1.08]', async ({
  site,
}) => {
  const browser = await startOldChromium(79);
  try {
    const tab = await browser.newTab();
    await tab.goto(site.at('/fr-CA/events'));
    await tab.seeHeading(/^Mettez votre navigateur à jour$/);
    await tab.see('a', /^Télécharger Firefox version 68/);
    await tab.press(/^J’ai mis mon navigateur à jour/);
    await tab.seeHeading(/^Mettez votre navigateur à jour$/);
    await tab.press(/^Español/);
    await tab.seeHeading(/^Actualiza tu navegador$/);
    expect(await tab.evaluate<number>('document.scripts.length')).toBe(0);
    expect(browser.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});
