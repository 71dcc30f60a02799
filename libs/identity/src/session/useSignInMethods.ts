import type { AuthenticatorType } from '@foyer/contract';
import { useDeployment } from '@foyer/api-client/shell';

const none: readonly AuthenticatorType[] = [];
/** In a frame of a foreign page a provider shows nothing, and the page around it has its own way in [I4.24]. */
const isFramed = (): boolean => window.self !== window.top;

/** Who else may vouch for somebody, in the order in which they are shown. */
export function useSignInMethods(): readonly AuthenticatorType[] {
  const types = useDeployment()?.authenticatorTypes ?? none;
  return isFramed() ? none : types;
}

/** Whether there is another way in than by password [I4.01]. */
export const useHasSignInMethods = (): boolean => useSignInMethods().length > 0;
