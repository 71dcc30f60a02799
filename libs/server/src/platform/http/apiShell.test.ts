import { operations, supportedLocales, type OperationId } from '@foyer/contract';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { buildServer } from '../../composition/buildServer.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import type { Caller } from './access/actor.ts';
import { failure } from './answers/failure.ts';
import type { Handlers } from './operationContext.ts';
import { mapsGuestOf } from '../gateways/maps/mapsSettings.ts';
import { createGoogleRecaptchaGateway } from '../gateways/recaptcha/googleRecaptchaGateway.ts';
import { contentSecurityPolicy } from './answers/securityHeaders.ts';

const actor = (more: Partial<Caller> = {}): Caller => ({
  userId: 'ada',
  sessionId: 's',
  isEmailVerified: true,
  isBlackListed: false,
  memberships: [],
  engagements: [],
  authenticatedAt: new Date(0),
  ...more,
});
const actors: Record<string, Caller> = {
  fan: actor(),
  unverified: actor({ isEmailVerified: false }),
  black: actor({ isBlackListed: true }),
};

let answer: () => unknown = () => ({ cities: [], attribution: 'GeoNames' });
const handlers: Partial<Handlers> = {
  searchCities: async () => answer() as never,
  getProfile: async () => answer() as never,
};
const server = useTestServer({ handlers, authenticate: async (token) => actors[token] });
afterEach(() => {
  answer = () => ({ cities: [], attribution: 'GeoNames' });
});

const search = (searchQuery: string, more: object = {}) =>
  server.call('searchCities', { query: { searchQuery }, ...more });

describe('the one error shape', () => {
  const api = (url: string) => ({ method: 'GET' as const, url });
  const login = (payload: string | Buffer, headers: Record<string, string> = {}) => ({
    method: 'POST' as const,
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json', 'api-client-sessionid': 'test-session', ...headers },
  });
  it.each([
    ['an unknown address', api('/api/nothing/here'), 404, 'notFound'],
    [
      'a field too many in the query',
      api('/api/geoData/public/cities?searchQuery=a&more=1'),
      400,
      'invalidRequest',
    ],
    ['a missing field', api('/api/geoData/public/cities'), 400, 'invalidRequest'],
    ['JSON that is none', login('{"a":'), 400, 'invalidRequest'],
    ['an empty body', login(''), 400, 'invalidRequest'],
    ['a body that is no object', login('[]'), 400, 'invalidRequest'],
    ['__proto__', login('{"__proto__":{"isAdmin":true}}'), 400, 'invalidRequest'],
    ['a body too long', login(JSON.stringify({ a: 'x'.repeat(300_000) })), 413, 'payloadTooLarge'],
    [
      'a form',
      login('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupportedMediaType',
    ],
    ['plain text', login('{}', { 'content-type': 'text/plain' }), 415, 'unsupportedMediaType'],
    ['no session header', login('{}', { 'api-client-sessionid': '' }), 400, 'invalidRequest'],
    ['an address that cannot be decoded', api('/api/%'), 400, 'invalidRequest'],
  ])('answers %s', async (_name, request, status, code) => {
    const response = await server.inject(request);
    const body = response.json<{ code: string; message: string }>();
    expect([response.statusCode, body.code]).toEqual([status, code]);
    expect(body.message).toMatch(/\w+ \w+/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('refuses NUL, lone surrogates and endless nesting anywhere in an input [BI-03, BI-05]', async () => {
    const deep = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
    const bodies = [
      '{"emailAddress":"a\\u0000@b.ca","password":"x"}',
      '{"emailAddress":"\\ud800","password":"x"}',
      deep,
    ];
    for (const body of [...bodies, '{"\\u0000":1}'])
      expect((await server.inject(login(body))).statusCode).toBe(400);
    expect((await server.inject(api('/api/geoData/public/cities?searchQuery=%00'))).statusCode).toBe(400);
    expect((await search('Québec 🎟')).status).toBe(200);
  });

  it('says which field and never what it held', async () => {
    const { error, text } = await search('x'.repeat(90));
    expect(error?.details).toEqual({
      part: 'querystring',
      issues: [{ field: '/searchQuery', rule: 'maxLength' }],
    });
    expect(text).not.toContain('xxx');
  });

  it.each([...supportedLocales])('is worded in %s', async (locale) => {
    const { error } = await search('', { locale });
    const { message } = (await search('', { locale: 'en-US' })).error!;
    expect(error!.message).not.toMatch(/^errors\./);
    if (!locale.startsWith('en')) expect(error!.message).not.toBe(message);
  });

  it('tells nothing of a fault of ours', async () => {
    answer = () => {
      throw new Error('select secret from table');
    };
    const { status, error, text } = await search('a');
    expect([status, error?.code]).toEqual([500, 'serverError']);
    expect(text).not.toMatch(/select|secret|Error:|stack/);
  });
});

describe('answers', () => {
  it('with a field that the contract does not name are a fault in tests and never sent', async () => {
    answer = () => ({ cities: [], attribution: 'GeoNames', passwordHash: 'x' });
    const { status, text } = await search('a');
    expect(status).toBe(500);
    expect(text).not.toContain('passwordHash');
  });

  it('leave such a field out in production', async () => {
    const app = await buildServer({
      config: testConfig({ environment: 'production' }),
      database: server.database,
      handlers: {
        searchCities: async () => ({ cities: [], attribution: 'GeoNames', passwordHash: 'x' }) as never,
      },
    });
    const response = await app.app.inject('/api/geoData/public/cities?searchQuery=a');
    await app.app.close();
    expect(response.body).toBe('{"cities":[],"attribution":"GeoNames"}');
  });

  it('with a failure that the operation does not list are a fault in tests', async () => {
    answer = () => {
      throw failure('paymentFailed');
    };
    expect((await search('a')).status).toBe(500);
  });

  it('are not cached, unless the contract says for how long', async () => {
    expect((await search('a')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await server.call('logIn', { body: {} as never })).headers['cache-control']).toBe('no-store');
  });
});

describe('access', () => {
  it.each([
    ['nobody', undefined, 401, 'unauthorized'],
    ['an unknown token', 'nonsense', 401, 'unauthorized'],
    ['a black-listed fan', 'black', 403, 'forbidden'],
  ])('refuses %s', async (_name, token, status, code) => {
    const answered = await server.call('getProfile', { token });
    expect([answered.status, answered.error?.code]).toEqual([status, code]);
  });

  it('asks for a verified address where the contract does', async () => {
    const refused = await server.call('payCart', { token: 'unverified', body: {} as never });
    expect([refused.status, refused.error?.code]).toEqual([403, 'emailUnverified']);
    expect((await server.call('payCart', { token: 'fan', body: {} as never })).status).toBe(400);
  });

  it('comes before validation, so that a stranger learns nothing', async () => {
    expect((await server.call('payCart', { body: { nonsense: true } as never })).status).toBe(401);
  });

  const closed = (Object.keys(operations) as OperationId[]).filter(
    (id) => operations[id].access !== 'anonymous',
  );
  it.each(closed)('%s is closed to strangers [AZ-01]', async (operationId) => {
    expect((await server.call(operationId)).status).toBe(401);
  });

  const changing = (Object.keys(operations) as OperationId[]).filter(
    (id) => operations[id].kind === 'mutation',
  );
  it.each(changing)(
    '%s does nothing without our session header, which forces a preflight [BR-09]',
    async (operationId) => {
      const answered = await server.call(operationId, {
        token: 'fan',
        headers: { 'api-client-sessionid': undefined },
      });
      expect([answered.status, answered.error?.code]).toEqual([400, 'invalidRequest']);
      expect(answered.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('start', () => {
  const build = (replaced: Partial<Handlers>) =>
    buildServer({ config: testConfig(), database: server.database, handlers: replaced });

  it('fails when an operation has no handler', async () => {
    await expect(build({ clearCart: undefined })).rejects.toThrow('clearCart has no handler');
  });

  it('fails when a route does not keep the promise of x-idempotent', async () => {
    await expect(build({ clearCart: async () => ({ ok: true }) })).rejects.toThrow(
      'clearCart: x-idempotent is true',
    );
  });
});

describe('security headers [BR-01]', () => {
  const policies: [string, string][] = [
    [
      'a page',
      contentSecurityPolicy('bm9uY2Ugb2YgMTggYnl0ZXM', {
        ancestors: [],
        frames: ['https://pay.foyer.example'],
      }),
    ],
    [
      'a page that may be framed',
      contentSecurityPolicy('bm9uY2Ugb2YgMTggYnl0ZXM', {
        ancestors: ['https://partner.example'],
        frames: [],
      }),
    ],
    [
      'a page with a maps service',
      contentSecurityPolicy('bm9uY2Ugb2YgMTggYnl0ZXM', { ancestors: [], frames: [] }, [
        mapsGuestOf({ kind: 'google', key: 'k' })!,
      ]),
    ],
    [
      'a page with reCAPTCHA',
      contentSecurityPolicy('bm9uY2Ugb2YgMTggYnl0ZXM', { ancestors: [], frames: [] }, [
        createGoogleRecaptchaGateway({ siteKey: 'k', secret: 's', minimumScore: 0.5 }).guest!,
      ]),
    ],
  ];
  it.each(policies)('leave %s nothing of high or medium severity to find', (_name, policy) => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(
      ({ severity }) => severity <= Severity.MEDIUM || severity === Severity.MEDIUM_MAYBE,
    );
    expect(grave.map(({ description, directive }) => `${directive}: ${description}`)).toEqual([]);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('are on every kind of answer', async () => {
    for (const url of [
      '/live',
      '/ready',
      '/api/configuration/public',
      '/api/nothing',
      '/sandbox/mail',
      '/sandbox/mail.json',
      '/x.js',
    ]) {
      const { headers } = await server.inject({ url });
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });
});
