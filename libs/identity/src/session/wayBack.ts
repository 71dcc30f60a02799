import { isLocale, supportedLocales, type Locale } from '@foyer/contract';
import { createSafeStorage, isLocalPath } from '@foyer/util';

/** Lives as long as the tab: a reload and a way over a provider's page lose nothing. */
const storage = createSafeStorage(() => window.sessionStorage);
const key = 'foyer.wayBack';

/** Remembers the page that somebody wanted, its query too, for after they are in [I2.19]. */
export const rememberWayBack = (path: string): void => storage.setItem(key, path);

export const forgetWayBack = (): void => storage.removeItem(key);

/** The page that was wanted, if one is remembered; only ever one of this site. */
export function rememberedWayBack(): string | undefined {
  const path = storage.getItem(key);
  return path !== null && isLocalPath(path) ? path : undefined;
}

const prefix = new RegExp(`^/(?:${supportedLocales.join('|')})(?=/|$)`);
/** The language that an address begins with [I2.01]. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : undefined;
}
/** A path as the router has it, without the language that an address may begin with [I2.01]. */
export const withoutLocale = (pathname: string): string => pathname.replace(prefix, '') || '/';

const wayIn = /^\/(?:authentication|completeAccount|logout|resetPassword|verifyEmail)(?:\/|$)/;

/**
 * Where a link in a mail leads back to: the page that was wanted, or else this one, without the language of its address.
 * A page of the way in is none to come back to, least of all with the secret in its address.
 */
export function wayBack({ pathname, search }: Location = window.location): string | undefined {
  const remembered = rememberedWayBack();
  if (remembered !== undefined) return remembered;
  const path = withoutLocale(pathname);
  if (!wayIn.test(path)) return `${path}${search}`;
  const wanted = new URLSearchParams(search).get('returnTo') ?? '';
  return isLocalPath(wanted) ? wanted : undefined;
}
