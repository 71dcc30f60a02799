import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Container, LiveRegion, Notice, Stack, theme } from '@foyer/ui-kit';
import { DetailsForm } from '../../components/personal-details/DetailsForm.tsx';
import { useSession } from '../../session/useSession.ts';

/** The personal details [I2.13, I7.18]. */
export function ProfilePage() {
  const { t } = useTranslation('identity');
  const { profile } = useSession();
  const [wasSaved, setSaved] = useState(false);
  return (
    <Container width="form" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('profile.title')}</title>
      <Stack gap={6}>
        <header>
          <h1>{t('profile.title')}</h1>
          {profile && <p css={{ color: theme.color.contentMuted }}>{profile.emailAddress}</p>}
        </header>
        <LiveRegion>{wasSaved && <Notice tone="success">{t('profile.saved')}</Notice>}</LiveRegion>
        {profile && (
          <DetailsForm profile={profile} withLanguage asksBeforeLeaving onSaved={() => setSaved(true)} />
        )}
      </Stack>
    </Container>
  );
}
