import type { AuthenticatorType } from '@foyer/contract';

/** Sign-in attempt at a provider; the same values start and finish it. */
export interface SignInAttempt {
  /** URL to which the provider redirects the browser. */
  redirectUrl: string;
  state: string;
  nonce: string;
  /** PKCE verifier: its hash is sent at the start, the verifier itself with the code. */
  codeVerifier: string;
}

/** Person whose identity a provider asserts. */
export interface VouchedIdentity {
  issuer: string;
  subject: string;
  emailAddress: string | undefined;
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

/** Untrusted result of an attempt: a code, a token or an answer that fails verification. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** Identity providers, configured or of the sandbox. Never called inside a transaction. */
export interface SignInGateway {
  /** Offered providers in display order. */
  readonly authenticatorTypes: readonly AuthenticatorType[];
  /** @throws Error when the provider can't be reached */
  authorizationUrl: (type: AuthenticatorType, attempt: SignInAttempt) => Promise<string>;
  /**
   * Exchanges a code for an identity. Signature, issuer, audience, time and nonce of the token are verified.
   * @param answer code, and the issuer if the provider sent it
   * @throws SignInRefused when verification fails; any other error when the provider can't be reached
   */
  redeem: (
    type: AuthenticatorType,
    attempt: SignInAttempt,
    answer: { code: string; issuer: string | undefined },
  ) => Promise<VouchedIdentity>;
}
