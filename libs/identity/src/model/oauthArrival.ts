import type { AuthenticatorType, ThirdPartyLoginRequest, ThirdPartyLoginStart } from '@foyer/contract';

/** Provider's answer, as it arrives in our page's address [I2.02]. */
export interface OAuthArrival {
  state: string;
  /** Absent when the provider or the user declined. */
  code: string | undefined;
  issuer: string | undefined;
  /** Sent by Apple, the first time only. */
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Secrets of the attempt, kept in this browser only. */
export interface OAuthAttempt extends Omit<ThirdPartyLoginStart, 'authorizationUrl'> {
  type: AuthenticatorType;
}

/**
 * Parses the address of the redirect page: code and state from the query, names from the fragment. Everything else is
 * ignored, Apple's id_token too [I2.02].
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

/** Builds the log-in request; `undefined` when declined, or when the state doesn't match [I3.18]. */
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
