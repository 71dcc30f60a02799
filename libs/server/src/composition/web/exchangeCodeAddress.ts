import { isLocalPath } from '@foyer/util';

/** Query parameter of a frame's URL that carries an exchange code [I6.09]. */
const name = 'exchangeCode';
const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{40,900}$/.test(text);

/**
 * Builds the redirect target of a frame's URL with an exchange code: the same page with the code in the fragment, which
 * browsers never send. So the code has left the URL before the page loads its first file, and is in no Referer and no
 * log [AZ-13].
 * @returns undefined if the URL has no code
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
