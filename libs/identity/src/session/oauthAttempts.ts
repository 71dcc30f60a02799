import { createSafeStorage } from '@foyer/util';
import type { OAuthAttempt } from '../model/oauthArrival.ts';

/** Lives as long as the tab: the way to a provider and back is one of this tab. */
const storage = createSafeStorage(() => window.sessionStorage);
const key = 'foyer.oauth';

/** A way that leaves the page, and to which page it leads back. */
export interface KeptAttempt extends OAuthAttempt {
  returnTo: string;
}

const isKept = (value: unknown): value is KeptAttempt =>
  typeof value === 'object' &&
  value !== null &&
  ['type', 'state', 'redirectUrl', 'browserKey', 'returnTo'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

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
