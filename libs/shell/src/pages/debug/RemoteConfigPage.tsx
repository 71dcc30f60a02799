import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteConfigKey } from '@foyer/contract';
import { Badge, Button, DataTable, Inline, Stack, theme } from '@foyer/ui-kit';
import type { RemoteConfigControl, RemoteValueState } from '../../remote-config/createRemoteConfig.ts';
import { useRemoteConfigControl } from '../../remote-config/useRemoteConfigControl.ts';
import { DebugPage } from './DebugPage.tsx';
import { OverrideForm } from './OverrideForm.tsx';
import { unreadKeys } from './unreadKeys.ts';

function useStates(control: RemoteConfigControl): RemoteValueState[] {
  const [states, setStates] = useState(control.states);
  useEffect(() => control.listen(() => setStates(control.states())), [control]);
  return states;
}

type Asking = 'asked' | 'tooSoon' | 'failed';

/** Describes the effect of a key. */
function Switches({ of: key }: { of: RemoteConfigKey }) {
  const { t } = useTranslation('debug');
  return (
    <>
      {t(`remoteConfig.switches.${key}`)}
      {unreadKeys.includes(key) && (
        <p css={{ color: theme.color.contentMuted }}>{t('remoteConfig.unread')}</p>
      )}
    </>
  );
}

function AskAgain({ control }: { control: RemoteConfigControl }) {
  const { t } = useTranslation('debug');
  const [outcome, setOutcome] = useState<Asking>();
  const ask = async (): Promise<Asking> => {
    try {
      if (!(await control.fetch())) return 'tooSoon';
      control.activate();
      return 'asked';
    } catch {
      return 'failed';
    }
  };
  return (
    <Inline gap={3} align="center">
      <Button onClick={() => void ask().then(setOutcome)}>{t('remoteConfig.ask')}</Button>
      <Button onClick={() => control.reset()}>{t('remoteConfig.resetAll')}</Button>
      <p role="status">{outcome && t(`remoteConfig.${outcome}`)}</p>
    </Inline>
  );
}

function Values({ control }: { control: RemoteConfigControl }) {
  const { t } = useTranslation('debug');
  const states = useStates(control);
  return (
    <Stack gap={5}>
      <p css={{ color: theme.color.contentMuted }}>
        {t('remoteConfig.source', { name: control.sourceName })}
      </p>
      <AskAgain control={control} />
      <DataTable
        caption={t('remoteConfig.caption')}
        rows={states}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'key',
            label: t('remoteConfig.key'),
            isLead: true,
            cell: ({ key }) => <code css={{ overflowWrap: 'anywhere' }}>{key}</code>,
          },
          {
            id: 'switches',
            label: t('remoteConfig.whatItSwitches'),
            cell: ({ key }) => <Switches of={key} />,
          },
          {
            id: 'value',
            label: t('remoteConfig.value'),
            cell: ({ value }) => <code css={{ overflowWrap: 'anywhere' }}>{value}</code>,
          },
          {
            id: 'origin',
            label: t('remoteConfig.origin'),
            cell: ({ origin }) => <Badge>{t(`remoteConfig.origins.${origin}`)}</Badge>,
          },
          {
            id: 'change',
            label: t('remoteConfig.change'),
            cell: (state) => <OverrideForm key={state.value} state={state} control={control} />,
          },
        ]}
      />
    </Stack>
  );
}

/** Values with their origins, and overrides for this browser [I2.10, I4.23]. */
export function RemoteConfigPage() {
  const { t } = useTranslation('debug');
  const control = useRemoteConfigControl();
  return (
    <DebugPage page="remoteConfig" title={t('remoteConfig.title')} intro={t('remoteConfig.intro')}>
      {control && <Values control={control} />}
    </DebugPage>
  );
}
