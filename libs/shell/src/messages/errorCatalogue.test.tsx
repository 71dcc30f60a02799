import { readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { screen } from '@testing-library/react';
import { errorStatus, supportedLocales, type ErrorCode } from '@foyer/contract';
import { callFoyer, createFoyerClient, errorText, type FoyerError } from '@foyer/api-client';
import { renderFeature, textsIn } from '@foyer/testing';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { shellSettings } from '../testing/shellSettings.ts';

const call = { method: 'GET', path: '/geoData/public/cities' } as const;
const refused = (status: number, body: object | string = '') =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const never = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

const told = { unauthorized: jest.fn(), notAcceptable: jest.fn() };
/** Returns the error of a call against this server behaviour. */
async function errorOf(fetch: typeof globalThis.fetch): Promise<FoyerError> {
  const client = createFoyerClient({
    baseUrl: 'http://foyer.test/api',
    fetch,
    timeoutMs: 30,
    onUnauthorized: told.unauthorized,
    onNotAcceptable: told.notAcceptable,
  });
  const result = await callFoyer(client, call, new AbortController().signal);
  return 'error' in result ? result.error : { kind: 'unknown', status: 0 };
}

function wordsIn(locale: string) {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    ns: ['shell'],
    resources: { [locale]: textsIn(locale, ['shell']) },
    initAsync: false,
  });
  // The namespace of a feature, which has no text of a common error.
  return instance.getFixedT(locale, 'cart');
}

interface Produced {
  how: string;
  fetch: typeof globalThis.fetch;
  /** Text of the catalogue entry. */
  says: string;
  key: string;
}

/** Entries of the generic catalogue, with what produces them. */
const produced: Produced[] = [
  {
    how: 'a 4xx without a message',
    fetch: () => refused(418),
    says: 'The request was rejected by the server. If it keeps happening, contact us.',
    key: 'rejected',
  },
  {
    how: 'a 5xx without a message',
    fetch: () => refused(503, '<html>'),
    says: 'An error occurred on the server. Please try again.',
    key: 'server',
  },
  {
    how: 'a lost network',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    says: 'Unable to reach the server. Check your connection and try again.',
    key: 'unreachable',
  },
  {
    how: 'no answer in time',
    fetch: never,
    says: 'Unable to reach the server in a timely manner. Please try again.',
    key: 'timeout',
  },
  {
    how: 'an unreadable answer',
    fetch: () => refused(200, '<html>'),
    says: 'An unknown error occurred. Please try again, or contact us if it keeps happening.',
    key: 'unknown',
  },
];

describe('the generic error catalogue [I8.01, I8.02]', () => {
  beforeEach(() => jest.clearAllMocks());

  it.each(produced)('says after $how: $says', async ({ fetch, says }) => {
    expect(errorText(wordsIn('en-US'), await errorOf(fetch))).toBe(says);
  });

  it.each([400, 422, 500, 503])(
    'takes the words of the server of a %d where it has some [I8.02]',
    async (status) => {
      const fetch = () => refused(status, { code: 'invalidRequest', message: 'Choose another city.' });
      expect(errorText(wordsIn('en-US'), await errorOf(fetch))).toBe('Choose another city.');
    },
  );

  it.each([...supportedLocales])('says of every error code what the server says, in %s', async (locale) => {
    const t = wordsIn(locale);
    for (const code of Object.keys(errorStatus) as ErrorCode[]) {
      const message = textOf(locale, `server.errors.${code}`);
      const error = await errorOf(() => refused(errorStatus[code], { code, message }));
      expect([code, errorText(t, error)]).toEqual([code, message]);
    }
  });

  it.each(['fr-CA', 'es-US'])('has words of its own for each in %s', async (locale) => {
    const said = await Promise.all(
      produced.map(async ({ fetch }) => errorText(wordsIn(locale), await errorOf(fetch))),
    );
    expect(new Set(said).size).toBe(produced.length);
    for (const { says } of produced) expect(said).not.toContain(says);
  });

  it('tells of a 401 and of a 406, and of nothing else [I8.03]', async () => {
    for (const status of [400, 403, 404, 409, 422, 500]) await errorOf(() => refused(status));
    expect(told.unauthorized).not.toHaveBeenCalled();
    expect(told.notAcceptable).not.toHaveBeenCalled();
    await errorOf(() => refused(401));
    expect(told.unauthorized).toHaveBeenCalledTimes(1);
    await errorOf(() => refused(406, { code: 'invalidRequest', message: 'Too old.' }));
    expect(told.notAcceptable).toHaveBeenCalledWith('Too old.');
  });
});

/** Other places of the messages: namespaces with call errors, and single texts. */
const places: Record<string, readonly string[]> = {
  'The request was rejected by the server. If it keeps happening, contact us.': ['shell.errors.rejected'],
  'An error occurred on the server. Please try again.': ['shell.errors.server'],
  'Unable to reach the server. Check your connection and try again.': ['shell.errors.unreachable'],
  'Unable to reach the server in a timely manner. Please try again.': ['shell.errors.timeout'],
  'An unknown error occurred. Please try again, or contact us if it keeps happening.': [
    'shell.errors.unknown',
  ],
  'Oops! Something went wrong.': ['shell.error.oops'],
  'There was a problem with the connection. Please try again.': ['shell.error.connection'],
  'Oops, this link seems invalid. Open it from your email again.': ['server.errors.emailLinkMalformed'],
  'We couldn’t complete the login': ['identity.oauth.failed'],
};

function textOf(locale: string, address: string): unknown {
  const [namespace = '', ...keys] = address.split('.');
  const file = path.resolve(import.meta.dirname, '../../../../locales', locale, `${namespace}.json`);
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    JSON.parse(readFileSync(file, 'utf8')),
  );
}

describe.each(Object.entries(places))('“%s” [I8.01]', (words, addresses) => {
  it.each(addresses)('is %s, in the four languages', (address) => {
    expect(textOf('en-US', address)).toBe(words);
    const said = supportedLocales.map((locale) => textOf(locale, address));
    for (const text of said) expect(typeof text === 'string' && text.length > 5).toBe(true);
    expect(textOf('fr-CA', address)).not.toBe(words);
    expect(textOf('es-US', address)).not.toBe(words);
    expect(textOf('fr-CA', address)).not.toBe(textOf('es-US', address));
  });
});

describe('a part of a page that does not come', () => {
  const Missing = (): never => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  };
  const Broken = (): never => {
    throw new Error('broken');
  };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      'is a problem with the connection',
      <Missing key="m" />,
      'There was a problem with the connection. Please try again.',
    ],
    ['is told from a page that is broken', <Broken key="b" />, /^Please try again/],
  ])('%s [I8.01, I2.01]', async (_name, page, words) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    // Simulates that the one reload has happened.
    jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(String(Number.MAX_SAFE_INTEGER));
    renderFeature(
      <ErrorBoundary resetKey="a" onError={() => undefined}>
        {page}
      </ErrorBoundary>,
      shellSettings(),
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Sorry, something went wrong.')).toBeVisible();
  });
});
