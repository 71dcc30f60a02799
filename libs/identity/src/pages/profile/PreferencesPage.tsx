import { useTranslation } from 'react-i18next';
import { Stack } from '@foyer/ui-kit';
import { AccountDeletionSection } from '../../components/account-deletion/AccountDeletionSection.tsx';
import { DataExportSection } from '../../components/data-export/DataExportSection.tsx';
import { NotificationSettingsSection } from '../../components/notification-settings/NotificationSettingsSection.tsx';
import { ProfileFrame } from '../../components/profile-frame/ProfileFrame.tsx';
import { SessionsSection } from '../../components/sessions/SessionsSection.tsx';
import { TokenFreezeSection } from '../../components/token-freeze/TokenFreezeSection.tsx';
import { useSession } from '../../session/useSession.ts';

/** Email preferences and account security [I2.13, I7.19]. */
export function PreferencesPage() {
  const { t } = useTranslation('identity');
  const { profile } = useSession();
  return (
    <ProfileFrame title={t('profile.preferencesTitle')}>
      <Stack gap={10}>
        <NotificationSettingsSection />
        <SessionsSection />
        {profile && <TokenFreezeSection profile={profile} />}
        <DataExportSection />
        <AccountDeletionSection />
      </Stack>
    </ProfileFrame>
  );
}
