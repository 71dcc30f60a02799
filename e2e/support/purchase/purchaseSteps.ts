import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { card, newAddress, person } from '../people/canaries.ts';
import type { FanAccount } from '../people/fanAccount.ts';
import { signIn } from '../people/signIn.ts';
import type { SampleEvent } from './pickEvent.ts';

/** Page, frame of the widget, or part of either. */
export type Screen = Page | FrameLocator | Locator;

/** Lets the server find the best seats under the current filters. */
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

/** Chooses e-mail from the list of sign-in methods; a frame shows no list [I4.01]. */
async function chooseEmail(screen: Screen, way: keyof typeof byEmail): Promise<void> {
  const dialog = screen.getByRole('dialog');
  const inList = dialog.getByRole('button', { name: byEmail.signUp });
  await inList.or(dialog.getByLabel(/^(Email|Courriel)$/)).waitFor();
  if (await inList.isVisible()) await dialog.getByRole('button', { name: byEmail[way] }).click();
}

/** Completes both steps of signing up; returns the address. */
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

/** Logs in with an account; pages of one's own open the log-in form, a purchase opens the sign-up. */
export async function logInInOverlay(screen: Screen, account: FanAccount): Promise<void> {
  const dialog = screen.getByRole('dialog');
  const onSignUp = dialog.getByRole('button', { name: byEmail.logIn });
  await onSignUp.or(dialog.getByLabel(/^(Password|Mot de passe)$/)).waitFor();
  if (await onSignUp.isVisible()) await onSignUp.click();
  await logIn(screen, account);
}

/** Fills in the log-in step of the overlay. */
export async function logIn(screen: Screen, { emailAddress, password }: FanAccount): Promise<void> {
  const dialog = screen.getByRole('dialog');
  await chooseEmail(screen, 'logIn');
  await dialog.getByLabel(/^(Email|Courriel)$/).fill(emailAddress);
  await dialog.getByLabel(/^(Password|Mot de passe)$/).fill(password);
  await dialog.getByRole('button', { name: /^(Log in|Se connecter)$/ }).click();
}

/** Types a card into the hosted fields; Pay uses it. */
export async function fillCard(screen: Screen, number: string): Promise<void> {
  const fields = screen.frameLocator(
    'iframe[title="Card details"], iframe[title="Renseignements de la carte"]',
  );
  await fields.locator('input[autocomplete="cc-number"]').fill(number);
  await fields.locator('input[autocomplete="cc-exp"]').fill('12/34');
  await fields.locator('input[autocomplete="cc-csc"]').fill(card.cvc);
  await fields.locator('input[autocomplete="cc-name"]').fill(card.nameOnCard);
}

export const payButton = (screen: Screen): Locator =>
  screen.getByRole('button', { name: /^(Pay|Payer) .*\d/ });

export async function expectCheckout(screen: Screen): Promise<void> {
  await expect(screen.getByRole('heading', { level: 1, name: /^(Checkout|Paiement)$/ })).toBeVisible({
    timeout: 30_000,
  });
}

export async function expectReceipt(screen: Screen): Promise<void> {
  await expect(screen.getByRole('heading', { level: 1, name: /You’re in/ })).toBeVisible({ timeout: 30_000 });
}

/** Continues with the picked items. */
export async function goOn(screen: Screen): Promise<void> {
  await screen.getByRole('button', { name: /^(Continue|Continuer)$/ }).click();
}

/** Continues with the picked items, and logs in with an account that can pay. */
export async function checkOutAs(screen: Screen, account: FanAccount): Promise<void> {
  await goOn(screen);
  await logInInOverlay(screen, account);
  await expectCheckout(screen);
}

/** Goes from an event to its checkout: takes the best seats, and logs in with an account that can pay. */
export async function buySeatsAs(screen: Screen, account: FanAccount): Promise<void> {
  await takeBestSeats(screen);
  await checkOutAs(screen, account);
}

/** Opens the checkout of an event's best seats, signed in without screens. */
export async function openCheckout(page: Page, account: FanAccount, event: SampleEvent): Promise<void> {
  await signIn(page, account);
  await page.goto(`/events/${event.eventId}`);
  await takeBestSeats(page);
  await goOn(page);
  await expectCheckout(page);
}

/** Pays with a new card. */
export async function payWith(screen: Screen, number: string): Promise<void> {
  await fillCard(screen, number);
  await payButton(screen).click();
}

/** Opens the payment for a refused win, and the form of a new card above it; returns that form [C4.26]. */
export async function openNewCard(screen: Screen): Promise<Locator> {
  await payButton(screen).click();
  const payment = screen.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('radio', { name: 'Another card' }).check();
  await payment.getByRole('button', { name: 'Add a card' }).click();
  const newCard = screen.getByRole('dialog', { name: 'New card' });
  await newCard.waitFor();
  return newCard;
}
