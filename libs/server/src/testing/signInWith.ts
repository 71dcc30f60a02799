import type { AuthenticatorType, ThirdPartyLoginRequest, ThirdPartyLoginStart } from '@foyer/contract';
import type { TestServer } from './testServer.ts';

/** Choice at the sandbox's provider: a listed person, a new one, or a refusal. */
export type Choice =
  | { subject: string }
  | { emailAddress: string; firstName?: string; lastName?: string; isEmailVerified?: 'on' }
  | { refuse: 'yes' };

/** Creates a headless browser that keeps cookies and follows redirects within the provider. */
function createVisitor(server: TestServer) {
  const jar = new Map<string, { value: string; path: string }>();
  const request = async (url: URL, form?: Record<string, string>) => {
    const cookies = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const answer = await server.inject({
      method: form ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        cookie: cookies.join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value, path } of answer.cookies) jar.set(name, { value, path: path ?? '/' });
    return answer;
  };
  const isAtProvider = (url: URL) => url.pathname.startsWith('/sandbox/openid/');
  /** Follows redirects until the provider shows a page or sends the visitor back. */
  const follow = async (start: URL, form?: Record<string, string>) => {
    let url = start;
    let answer = await request(url, form);
    while (answer.headers.location !== undefined) {
      url = new URL(String(answer.headers.location), url);
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

/** Visits the provider and chooses; returns the URL at which the visitor arrives back at our page. */
export async function visitProvider(
  server: TestServer,
  { authorizationUrl }: Pick<ThirdPartyLoginStart, 'authorizationUrl'>,
  choice: Choice,
): Promise<URL> {
  const visitor = createVisitor(server);
  const { url: chooser, answer: page } = await visitor.follow(new URL(authorizationUrl));
  if (page.statusCode !== 200) throw new Error(`The provider answers ${page.statusCode}: ${page.body}`);
  const { url, answer } = await visitor.follow(chooser, choice as Record<string, string>);
  if (!answer.body.includes('<form method="post"')) return url;
  // Apple's page posts a form to the server, which redirects the visitor.
  const action = new URL(/action="([^"]+)"/.exec(answer.body)?.[1] ?? '', url);
  const posted = await visitor.request(action, fieldsOf(answer.body));
  return new URL(String(posted.headers.location), action);
}

/** Builds the request that our page sends from the URL at which it was opened. */
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

/** Runs the whole sign-in: begin, choose, return. Returns the final request, not sent yet. */
export async function comeBackFrom(
  server: TestServer,
  type: AuthenticatorType,
  choice: Choice,
  options: { returnTo?: string; host?: string } = {},
): Promise<ThirdPartyLoginRequest> {
  const { returnTo, host } = options;
  const start = await server.call('startThirdPartyLogin', {
    body: { authenticatorType: type, ...(returnTo === undefined ? {} : { returnTo }) },
    ...(host === undefined ? {} : { host }),
  });
  if (start.status !== 200) throw new Error(`startThirdPartyLogin answered ${start.text}`);
  return readArrival(type, start.body, await visitProvider(server, start.body, choice));
}

let serial = 0;

/** Returns an unused email address. */
export const freshAddress = (): string => `typed${(serial += 1)}@foyer.example`;
