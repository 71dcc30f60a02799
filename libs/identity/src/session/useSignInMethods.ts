import type { AuthenticatorType } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';
import { isFramed } from '@foyer/util';

const none: readonly AuthenticatorType[] = [];
/**
 * Returns the configured providers, in display order; none in a foreign page's frame, where they can't be used and the
 * host page has its own log-in [I4.24].
 */
export function useSignInMethods(): readonly AuthenticatorType[] {
  const types = useDeployment()?.authenticatorTypes ?? none;
  return isFramed() ? none : types;
}

/** Tells whether there is any provider [I4.01]. */
export const useHasSignInMethods = (): boolean => useSignInMethods().length > 0;
