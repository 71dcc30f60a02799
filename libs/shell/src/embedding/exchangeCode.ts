const name = 'exchangeCode';

type Page = Pick<Window, 'location' | 'history' | 'parent'>;

/**
 * Takes the code out of the address, where the server put it behind the `#`; from then on it is in no history either.
 * A page that nobody frames takes none: a link of somebody else signs nobody in [I6.09, AZ-13].
 */
export function takeExchangeCode(page: Page = window): string | undefined {
  const { pathname, search, hash } = page.location;
  const code = new URLSearchParams(hash.slice(1)).get(name);
  if (code === null) return undefined;
  page.history.replaceState(page.history.state, '', `${pathname}${search}`);
  return page.parent === (page as Window) ? undefined : code;
}
