const analyticsName = /^_ga/;

/** `www.foyer.example` is under `.foyer.example` and `.example`, and each may have been given the cookie. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const suffixes = labels.map((_label, index) => labels.slice(index).join('.'));
  return ['', ...suffixes.flatMap((suffix) => [suffix, `.${suffix}`])];
}

/** `/events/1` is under `/events`, with and without a slash at its end, and under `/`. */
function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  const under = segments.flatMap((_segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  return ['/', ...under];
}

/**
 * Takes away every cookie whose name begins with `_ga`, on every domain and path on which this page could see one [I4.17]:
 * a page is not told on which of them a cookie lies.
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
