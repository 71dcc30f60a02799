import type { WhiteLabelConfig } from '@foyer/contract';
import { useDeployment, useGetWhiteLabelConfigQuery } from '@foyer/api-client/shell';
import { buildWhiteLabel, renderFeature, type MockAnswers } from '@foyer/testing';
import { TransactionAddress } from './addresses/TransactionAddress.tsx';
import { transactionSettings } from './transactionAnswers.ts';

/** Renders the purchase once the partner’s configuration has loaded, as the app does. */
function OnPartnerSite() {
  const version = useDeployment()?.remoteConfig?.whitelabelConfigVersion;
  const { data } = useGetWhiteLabelConfigQuery(version ? { version } : {});
  return data ? <TransactionAddress /> : null;
}
/** Renders a step of the purchase on the site of a partner with these flags. */
export const showPartner = (step: string, flags: Partial<WhiteLabelConfig>, answers: MockAnswers = {}) =>
  renderFeature(
    <OnPartnerSite />,
    transactionSettings({ getWhiteLabelConfig: buildWhiteLabel(flags), ...answers }, { step }),
  );
