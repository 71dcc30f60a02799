import { useTranslation } from 'react-i18next';
import type { Permission } from '@foyer/contract';
import { DateTime, RichText } from '@foyer/ui-kit';
import { refusalKey } from '../../messages/refusalKey.ts';

/** Why something can't be done, and from when it can. */
export function Refusal({ permission: { reason, opensAt }, zone }: { permission: Permission; zone: string }) {
  const { t, i18n } = useTranslation('assignment');
  const key = refusalKey(reason);
  return (
    <>
      {t(key ?? 'refused.other')}
      {opensAt && (
        <>
          {' '}
          <RichText
            text={t('assign.opens')}
            elements={{ date: <DateTime value={opensAt} zone={zone} locale={i18n.language} /> }}
          />
        </>
      )}
    </>
  );
}
