import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Button, LinkButton, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { usePlaceText } from '../token/usePlaceText.ts';

export interface UpgradeDialogProps {
  token: Token;
  open: boolean;
  onClose: () => void;
}

/** What an upgrade is: better places for the difference; until it is paid, nothing changes [C2.28l]. */
export function UpgradeDialog({ token, open, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation('mySales');
  const paths = usePaths();
  const place = usePlaceText()(token);
  const { eventId, tokenId } = token;
  const href = `${paths.transactionUpgrades({ eventId })}?${new URLSearchParams({ tokenIds: tokenId }).toString()}`;
  return (
    <Dialog open={open} onClose={onClose} title={t('upgrade.title')}>
      <Stack gap={4}>
        <p css={{ fontWeight: 600 }}>{place}</p>
        <p>{t('upgrade.text')}</p>
        <p>{t('upgrade.guests')}</p>
        <LinkButton variant="primary" wide href={href}>
          {t('upgrade.continue')}
        </LinkButton>
        <Button wide onClick={onClose}>
          {t('upgrade.cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}
