import type { AuthenticatorType } from '@foyer/contract';
import * as openId from 'openid-client';
import { appleClientSecret } from './appleClientSecret.ts';
import {
  SignInRefused,
  type SignInAttempt,
  type SignInGateway,
  type VouchedIdentity,
} from './signInGateway.ts';
import type { SignInProvider, SignInSettings } from './signInSettings.ts';

export interface OpenIdParts {
  settings: SignInSettings;
  /** Transport to providers; the sandbox's runs without a network. */
  fetch?: typeof globalThis.fetch;
  /** For the sandbox, which may run over http. */
  allowsHttp?: boolean;
}

class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

const timeoutSeconds = 4;
const shown: readonly AuthenticatorType[] = ['Apple', 'Google'];

/** Apple answers by form post, as it requires when a name is requested; Google in the query [I7.29]. */
const requestParameters: Record<AuthenticatorType, Record<string, string>> = {
  Apple: { scope: 'openid name email', response_mode: 'form_post' },
  Google: { scope: 'openid email profile' },
};

/** Wraps `fetch` so that an unreachable or failing provider is distinct from an untrusted answer. */
const reachable =
  (fetch: typeof globalThis.fetch): openId.CustomFetch =>
  async (address, options) => {
    // The library's body may be a view of shared memory, which the type of `fetch` leaves out.
    const init: object = options;
    let response: Response;
    try {
      response = await fetch(address, init);
    } catch (error) {
      throw new ProviderUnreachable(`${new URL(address).host} does not answer`, { cause: error });
    }
    if (response.status >= 500)
      throw new ProviderUnreachable(`${new URL(address).host} answers ${response.status}`);
    return response;
  };

function isUnreachable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ProviderUnreachable) return true;
  return false;
}

function configure({ fetch = globalThis.fetch, allowsHttp }: OpenIdParts, provider: SignInProvider) {
  const { issuer, clientId, proof, signingAlgorithm = 'RS256' } = provider;
  const isSecret = proof.kind === 'secret';
  return openId.discovery(
    new URL(issuer),
    clientId,
    {
      id_token_signed_response_alg: signingAlgorithm,
      ...(isSecret && { client_secret: proof.clientSecret }),
    },
    isSecret ? openId.ClientSecretPost(proof.clientSecret) : openId.None(),
    {
      [openId.customFetch]: reachable(fetch),
      timeout: timeoutSeconds,
      // The signature is checked although the token comes directly from the provider.
      execute: [openId.enableNonRepudiationChecks, ...(allowsHttp ? [openId.allowInsecureRequests] : [])],
    },
  );
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Apple sometimes sends booleans as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

function readClaims(claims: openId.IDToken | undefined): VouchedIdentity {
  if (!claims) throw new SignInRefused('There is no id_token');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    emailAddress: textOf(claims.email),
    isEmailVerified: isTrue(claims.email_verified),
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
  };
}

/** Rebuilds the redirect URL of the browser, whose state and issuer are then compared. */
function arrival(attempt: SignInAttempt, answer: { code: string; issuer: string | undefined }): URL {
  const url = new URL(attempt.redirectUrl);
  url.searchParams.set('code', answer.code);
  url.searchParams.set('state', attempt.state);
  if (answer.issuer !== undefined) url.searchParams.set('iss', answer.issuer);
  return url;
}

/** Creates the gateway to OpenID Connect providers: authorization code with PKCE and nonce. */
export function createOpenIdGateway(parts: OpenIdParts): SignInGateway {
  const configured = new Map<AuthenticatorType, Promise<openId.Configuration>>();
  const providerOf = (type: AuthenticatorType): SignInProvider => {
    const provider = parts.settings[type];
    if (!provider) throw new SignInRefused(`${type} is not configured`);
    return provider;
  };
  const configurationOf = (type: AuthenticatorType): Promise<openId.Configuration> => {
    const known = configured.get(type);
    if (known) return known;
    const made = configure(parts, providerOf(type));
    configured.set(type, made);
    made.catch(() => configured.delete(type));
    return made;
  };

  return {
    authenticatorTypes: shown.filter((type) => parts.settings[type] !== undefined),
    authorizationUrl: async (type, { redirectUrl, state, nonce, codeVerifier }) => {
      const { prompt } = providerOf(type);
      const url = openId.buildAuthorizationUrl(await configurationOf(type), {
        ...requestParameters[type],
        ...(prompt === undefined ? {} : { prompt }),
        redirect_uri: redirectUrl,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    redeem: async (type, attempt, answer) => {
      const { proof, clientId, issuer } = providerOf(type);
      const configuration = await configurationOf(type);
      const extra: Record<string, string> =
        proof.kind === 'appleKey'
          ? { client_secret: await appleClientSecret(proof, { clientId, audience: issuer }) }
          : {};
      const checks = {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      };
      try {
        const tokens = await openId.authorizationCodeGrant(
          configuration,
          arrival(attempt, answer),
          checks,
          extra,
        );
        return readClaims(tokens.claims());
      } catch (error) {
        if (isUnreachable(error) || error instanceof SignInRefused) throw error;
        throw new SignInRefused(`What ${type} sent back cannot be trusted`, { cause: error });
      }
    },
  };
}
