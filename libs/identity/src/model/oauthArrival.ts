import type { AuthenticatorType, ThirdPartyLoginRequest, ThirdPartyLoginStart } from '@foyer/contract';

/** What a provider sent back, as the address of our page has it [I2.02]. */
export interface OAuthArrival {
  state: string;
  /** Without one the provider, or the person there, said no. */
  code: string | undefined;
  issuer: string | undefined;
  /** Of Apple, the first time only. */
  firstName: string | undefined;
  lastName: string | undefined;
}

/** What this browser remembers of the way that it began, and nobody else knows. */
export interface OAuthAttempt extends Omit<ThirdPartyLoginStart, 'authorizationUrl'> {
  type: AuthenticatorType;
}

/**
 * Reads the address of the page of a redirect: code and state of the query, names behind the `#`. Whatever else is there,
 * an id_token of Apple's too, is ignored [I2.02].
 */
export function readArrival(search: string, hash: string): OAuthArrival {
  const query = new URLSearchParams(search);
  const names = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (from: URLSearchParams, name: string): string | undefined => from.get(name) || undefined;
  return {
    state: query.get('state') ?? '',
    code: query.has('error') ? undefined : text(query, 'code'),
    issuer: text(query, 'iss'),
    firstName: text(names, 'firstName'),
    lastName: text(names, 'lastName'),
  };
}

/** The request that trades an arrival for a session; nothing where the provider said no, or answers another way [I3.18]. */
export function toThirdPartyLogin(
  { type, redirectUrl, state, browserKey }: OAuthAttempt,
  { code, issuer, firstName, lastName, state: arrived }: OAuthArrival,
): ThirdPartyLoginRequest | undefined {
  if (code === undefined || arrived !== state) return undefined;
  return {
    authToken: code,
    authenticatorType: type,
    redirectUrl,
    state,
    browserKey,
    ...(issuer === undefined ? {} : { issuer }),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
}
