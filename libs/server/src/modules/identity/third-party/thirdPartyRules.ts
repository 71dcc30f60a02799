import type { UserAuthenticationState } from '@foyer/contract';
import type { VouchedIdentity } from '../../../gateways/sign-in/signInGateway.ts';

/** What becomes of somebody whom a provider vouches for. */
export type SignInDecision =
  | { kind: 'enter'; userId: string }
  | { kind: 'link'; userId: string }
  /** An account that was begun for somebody becomes theirs: nobody could log in to it before. */
  | { kind: 'finish'; userId: string }
  | { kind: 'create' }
  | {
      kind: 'refuse';
      code:
        'thirdPartyEmailNotVerified' | 'thirdPartyAccountUnverified' | 'thirdPartyAccountTaken' | 'forbidden';
    };

export interface KnownAccounts {
  /** Whose identity it is already. */
  ownerId: string | undefined;
  /** The account with the same address, and whether another identity of the same provider opens it. */
  sameAddress:
    | { userId: string; state: UserAuthenticationState; isBegun: boolean; hasOtherIdentity: boolean }
    | undefined;
}

/**
 * Who is known enters, whatever the address is by now. Everybody else is found by address, and an address counts only where
 * both sides have seen it verified: the provider, or anybody could claim an account; and we, or whoever opened an account
 * with somebody else's address would share it with its owner later on. Nothing is ever taken over [AZ-08].
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
  if (sameAddress.isBegun) return { kind: 'finish', userId: sameAddress.userId };
  if (sameAddress.state !== 'EMAIL_VERIFIED') return { kind: 'refuse', code: 'thirdPartyAccountUnverified' };
  if (sameAddress.hasOtherIdentity) return { kind: 'refuse', code: 'thirdPartyAccountTaken' };
  return { kind: 'link', userId: sameAddress.userId };
}

const maximumNameLength = 100;
// Controls, which no name has.
const forbidden = /[\p{Cc}\p{Cs}]/gu;

/** A name as a provider or a browser tells it: trimmed, not too long, or nothing. */
export function readGivenName(...candidates: readonly (string | undefined)[]): string | null {
  for (const candidate of candidates) {
    const name = candidate?.replace(forbidden, '').trim().slice(0, maximumNameLength).trim();
    if (name) return name;
  }
  return null;
}
