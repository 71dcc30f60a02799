import type { AuthenticatorType } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';

const none: readonly AuthenticatorType[] = [];
/** Providers can't be used in a foreign page's frame; the host page has its own log-in [I4.24]. */
const isFramed = (): boolean => window.self !== window.top;

/** Returns the configured providers, in display order. */
export function useSignInMethods(): readonly AuthenticatorType[] {
  const types = useDeployment()?.authenticatorTypes ?? none;
  return isFramed() ? none : types;
}

/** Tells whether there is any provider [I4.01]. */
export const useHasSignInMethods = (): boolean => useSignInMethods().length > 0;
