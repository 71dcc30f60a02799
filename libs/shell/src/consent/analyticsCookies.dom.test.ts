import { removeAnalyticsCookies } from './analyticsCookies.ts';

/** Document with these cookies that records writes. */
function pageWith(cookie: string) {
  const written: string[] = [];
  const page = Object.defineProperty({}, 'cookie', {
    get: () => cookie,
    set: (value: string) => void written.push(value),
  }) as { cookie: string };
  return { page, written };
}
const at = { hostname: 'www.tickets.example', pathname: '/events/aurora' };

describe('a denial [I4.17, PV-02]', () => {
  it('takes every cookie whose name begins with _ga, and no other', () => {
    const { page, written } = pageWith('_ga=1; userLocale=fr-CA; _ga_ABC=2; _gat=3; x_ga=4; _g=5');
    removeAnalyticsCookies(page, at);
    const names = new Set(written.map((each) => each.split('=')[0]));
    expect([...names]).toEqual(['_ga', '_ga_ABC', '_gat']);
    expect(written.every((each) => each.includes('=; Max-Age=0'))).toBe(true);
  });

  it('takes them on every domain and path on which the page can see one', () => {
    const { page, written } = pageWith('_ga=1');
    removeAnalyticsCookies(page, at);
    const places = written.map((each) => {
      const [, path, domain] = /path=([^;]+)(?:; domain=(.+))?$/.exec(each)!;
      return `${domain ?? 'own'} ${path}`;
    });
    const domains = [
      'own',
      ...['www.tickets.example', 'tickets.example', 'example'].flatMap((name) => [name, `.${name}`]),
    ];
    const paths = ['/', '/events', '/events/', '/events/aurora', '/events/aurora/'];
    expect(new Set(places)).toEqual(
      new Set(domains.flatMap((domain) => paths.map((path) => `${domain} ${path}`))),
    );
  });

  it('takes them from a browser', () => {
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_SANDBOX=2; path=/';
    document.cookie = 'kept=1; path=/';
    removeAnalyticsCookies(document, window.location);
    expect(document.cookie).toBe('kept=1');
  });
});
