const name = 'exchangeCode';

type Page = Pick<Window, 'location' | 'history' | 'parent'>;

/**
 * Takes the session code from the fragment, where the server put it, and removes it from address and history. A page
 * outside a frame ignores it, so that a stranger's link logs no one in [I6.09, AZ-13].
 */
export function takeExchangeCode(page: Page = window): string | undefined {
  const { pathname, search, hash } = page.location;
  const code = new URLSearchParams(hash.slice(1)).get(name);
  if (code === null) return undefined;
  page.history.replaceState(page.history.state, '', `${pathname}${search}`);
  return page.parent === (page as Window) ? undefined : code;
}
