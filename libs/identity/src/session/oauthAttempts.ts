import { isLocale, type Locale } from '@foyer/contract';
import { createSafeStorage } from '@foyer/util';
import type { OAuthArrival, OAuthAttempt } from '../model/oauthArrival.ts';

/** Lives as long as the tab: the way to a provider and back is one of this tab. */
const storage = createSafeStorage(() => window.sessionStorage);
const key = 'foyer.oauth';
const carriedKey = 'foyer.oauth.carried';

/** A way that leaves the page, and to which page it leads back. */
export interface KeptAttempt extends OAuthAttempt {
  returnTo: string;
  /** The language that its address began with, which no provider knows of [I2.01]. */
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

/** Keeps the way that is about to leave this page; there is one at a time. */
export const keepAttempt = (attempt: KeptAttempt): void => storage.setItem(key, JSON.stringify(attempt));

/** The way that this tab began with this state; it is forgotten by being taken. */
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

/** A way and what it brought. */
export interface CarriedArrival {
  attempt: KeptAttempt;
  arrival: OAuthArrival;
}

const isCarried = (value: unknown): value is CarriedArrival =>
  isObject(value) &&
  isKept(value.attempt) &&
  isObject(value.arrival) &&
  typeof value.arrival.state === 'string';

/** Takes an arrival over to the same page under the language of the way: beside the address, not in it [AZ-13]. */
export const carryArrival = (carried: CarriedArrival): void =>
  storage.setItem(carriedKey, JSON.stringify(carried));

/** What was carried here; it is forgotten by being taken. */
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
