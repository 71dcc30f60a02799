import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useDeclineOfferPaymentMutation } from '@foyer/api-client/marketplace';
import { Button, LiveRegion, Notice, Stack, useOverlays } from '@foyer/ui-kit';

export interface GiveUpProps {
  /** Id of the entry that won, or of the accepted offer. */
  offerId: string;
  /** Texts of the confirmation, for a draw or an auction. */
  warning: { title: string; message: string; yes: string; no: string };
}

/** Gives up a win whose card was refused, after a confirmation; it then goes to the next person [C7.42]. */
export function GiveUp({ offerId, warning }: GiveUpProps) {
  const { t } = useTranslation('shell');
  const { confirm } = useOverlays();
  const [decline, { error, isLoading }] = useDeclineOfferPaymentMutation();
  const giveUp = async (): Promise<void> => {
    if (await confirm(warning)) await decline({ offerId });
  };
  return (
    <Stack gap={3} align="start">
      <LiveRegion>{error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}</LiveRegion>
      <Button variant="secondary" loading={isLoading} onClick={() => void giveUp()}>
        {warning.yes}
      </Button>
    </Stack>
  );
}
