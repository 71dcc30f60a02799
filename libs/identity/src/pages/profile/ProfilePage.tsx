import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion, Notice, Stack } from '@foyer/ui-kit';
import { DetailsForm } from '../../components/personal-details/DetailsForm.tsx';
import { PhotoSection } from '../../components/photo/PhotoSection.tsx';
import { ProfileFrame } from '../../components/profile-frame/ProfileFrame.tsx';
import { ProfileSection } from '../../components/profile-frame/ProfileSection.tsx';
import { useSession } from '../../session/useSession.ts';

/** Photo and personal details [I2.13, I3.08, I7.18]. */
export function ProfilePage() {
  const { t } = useTranslation('identity');
  const { profile } = useSession();
  const [wasSaved, setSaved] = useState(false);
  return (
    <ProfileFrame title={t('profile.title')} hint={profile?.emailAddress}>
      {profile && (
        <Stack gap={10}>
          <PhotoSection profile={profile} />
          <ProfileSection title={t('profile.sections.details')}>
            <LiveRegion>{wasSaved && <Notice tone="success">{t('profile.saved')}</Notice>}</LiveRegion>
            <DetailsForm profile={profile} withLanguage asksBeforeLeaving onSaved={() => setSaved(true)} />
          </ProfileSection>
        </Stack>
      )}
    </ProfileFrame>
  );
}
