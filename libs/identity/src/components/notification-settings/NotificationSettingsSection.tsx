import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from '@foyer/api-client/identity';
import { useAbility, usePaths } from '@foyer/api-client/shell';
import { ErrorState, LiveRegion, Notice, Skeleton, Stack, Switch, TextLink } from '@foyer/ui-kit';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';

const names = ['eventReminders', 'tokenActivity', 'saleAlerts', 'cartReminders', 'newsletter'] as const;

/** Email preferences; each switch is saved at once and reverts on failure [I7.19]. */
export function NotificationSettingsSection() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  const changesHands = [useAbility('transfer'), useAbility('resale')].includes(true);
  const { data, error, isFetching, refetch } = useGetNotificationSettingsQuery();
  const [update] = useUpdateNotificationSettingsMutation();
  const [wanted, setWanted] = useState<NotificationSettings>();
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  // Saves one after another, so that the last press wins.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const shown = wanted ?? data;
  const change = (settings: NotificationSettings): void => {
    setOutcome(undefined);
    setWanted(settings);
    const call = line.current.then(async () => {
      const { error: problem } = await update(settings);
      if (line.current !== call) return;
      setWanted(undefined);
      setOutcome({ error: problem });
    });
    line.current = call;
  };
  return (
    <ProfileSection title={t('profile.mail.title')} hint={t('profile.mail.hint')}>
      {shown && (
        <Stack gap={2}>
          {names
            .filter((name) => name !== 'tokenActivity' || changesHands)
            .map((name) => (
              <Switch
                key={name}
                label={t(`profile.mail.${name}`)}
                detail={t(`profile.mail.${name}Hint`)}
                checked={shown[name] ?? false}
                onCheckedChange={(checked) => change({ ...shown, [name]: checked })}
              />
            ))}
          <TextLink href={paths.following()}>{t('profile.mail.following')}</TextLink>
          <TextLink href={paths.waitLists()}>{t('profile.mail.waitLists')}</TextLink>
        </Stack>
      )}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('profile.mail.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && <Skeleton shape="block" height="220px" />}
      <LiveRegion>
        {outcome && outcome.error === undefined && <Notice tone="success">{t('profile.mail.saved')}</Notice>}
        {outcome?.error !== undefined && <Notice tone="danger">{errorText(t, outcome.error)}</Notice>}
      </LiveRegion>
    </ProfileSection>
  );
}
