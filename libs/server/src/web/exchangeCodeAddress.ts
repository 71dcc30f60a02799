import { isLocalPath } from '@foyer/util';

/** The query of a frame's address that brings an exchange code [I6.09]. */
const name = 'exchangeCode';
const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{40,900}$/.test(text);

/**
 * Where a frame goes on whose address brought a code: to the same page with the code behind the `#`, which no browser sends
 * to anybody. So it is out of the address before the page asks for its first file, and in no Referer and no log [AZ-13].
 * @returns nothing where the address brought none
 */
export function addressWithoutCode(url: URL): string | undefined {
  const code = url.searchParams.get(name);
  if (code === null) return undefined;
  const kept = new URLSearchParams(url.searchParams);
  kept.delete(name);
  const query = kept.size > 0 ? `?${kept.toString()}` : '';
  const path = `${url.pathname}${query}`;
  return `${isLocalPath(path) ? path : '/'}${isCode(code) ? `#${name}=${code}` : ''}`;
}
