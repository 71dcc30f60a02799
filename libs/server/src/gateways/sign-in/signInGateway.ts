import type { AuthenticatorType } from '@foyer/contract';

/** One way to a provider and back; the same at both ends. */
export interface SignInAttempt {
  /** Where the provider sends the browser back to. */
  redirectUrl: string;
  state: string;
  nonce: string;
  /** Of PKCE: its hash goes out, it itself comes with the code. */
  codeVerifier: string;
}

/** Somebody for whom a provider vouches. */
export interface VouchedIdentity {
  issuer: string;
  subject: string;
  emailAddress: string | undefined;
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** What came back is not what the provider says of this attempt: a code, a token or an answer that cannot be trusted. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** Identity providers: real ones by configuration, or the sandbox's own. Never called inside a transaction. */
export interface SignInGateway {
  /** The providers that are offered, in the order in which they are shown. */
  readonly authenticatorTypes: readonly AuthenticatorType[];
  /** @throws Error when the provider cannot be reached */
  authorizationUrl: (type: AuthenticatorType, attempt: SignInAttempt) => Promise<string>;
  /**
   * Trades a code for who it is. Everything of the token is checked: signature, issuer, audience, time, nonce.
   * @param answer code, and the issuer where the provider named itself
   * @throws SignInRefused when it cannot be trusted; any other error when the provider cannot be reached
   */
  redeem: (
    type: AuthenticatorType,
    attempt: SignInAttempt,
    answer: { code: string; issuer: string | undefined },
  ) => Promise<VouchedIdentity>;
}
