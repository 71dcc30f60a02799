import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { createOpenIdGateway } from './openIdGateway.ts';
import { SignInRefused, type SignInAttempt } from './signInGateway.ts';
import type { SignInProvider } from './signInSettings.ts';

const issuer = 'https://provider.example';
const attempt: SignInAttempt = {
  redirectUrl: 'https://foyer.example/authentication/google/redirect',
  state: 's-1',
  nonce: 'n-1',
  codeVerifier: 'v'.repeat(43),
};
const answer = { code: 'c-1', issuer: undefined };
const provider: SignInProvider = {
  issuer,
  clientId: 'foyer',
  proof: { kind: 'secret', clientSecret: 'hush' },
};
const claims = {
  email: 'ada@foyer.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: ' T ',
  nonce: 'n-1',
};

let keys: { privateKey: CryptoKey; jwk: JWK };
let others: { privateKey: CryptoKey; jwk: JWK };
const makeKeys = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};
beforeAll(async () => {
  keys = await makeKeys('k-1');
  others = await makeKeys('k-1');
});

interface Forged {
  claims?: Record<string, unknown>;
  issuer?: string;
  audience?: string | string[];
  expiresIn?: string;
  issuedAt?: number;
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
}

const token = ({ claims: more, header, key, issuedAt, ...each }: Forged = {}): Promise<string> =>
  new SignJWT({ ...claims, sub: 'u-1', ...more })
    .setProtectedHeader({ alg: 'RS256', kid: 'k-1', ...header })
    .setIssuer(each.issuer ?? issuer)
    .setAudience(each.audience ?? 'foyer')
    .setIssuedAt(issuedAt)
    .setExpirationTime(each.expiresIn ?? '5m')
    .sign(key ?? keys.privateKey);

/** Creates a provider with scripted answers. */
function providerThatGives(
  idToken: string | undefined,
  more: { token?: () => Response; jwks?: () => Response } = {},
) {
  const asked: { url: string; body: URLSearchParams }[] = [];
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push({ url, body: new URLSearchParams(String((init?.body as string | undefined) ?? '')) });
    if (url.includes('openid-configuration'))
      return Promise.resolve(
        json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      );
    if (url.endsWith('/jwks')) return Promise.resolve(more.jwks?.() ?? json({ keys: [keys.jwk] }));
    return Promise.resolve(
      more.token?.() ?? json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken }),
    );
  };
  return { asked, fetch };
}
function gatewayThatGets(idToken: string | undefined, more?: Parameters<typeof providerThatGives>[1]) {
  const { fetch, asked } = providerThatGives(idToken, more);
  return { asked, gateway: createOpenIdGateway({ settings: { Google: provider }, fetch }) };
}

describe('the OpenID gateway', () => {
  it('goes out with PKCE, nonce and state, and asks for no more than name and address [I7.29]', async () => {
    const { gateway } = gatewayThatGets(undefined);
    const url = new URL(await gateway.authorizationUrl('Google', attempt));
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'foyer',
      response_type: 'code',
      scope: 'openid email profile',
      state: 's-1',
      nonce: 'n-1',
      code_challenge_method: 'S256',
      redirect_uri: attempt.redirectUrl,
    });
    expect(url.href).not.toContain(attempt.codeVerifier);
  });

  it('trades a code for who it is, with the verifier of PKCE [I7.08]', async () => {
    const { gateway, asked } = gatewayThatGets(await token());
    expect(await gateway.redeem('Google', attempt, answer)).toEqual({
      issuer,
      subject: 'u-1',
      emailAddress: 'ada@foyer.example',
      isEmailVerified: true,
      firstName: 'Ada',
      lastName: 'T',
    });
    const traded = asked.find(({ url }) => url.endsWith('/token'));
    expect(Object.fromEntries(traded!.body)).toMatchObject({
      code: 'c-1',
      code_verifier: attempt.codeVerifier,
      redirect_uri: attempt.redirectUrl,
      client_secret: 'hush',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    [false, false],
    [undefined, false],
    [1, false],
  ])('reads email_verified=%j as %s [I8.09]', async (email_verified, isEmailVerified) => {
    const { gateway } = gatewayThatGets(await token({ claims: { email_verified } }));
    expect((await gateway.redeem('Google', attempt, answer)).isEmailVerified).toBe(isEmailVerified);
  });

  const hour = 3600;
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Promise<string> | string]>([
    ['another audience', () => token({ audience: 'somebody-else' })],
    ['a second audience without an authorized party', () => token({ audience: ['foyer', 'other'] })],
    ['another issuer', () => token({ issuer: 'https://accounts.example' })],
    ['an issuer that looks alike', () => token({ issuer: `${issuer}/` })],
    ['another nonce', () => token({ claims: { nonce: 'n-2' } })],
    ['no nonce', () => token({ claims: { nonce: undefined } })],
    ['no subject', () => token({ claims: { sub: undefined } })],
    ['a time that is over', () => token({ issuedAt: now() - 2 * hour, expiresIn: '-1h' })],
    ['a time that has not begun', () => token({ claims: { nbf: now() + hour } })],
    ['the signature of another key', () => token({ key: others.privateKey })],
    [
      'no signature at all',
      () =>
        new UnsecuredJWT({ ...claims, sub: 'u-1' })
          .setIssuer(issuer)
          .setAudience('foyer')
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
    ],
    [
      'a signature by the client secret',
      () => token({ header: { alg: 'HS256' }, key: new TextEncoder().encode('hush'.repeat(8)) }),
    ],
    [
      'a signature by the public key as if it were a secret',
      () => token({ header: { alg: 'HS256' }, key: new TextEncoder().encode(JSON.stringify(keys.jwk)) }),
    ],
    ['a key that it brings along', () => token({ header: { jwk: others.jwk }, key: others.privateKey })],
    [
      'a key from an address of its own',
      () => token({ header: { jku: 'https://evil.example/jwks', kid: 'k-9' }, key: others.privateKey }),
    ],
    ['something that is no token', () => 'a.b.c'],
  ])('refuses an id_token with %s [AZ-08]', async (_name, forge) => {
    const { gateway, asked } = gatewayThatGets(await forge());
    await expect(gateway.redeem('Google', attempt, answer)).rejects.toBeInstanceOf(SignInRefused);
    expect(asked.every(({ url }) => url.startsWith(issuer))).toBe(true);
  });

  it('refuses an answer without an id_token, and a provider that says no [AZ-08]', async () => {
    const none = gatewayThatGets(undefined);
    await expect(none.gateway.redeem('Google', attempt, answer)).rejects.toBeInstanceOf(SignInRefused);
    const refusal = () =>
      new Response('{"error":"invalid_grant"}', {
        status: 400,
        headers: { 'content-type': 'application/json' },
      });
    const no = gatewayThatGets(undefined, { token: refusal });
    await expect(no.gateway.redeem('Google', attempt, answer)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('refuses a provider that names itself as another [AZ-08]', async () => {
    const { gateway } = gatewayThatGets(await token());
    const mixedUp = { ...answer, issuer: 'https://appleid.apple.com' };
    await expect(gateway.redeem('Google', attempt, mixedUp)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('tells a provider that is away from one that says no, and asks anew the next time', async () => {
    let isAway = true;
    const { fetch } = providerThatGives(await token());
    const gateway = createOpenIdGateway({
      settings: { Google: provider },
      fetch: (...call) => (isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(...call)),
    });
    const failed = gateway.redeem('Google', attempt, answer);
    await expect(failed).rejects.not.toBeInstanceOf(SignInRefused);
    isAway = false;
    await expect(gateway.redeem('Google', attempt, answer)).resolves.toMatchObject({ subject: 'u-1' });
    const broken = gatewayThatGets(undefined, { token: () => new Response('', { status: 502 }) });
    await expect(broken.gateway.redeem('Google', attempt, answer)).rejects.not.toBeInstanceOf(SignInRefused);
  });

  it('proves itself to Apple by a token that its own key has signed [I7.30]', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const { fetch, asked } = providerThatGives(await token({ audience: 'com.foyer.web' }));
    const apple: SignInProvider = {
      issuer,
      clientId: 'com.foyer.web',
      proof: { kind: 'appleKey', teamId: 'TEAM', keyId: 'KEY', privateKey: pem },
    };
    const gateway = createOpenIdGateway({ settings: { Apple: apple }, fetch });
    expect(gateway.authenticatorTypes).toEqual(['Apple']);
    const out = new URL(await gateway.authorizationUrl('Apple', attempt));
    expect(out.searchParams.get('response_mode')).toBe('form_post');
    await gateway.redeem('Apple', attempt, answer);
    const secret = asked.find(({ url }) => url.endsWith('/token'))!.body.get('client_secret')!;
    const { payload, protectedHeader } = await jwtVerify(secret, publicKey);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect(payload).toMatchObject({ iss: 'TEAM', sub: 'com.foyer.web', aud: issuer });
    expect(payload.exp! - payload.iat!).toBe(300);
  });
});
