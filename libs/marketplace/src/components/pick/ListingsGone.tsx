import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@foyer/ui-kit';

/** Tells that chosen listings were sold, or withdrawn, while the buyer looked. */
export function ListingsGone({ count, onDrop }: { count: number; onDrop: () => void }) {
  const { t } = useTranslation('marketplace');
  return (
    <Notice
      tone="warning"
      title={t('resale.gone', { count })}
      action={<Button onClick={onDrop}>{t('resale.drop')}</Button>}
    >
      {t('resale.goneHint')}
    </Notice>
  );
}
