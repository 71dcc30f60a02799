import { isLocale, type Locale } from '@foyer/contract';
import { createSafeStorage } from '@foyer/util';
import type { OAuthArrival, OAuthAttempt } from '../../model/oauthArrival.ts';

/** Storage of the tab: an attempt belongs to one tab. */
const storage = createSafeStorage(() => window.sessionStorage);
const key = 'foyer.oauth';
const carriedKey = 'foyer.oauth.carried';

/** Attempt that leaves the page, with the page to return to. */
export interface KeptAttempt extends OAuthAttempt {
  returnTo: string;
  /** Locale prefix of the page's address, which the provider doesn't carry [I2.01]. */
  locale?: Locale;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is KeptAttempt =>
  isObject(value) &&
  ['type', 'state', 'redirectUrl', 'browserKey', 'returnTo'].every(
    (name) => typeof value[name] === 'string',
  ) &&
  (value.locale === undefined || isLocale(value.locale));

/** Stores the attempt before the page navigates away; one at a time. */
export const keepAttempt = (attempt: KeptAttempt): void => storage.setItem(key, JSON.stringify(attempt));

/** Takes the attempt with this state, and removes it. */
export function takeAttempt(state: string): KeptAttempt | undefined {
  const text = storage.getItem(key);
  if (text === null || state === '') return undefined;
  try {
    const attempt: unknown = JSON.parse(text);
    if (!isKept(attempt) || attempt.state !== state) return undefined;
    storage.removeItem(key);
    return attempt;
  } catch {
    return undefined;
  }
}

/** Attempt with its answer. */
export interface CarriedArrival {
  attempt: KeptAttempt;
  arrival: OAuthArrival;
}

const isCarried = (value: unknown): value is CarriedArrival =>
  isObject(value) &&
  isKept(value.attempt) &&
  isObject(value.arrival) &&
  typeof value.arrival.state === 'string';

/** Carries an answer over to the page in the attempt's locale, outside the address [AZ-13]. */
export const carryArrival = (carried: CarriedArrival): void =>
  storage.setItem(carriedKey, JSON.stringify(carried));

/** Takes the carried answer, and removes it. */
export function takeCarried(): CarriedArrival | undefined {
  const text = storage.getItem(carriedKey);
  if (text === null) return undefined;
  storage.removeItem(carriedKey);
  try {
    const carried: unknown = JSON.parse(text);
    return isCarried(carried) ? carried : undefined;
  } catch {
    return undefined;
  }
}
