import type { AuthenticatorType, ThirdPartyLoginRequest, ThirdPartyLoginStart } from '@foyer/contract';
import type { HttpAnswer, Transport } from '../http/transport.ts';

/** Choice at the sandbox's provider: a listed person, a new one, or a refusal. */
export type ProviderChoice =
  | { subject: string }
  | { emailAddress: string; firstName?: string; lastName?: string; isEmailVerified?: 'on' }
  | { refuse: 'yes' };

interface Cookie {
  name: string;
  value: string;
  path: string;
}

function readCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const path = attributes.find((part) => /^path=/i.test(part))?.slice('path='.length) ?? '/';
  return { name: pair.slice(0, at), value: pair.slice(at + 1), path };
}

const locationOf = ({ headers }: HttpAnswer): string | undefined =>
  headers['location'] === undefined ? undefined : String(headers['location']);

/** Creates a headless browser that keeps cookies and follows redirects within the provider. */
function createVisitor(send: Transport) {
  const jar = new Map<string, Cookie>();
  const request = async (url: URL, form?: Record<string, string>): Promise<HttpAnswer> => {
    const cookies = [...jar.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`);
    const answer = await send({
      method: form ? 'POST' : 'GET',
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        cookie: cookies.join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      body: form && new URLSearchParams(form).toString(),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const cookie = readCookie(String(line));
      jar.set(cookie.name, cookie);
    }
    return answer;
  };
  const isAtProvider = (url: URL) => url.pathname.startsWith('/sandbox/openid/');
  /** Follows redirects until the provider shows a page or sends the visitor back. */
  const follow = async (start: URL, form?: Record<string, string>) => {
    let url = start;
    let answer = await request(url, form);
    for (let location = locationOf(answer); location !== undefined; location = locationOf(answer)) {
      url = new URL(location, url);
      if (!isAtProvider(url)) return { url, answer };
      answer = await request(url);
    }
    return { url, answer };
  };
  return { request, follow };
}

const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );

/** Visits the sandbox's provider and chooses; returns the URL at which the visitor arrives back at the site. */
export async function visitProvider(
  send: Transport,
  { authorizationUrl }: Pick<ThirdPartyLoginStart, 'authorizationUrl'>,
  choice: ProviderChoice,
): Promise<URL> {
  const visitor = createVisitor(send);
  const { url: chooser, answer: page } = await visitor.follow(new URL(authorizationUrl));
  if (page.status !== 200) throw new Error(`The provider answers ${page.status}: ${page.text}`);
  const { url, answer } = await visitor.follow(chooser, choice);
  if (!answer.text.includes('<form method="post"')) return url;
  // Apple's page posts a form to the server, which redirects the visitor.
  const action = new URL(/action="([^"]+)"/.exec(answer.text)?.[1] ?? '', url);
  const posted = await visitor.request(action, fieldsOf(answer.text));
  return new URL(String(posted.headers['location']), action);
}

/** Builds the request that the site sends from the URL at which it was opened. */
export function readArrival(
  type: AuthenticatorType,
  start: ThirdPartyLoginStart,
  arrival: URL,
): ThirdPartyLoginRequest {
  const names = new URLSearchParams(arrival.hash.slice(1));
  const issuer = arrival.searchParams.get('iss');
  const [firstName, lastName] = [names.get('firstName'), names.get('lastName')];
  return {
    authToken: arrival.searchParams.get('code') ?? '',
    authenticatorType: type,
    redirectUrl: start.redirectUrl,
    state: arrival.searchParams.get('state') ?? '',
    browserKey: start.browserKey,
    ...(issuer === null ? {} : { issuer }),
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
  };
}
