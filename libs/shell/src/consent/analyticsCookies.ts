const analyticsName = /^_ga/;

/** Lists the domains a cookie of this host may have: `www.foyer.example` is under `.foyer.example` and `.example`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const suffixes = labels.map((_label, index) => labels.slice(index).join('.'));
  return ['', ...suffixes.flatMap((suffix) => [suffix, `.${suffix}`])];
}

/** Lists the paths a cookie of this page may have: `/events/1`, `/events` with and without slash, and `/`. */
function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  const under = segments.flatMap((_segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  return ['/', ...under];
}

/**
 * Removes all cookies whose names start with `_ga`, on every domain and path visible to this page [I4.17], because a
 * page can't read where a cookie was set.
 */
export function removeAnalyticsCookies(
  page: { cookie: string },
  { hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>,
): void {
  const names = page.cookie
    .split(';')
    .map((each) => each.split('=')[0]!.trim())
    .filter((name) => analyticsName.test(name));
  for (const name of new Set(names)) {
    for (const domain of domainsOf(hostname)) {
      for (const path of pathsOf(pathname)) {
        page.cookie = `${name}=; Max-Age=0; path=${path}${domain === '' ? '' : `; domain=${domain}`}`;
      }
    }
  }
}
