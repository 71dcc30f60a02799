import type { UserAuthenticationState } from '@foyer/contract';
import type { VouchedIdentity } from '../../../platform/gateways/sign-in/signInGateway.ts';

/** Result of a sign-in by a provider. */
export type SignInDecision =
  | { kind: 'enter'; userId: string }
  | { kind: 'link'; userId: string }
  /** Completes an unfinished account, to which no user had access before. */
  | { kind: 'finish'; userId: string }
  | { kind: 'create' }
  | {
      kind: 'refuse';
      code:
        'thirdPartyEmailNotVerified' | 'thirdPartyAccountUnverified' | 'thirdPartyAccountTaken' | 'forbidden';
    };

export interface KnownAccounts {
  /** Account already linked to the identity. */
  ownerId: string | undefined;
  /** Account with the same address, and whether it has another identity of the same provider. */
  sameAddress:
    | { userId: string; state: UserAuthenticationState; isPartial: boolean; hasOtherIdentity: boolean }
    | undefined;
}

/**
 * Decides a sign-in. A linked identity enters regardless of its address. Others are matched by an address that both
 * sides have verified: unverified by the provider, a stranger could claim an account; unverified by us, a user who
 * signed up with a foreign address would later share the account with its owner. An account is never taken over
 * [AZ-08].
 */
export function decideSignIn(
  { isEmailVerified, emailAddress }: Pick<VouchedIdentity, 'isEmailVerified' | 'emailAddress'>,
  { ownerId, sameAddress }: KnownAccounts,
): SignInDecision {
  if (ownerId !== undefined) return { kind: 'enter', userId: ownerId };
  if (!isEmailVerified || emailAddress === undefined)
    return { kind: 'refuse', code: 'thirdPartyEmailNotVerified' };
  if (!sameAddress) return { kind: 'create' };
  if (sameAddress.state === 'BLACK_LISTED') return { kind: 'refuse', code: 'forbidden' };
  if (sameAddress.isPartial) return { kind: 'finish', userId: sameAddress.userId };
  if (sameAddress.state !== 'EMAIL_VERIFIED') return { kind: 'refuse', code: 'thirdPartyAccountUnverified' };
  if (sameAddress.hasOtherIdentity) return { kind: 'refuse', code: 'thirdPartyAccountTaken' };
  return { kind: 'link', userId: sameAddress.userId };
}

const maximumNameLength = 100;
// Control characters and lone surrogates.
const forbidden = /[\p{Cc}\p{Cs}]/gu;

/** Cleans a name from a provider or a browser: trimmed and shortened, or null. */
export function readGivenName(...candidates: readonly (string | undefined)[]): string | null {
  for (const candidate of candidates) {
    const name = candidate?.replace(forbidden, '').trim().slice(0, maximumNameLength).trim();
    if (name) return name;
  }
  return null;
}
