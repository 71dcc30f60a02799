import { partialAccountApi } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { LinkFlowPage } from '../../components/authentication/LinkFlowPage.tsx';
import { useLinkToken } from '../../components/link/useLinkToken.ts';

/** Target of the mail about a partial account; continues to the page that the mail was about [I2.03, I4.09]. */
export function CompleteAccountPage() {
  const token = useLinkToken();
  const paths = usePaths();
  const { data } = partialAccountApi.endpoints.getPartialUserAccount.useQueryState({ token });
  return <LinkFlowPage step="finishAccount" returnTo={data?.returnTo} home={paths.myTokens()} />;
}
