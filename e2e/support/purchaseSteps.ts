import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { card, newAddress, person } from './canaries.ts';
import type { FanAccount } from './fanAccount.ts';

/** A page, or the frame in which the widget stands. */
export type Screen = Page | FrameLocator;

/** Lets the server find the best seats under the filters as they are. */
export async function takeBestSeats(screen: Screen): Promise<void> {
  await screen
    .getByRole('button', { name: /^Find the best 2 seats|^Trouver les 2 meilleures/ })
    .first()
    .click();
  await expect(screen.getByRole('button', { name: /^(Remove|Retirer) Section/ })).toHaveCount(2);
}

const byEmail = {
  signUp: /^(Sign up with email|S’inscrire par courriel)$/,
  logIn: /^(I already have an account|J’ai déjà un compte)$/,
};

/** Past the list of the ways in to the one by email; in a frame there is no list [I4.01]. */
async function chooseEmail(screen: Screen, way: keyof typeof byEmail): Promise<void> {
  const dialog = screen.getByRole('dialog');
  const inList = dialog.getByRole('button', { name: byEmail.signUp });
  await inList.or(dialog.getByLabel(/^(Email|Courriel)$/)).waitFor();
  if (await inList.isVisible()) await dialog.getByRole('button', { name: byEmail[way] }).click();
}

/** Goes through both steps of signing up; returns the address. */
export async function signUpInOverlay(screen: Screen): Promise<string> {
  const emailAddress = newAddress();
  const dialog = screen.getByRole('dialog');
  await chooseEmail(screen, 'signUp');
  await dialog.getByLabel('Email').fill(emailAddress);
  await dialog.getByLabel('New password').fill(person.password);
  await dialog.getByLabel('Country').selectOption('CA');
  await dialog.getByLabel('Postal code').fill(person.postalCode);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('Month').fill(person.birth.month);
  await dialog.getByLabel('Day').fill(person.birth.day);
  await dialog.getByLabel('Year').fill(person.birth.year);
  await dialog.getByRole('radio', { name: 'Woman' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  return emailAddress;
}

/** Logs in with an account, from the sign-up step that the overlay opens with. */
export async function logInInOverlay(screen: Screen, account: FanAccount): Promise<void> {
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: byEmail.logIn }).click();
  await logIn(screen, account);
}

/** Fills the step of the overlay that logs in. */
export async function logIn(screen: Screen, { emailAddress, password }: FanAccount): Promise<void> {
  const dialog = screen.getByRole('dialog');
  await chooseEmail(screen, 'logIn');
  await dialog.getByLabel(/^(Email|Courriel)$/).fill(emailAddress);
  await dialog.getByLabel(/^(Password|Mot de passe)$/).fill(password);
  await dialog.getByRole('button', { name: /^(Log in|Se connecter)$/ }).click();
}

/** Puts a card into the hosted fields and chooses it. */
export async function fillCard(screen: Screen, number: string): Promise<void> {
  const fields = screen.frameLocator(
    'iframe[title="Card details"], iframe[title="Renseignements de la carte"]',
  );
  await fields.locator('input[autocomplete="cc-number"]').fill(number);
  await fields.locator('input[autocomplete="cc-exp"]').fill('12/34');
  await fields.locator('input[autocomplete="cc-csc"]').fill(card.cvc);
  await fields.locator('input[autocomplete="cc-name"]').fill(card.nameOnCard);
  const use = screen.getByRole('button', { name: /^(Use this card|Utiliser cette carte)$/ });
  // A browser finds what a press hits in a frame of another process from the last picture. Nobody can press faster than
  // that, but a click that scrolls by itself can: so the scrolling comes first.
  await use.scrollIntoViewIfNeeded();
  await use.click();
  await expect(screen.getByRole('radio', { name: new RegExp(number.slice(-4)) })).toBeChecked();
}

export const payButton = (screen: Screen): Locator => screen.getByRole('button', { name: /^(Pay|Payer) / });

export async function expectCheckout(screen: Screen): Promise<void> {
  await expect(screen.getByRole('heading', { level: 1, name: /^(Checkout|Paiement)$/ })).toBeVisible({
    timeout: 30_000,
  });
}

export async function expectReceipt(screen: Screen): Promise<void> {
  await expect(screen.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
}

/** What is picked is wanted. */
export async function goOn(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: /^(Continue|Continuer)$/ }).click();
}

/** Goes on with what is picked, and in with an account that may pay. */
export async function checkOutAs(screen: Screen, account: FanAccount): Promise<void> {
  await goOn(screen);
  await logInInOverlay(screen, account);
  await expectCheckout(screen);
}

/** From an event to its checkout: the best seats, and the way in with an account that may pay. */
export async function buySeatsAs(screen: Screen, account: FanAccount): Promise<void> {
  await takeBestSeats(screen);
  await checkOutAs(screen, account);
}

/** Pays with a card that is typed in. */
export async function payWith(screen: Screen, number: string): Promise<void> {
  await fillCard(screen, number);
  await payButton(screen).click();
}
