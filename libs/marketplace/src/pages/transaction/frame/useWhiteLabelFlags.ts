import type { WhiteLabelConfig } from '@foyer/contract';
import { useDeployment, whiteLabelApi } from '@foyer/api-client/shell';

type Flags = Pick<WhiteLabelConfig, 'detailOnlyFlow' | 'preventKeepShopping'>;

const off: Flags = { detailOnlyFlow: false, preventKeepShopping: false };

/**
 * Returns the partner's flags of the purchase, from the configuration that the app fetches at its start; all are off
 * on the main site [I3.26].
 */
export function useWhiteLabelFlags(): Flags {
  const version = useDeployment()?.remoteConfig?.whitelabelConfigVersion;
  const { data } = whiteLabelApi.endpoints.getWhiteLabelConfig.useQueryState(version ? { version } : {});
  return data ?? off;
}
