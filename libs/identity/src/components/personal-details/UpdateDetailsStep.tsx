import { useTranslation } from 'react-i18next';
import { Stack } from '@foyer/ui-kit';
import { useSession } from '../../session/useSession.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** Details that an account lacks before it can buy [I3.14, I4.02]. */
export function UpdateDetailsStep() {
  const { t } = useTranslation('identity');
  const { profile } = useSession();
  return (
    <Stack gap={4}>
      <p>{t('details.why')}</p>
      {profile && <DetailsForm profile={profile} />}
    </Stack>
  );
}
