import { useTranslation } from 'react-i18next';
import { theme } from '@foyer/ui-kit';

/** Names the recipient of a donation. */
export function GiftNote({ charityName }: { charityName: string | undefined }) {
  const { t } = useTranslation('gift');
  if (charityName === undefined) return null;
  return (
    <p css={{ color: theme.color.contentMuted, fontSize: theme.text.small }}>
      {t('goesTo', { charity: charityName })}
    </p>
  );
}
