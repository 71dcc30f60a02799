import { passwordApi } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { LinkFlowPage } from '../../components/authentication/LinkFlowPage.tsx';
import { useLinkToken } from '../../components/link/useLinkToken.ts';

/**
 * New password by a mailed link [I4.07]; then what the account still lacks, and the page from which the link was
 * requested.
 */
export function ResetPasswordCallbackPage() {
  const token = useLinkToken();
  const paths = usePaths();
  const { data } = passwordApi.endpoints.verifyResetPasswordEmail.useQueryState({ token });
  return <LinkFlowPage step="resetPassword" returnTo={data?.returnTo} home={paths.discover()} />;
}
