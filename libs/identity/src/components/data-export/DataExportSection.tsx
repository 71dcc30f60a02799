import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useLazyExportUserDataQuery } from '@foyer/api-client/identity';
import { Button, LiveRegion, Notice } from '@foyer/ui-kit';
import { saveFile } from '@foyer/util';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';

interface Said {
  tone: 'success' | 'danger';
  text: string;
}

/** Download of a user's personal data [PV-05]. */
export function DataExportSection() {
  const { t } = useTranslation('identity');
  const [ask, { isFetching }] = useLazyExportUserDataQuery();
  const [said, setSaid] = useState<Said>();
  const download = async (): Promise<void> => {
    setSaid(undefined);
    const { data, error } = await ask();
    if (!data) return setSaid({ tone: 'danger', text: errorText(t, error) });
    const day = data.exportedAt.slice(0, 10);
    saveFile(`foyer-${day}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    setSaid({ tone: 'success', text: t('profile.dataExport.done') });
  };
  return (
    <ProfileSection title={t('profile.dataExport.title')} hint={t('profile.dataExport.hint')}>
      <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
      <div>
        <Button variant="secondary" loading={isFetching} onClick={() => void download()}>
          {t('profile.dataExport.start')}
        </Button>
      </div>
    </ProfileSection>
  );
}
