import type { Locator, Page } from '@playwright/test';
import { card, newAddress, person } from '../support/people/canaries.ts';
import { expect, test } from '../support/journey.ts';
import { englishOnly, expectFrenchPhonePage } from '../support/pages/phoneChecks.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

test.use({
  locale: 'fr-CA',
  timezoneId: 'America/Toronto',
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
});

/** 1 234,50 $ and, for a foreign dollar, 1 234,50 $ US. */
const frenchPrice = /\d{1,3}(?:\u00a0\d{3})*,\d{2}\u00a0\$/;
/** dim. 22 nov. 2026, 19 h 30 */
const frenchTime = /(lun|mar|mer|jeu|ven|sam|dim)\. \d{1,2} [a-zéû]+\.? \d{4},? .*\d{1,2}\sh(\s\d{2})?/;

/** A sheet opens from the bottom and is as wide as the phone. */
async function expectSheet(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 375, page.viewportSize()?.height]);
}

async function signUp(page: Page): Promise<string> {
  const emailAddress = newAddress();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'S’inscrire par courriel' }).tap();
  await dialog.getByLabel('Courriel').fill(emailAddress);
  await dialog.getByLabel('Nouveau mot de passe').fill(person.password);
  await expect(dialog.getByLabel('Pays')).toHaveValue('CA');
  await dialog.getByLabel('Code postal').fill(person.postalCode);
  await dialog.getByRole('button', { name: 'Suivant' }).tap();
  await dialog.getByLabel('Prénom').fill(person.firstName);
  await dialog.getByLabel('Nom', { exact: true }).fill(person.lastName);
  await dialog.getByLabel('Mois').fill(person.birth.month);
  await dialog.getByLabel('Année').fill(person.birth.year);
  await dialog.getByRole('radio', { name: 'Femme' }).tap();
  await dialog.getByRole('checkbox').tap();
  return emailAddress;
}

test('achète en français, du pouce, sur un téléphone [I4.08, I4.20, I5.06, I9.06]', async ({
  page,
  site,
  mail,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const event = await pickEvent(site, hasSeats);
  const english = englishOnly();
  const expectGood = async (): Promise<void> => {
    await expectFrenchPhonePage(page, english);
    await expectAccessible(page);
  };
  const dialog = page.getByRole('dialog');

  await test.step('découvrir', async () => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Trouvez votre prochaine sortie' }),
    ).toBeVisible();
    await page.getByRole('searchbox').fill(event.shortName);
    const card = page.getByRole('link', { name: event.shortName, exact: true }).first();
    await expect(card).toBeVisible();
    await expectGood();
    await card.tap();
  });

  await test.step('choisir', async () => {
    await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
    await expect(page.getByText(frenchTime).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Trouver les 2 meilleures/ })
      .first()
      .tap();
    await expect(page.getByRole('button', { name: /^Retirer Section/ })).toHaveCount(2);
    await expect(page.getByText(frenchPrice).first()).toBeVisible();
    await expectGood();
    const offer = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Trouver les 2/ }) });
    await offer.getByRole('button', { expanded: false }).first().tap();
    await expect(page.getByRole('list', { name: 'Places par section' })).toBeVisible();
    await expectGood();
    await page.getByRole('button', { name: 'Continuer', exact: true }).tap();
  });

  const emailAddress = await test.step('créer un compte', async () => {
    await expectSheet(page, dialog);
    await expectGood();
    const address = await signUp(page);
    await expectGood();
    await dialog.getByRole('button', { name: 'Créer le compte' }).tap();
    return address;
  });

  await test.step('confirmer le courriel', async () => {
    await expect(dialog.getByText(emailAddress)).toBeVisible();
    await expectSheet(page, dialog);
    await expectGood();
    const [letter] = await mail.mailsTo(emailAddress);
    expect(letter?.locale).toBe('fr-CA');
    await dialog.getByLabel('Code reçu par courriel').fill(await mail.codeTo(emailAddress));
    await dialog.getByRole('button', { name: 'Confirmer' }).tap();
  });

  await test.step('payer', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement' })).toBeVisible({ timeout: 30_000 });
    const fields = page.frameLocator('iframe[title="Renseignements de la carte"]');
    await fields.locator('input[autocomplete="cc-number"]').fill('4242424242424242');
    await expectGood();
    await fields.locator('input[autocomplete="cc-exp"]').fill('12/34');
    await fields.locator('input[autocomplete="cc-csc"]').fill(card.cvc);
    await fields.locator('input[autocomplete="cc-name"]').fill(card.nameOnCard);
    await expectGood();
    const pay = page.getByRole('button', { name: /^Payer / });
    await expect(pay).toHaveText(new RegExp(`^Payer ${frenchPrice.source}`));
    await pay.tap();
  });

  await test.step('recevoir', async () => {
    await expect(page).toHaveURL(/\/receipt\?/, { timeout: 30_000 });
    await expect(page.getByText(event.shortName).first()).toBeVisible();
    await expect(page.getByText(frenchPrice).first()).toBeVisible();
    await expectGood();
    await page.getByRole('link', { name: /^Voir mes/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: event.shortName })).toBeVisible();
    await expectGood();
    await page.getByRole('button', { name: 'À présenter à l’entrée' }).first().tap();
    await expect(page.locator('[data-entry-code]')).toBeVisible();
    await expectSheet(page, dialog);
    await expectGood();
  });
});
