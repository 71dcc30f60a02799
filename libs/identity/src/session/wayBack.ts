import { isLocale, supportedLocales, type Locale } from '@foyer/contract';
import { createSafeStorage, isLocalPath } from '@foyer/util';

/** Storage of the tab: survives a reload and a provider's page. */
const storage = createSafeStorage(() => window.sessionStorage);
const key = 'foyer.wayBack';

/** Remembers the requested page with its query, to return to after log-in [I2.19]. */
export const rememberWayBack = (path: string): void => storage.setItem(key, path);

export const forgetWayBack = (): void => storage.removeItem(key);

/** Returns the remembered page, if any; always one of this site. */
export function rememberedWayBack(): string | undefined {
  const path = storage.getItem(key);
  return path !== null && isLocalPath(path) ? path : undefined;
}

const prefix = new RegExp(`^/(?:${supportedLocales.join('|')})(?=/|$)`);
/** Returns the locale prefix of an address [I2.01]. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : undefined;
}
/** Returns the router's path, without the locale prefix [I2.01]. */
export const withoutLocale = (pathname: string): string => pathname.replace(prefix, '') || '/';

const wayIn = /^\/(?:authentication|completeAccount|logout|resetPassword|verifyEmail)(?:\/|$)/;

/**
 * Returns the return address for a link in a mail: the requested page, or the current one, without locale prefix.
 * Authentication pages are never returned to, least of all with a secret in the address.
 */
export function wayBack({ pathname, search }: Location = window.location): string | undefined {
  const remembered = rememberedWayBack();
  if (remembered !== undefined) return remembered;
  const path = withoutLocale(pathname);
  if (!wayIn.test(path)) return `${path}${search}`;
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  return isLocalPath(wanted) ? wanted : undefined;
}
