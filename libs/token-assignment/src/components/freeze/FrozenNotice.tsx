import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { useSession } from '@foyer/identity';
import { Notice, TextLink } from '@foyer/ui-kit';

/** Explains why no code works while the fan has frozen the account, and links to where it is unfrozen. */
export function FrozenNotice() {
  const { t } = useTranslation('tokenAssignment');
  const { profile } = useSession();
  const paths = usePaths();
  if (!profile?.tokensFrozenAt) return null;
  return (
    <Notice tone="warning" action={<TextLink href={paths.profilePreferences()}>{t('frozen.end')}</TextLink>}>
      {t('frozen.hint')}
    </Notice>
  );
}
