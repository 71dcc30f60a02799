import type { Locator, Page } from '@playwright/test';
import { person } from './canaries.ts';
import type { Say } from '../pages/wording.ts';

/** Steps of signing in, as a page or in a dialog, in the locale of `say`. */
export interface AuthenticationSteps {
  field: (key: string) => Locator;
  press: (key: string) => Promise<void>;
  /** Chooses e-mail from the list of sign-in methods, if there is a list [I4.01]. */
  byEmail: (way: 'logIn' | 'signUp') => Promise<void>;
  logIn: (emailAddress: string, password: string) => Promise<void>;
  /** Completes the first step of signing up. */
  credentials: (emailAddress: string, password: string) => Promise<void>;
  /** Enters name and birth date, by day, or by month as on a phone. */
  person: () => Promise<void>;
  location: () => Promise<void>;
}

export function authenticationSteps(page: Page, within: Page | Locator, say: Say): AuthenticationSteps {
  const t = (key: string): string => say('identity', key);
  const field = (key: string): Locator => within.getByLabel(t(`fields.${key}`), { exact: true });
  const button = (key: string): Locator => within.getByRole('button', { name: t(key), exact: true });
  const press = (key: string): Promise<void> => button(key).click();
  const location = async (): Promise<void> => {
    await field('country').selectOption('CA');
    await field('postalCode').fill(person.postalCode);
  };
  return {
    field,
    press,
    location,
    byEmail: async (way) => {
      const list = button('oauth.signUpByEmail');
      await list.or(field('emailAddress')).waitFor();
      if (await list.isVisible()) await press(way === 'logIn' ? 'signUp.logIn' : 'oauth.signUpByEmail');
    },
    logIn: async (emailAddress, password) => {
      await field('emailAddress').fill(emailAddress);
      await field('password').fill(password);
      await press('logIn.submit');
    },
    credentials: async (emailAddress, password) => {
      await field('emailAddress').fill(emailAddress);
      await field('newPassword').fill(password);
      await location();
      await press('signUp.next');
    },
    person: async () => {
      await field('firstName').fill(person.firstName);
      await field('lastName').fill(person.lastName);
      await within.getByLabel(/^(Month|Mois)$/).fill(person.birth.month);
      if ((page.viewportSize()?.width ?? 0) >= 768)
        await within.getByLabel(/^(Day|Jour)$/).fill(person.birth.day);
      await within.getByLabel(/^(Year|Année)$/).fill(person.birth.year);
      await within.getByRole('radio', { name: t('gender.FEMALE') }).check();
    },
  };
}
