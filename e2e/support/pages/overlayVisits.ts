import type { Page } from '@playwright/test';
import { createPaths } from '@foyer/contract';
import type { PageVisit } from './pageVisit.ts';
import type { VisitSample } from './visitSample.ts';
import type { Say } from './wording.ts';

const paths = createPaths('Pass');

/** On phones the account menu is collapsed [I2.26]. */
async function openHeaderMenu(page: Page, say: Say): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.waitFor();
  const toggle = banner.getByRole('button', { name: say('shell', 'header.menu'), exact: true });
  if (await toggle.isVisible()) await toggle.click();
}

async function openWayIn(page: Page, say: Say, step: 'logIn' | 'signUp'): Promise<void> {
  await openHeaderMenu(page, say);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell', `header.${step}`) })
    .click();
  const dialog = page.getByRole('dialog');
  // Who asks to log in types at once.
  if (step === 'signUp')
    await dialog.getByRole('button', { name: say('identity', 'oauth.signUpByEmail'), exact: true }).click();
  await dialog.getByLabel(say('identity', 'fields.emailAddress'), { exact: true }).waitFor();
}

/** Visits of overlays, and of forms with validation errors. */
export function overlayVisits({ seated, order, fan }: VisitSample): PageVisit[] {
  return [
    {
      name: 'overlay-ways-in',
      path: '/events',
      as: 'nobody',
      act: async (page, say) => {
        await openHeaderMenu(page, say);
        await page
          .getByRole('banner')
          .getByRole('button', { name: say('shell', 'header.signUp') })
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'overlay-login',
      path: '/events',
      as: 'nobody',
      act: (page, say) => openWayIn(page, say, 'logIn'),
    },
    {
      name: 'overlay-login-wrong',
      path: '/events',
      as: 'nobody',
      act: async (page, say) => {
        await openWayIn(page, say, 'logIn');
        const dialog = page.getByRole('dialog');
        await dialog
          .getByLabel(say('identity', 'fields.emailAddress'), { exact: true })
          .fill(fan.emailAddress);
        await dialog
          .getByLabel(say('identity', 'fields.password'), { exact: true })
          .fill('not the password 1');
        await dialog.getByRole('button', { name: say('identity', 'logIn.submit'), exact: true }).click();
        await dialog.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      name: 'overlay-forgot',
      path: '/events',
      as: 'nobody',
      act: async (page, say) => {
        await openWayIn(page, say, 'logIn');
        await page.getByRole('button', { name: say('identity', 'logIn.forgot') }).click();
        await page.getByRole('button', { name: say('identity', 'forgot.submit') }).waitFor();
      },
    },
    {
      name: 'overlay-sign-up-errors',
      path: '/events',
      as: 'nobody',
      act: async (page, say) => {
        await openWayIn(page, say, 'signUp');
        await page.getByRole('button', { name: say('identity', 'signUp.next'), exact: true }).click();
        // The affected field depends on earlier input, which the tab keeps.
        await page.getByRole('dialog').locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      name: 'discover-near',
      path: '/',
      as: 'nobody',
      act: async (page, say) => {
        await page.getByRole('button', { name: say('marketplace', 'near.any') }).click();
        await page.getByRole('combobox', { name: say('places', 'near.label') }).fill('montr');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'event-filters-and-seats',
      path: paths.event({ eventId: seated.eventId }),
      as: 'nobody',
      act: async (page, say) => {
        await page
          .getByRole('button', { name: say('marketplace', 'offer.findBest_other', { count: 2 }) })
          .first()
          .click();
        await page.getByRole('region', { name: say('marketplace', 'pick.title') }).waitFor();
        const filters = page.getByRole('button', { name: say('marketplace', 'filter.open'), exact: true });
        if (await filters.count()) await filters.click();
      },
    },
    {
      name: 'account-menu',
      path: '/events',
      as: 'fan',
      act: async (page, say) => {
        await openHeaderMenu(page, say);
        await page.getByRole('banner').getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'token-code',
      path: paths.token({ eventId: order.eventId, tokenId: order.tokenIds[0] }),
      as: 'fan',
      act: async (page) => page.locator('[data-entry-code]').waitFor(),
    },
  ];
}
