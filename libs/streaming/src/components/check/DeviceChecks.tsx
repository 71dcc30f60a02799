import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Stack, useOverlays } from '@foyer/ui-kit';
import type { useDevices } from '../../model/devices/useDevices.ts';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { DeviceCheck } from './DeviceCheck.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { PermissionHelp } from './PermissionHelp.tsx';
import { SoundCheck } from './SoundCheck.tsx';

const list = { padding: 0, margin: 0, listStyle: 'none' };

/** Checklist as a list. */
export const Checklist = ({ children }: { children: ReactNode }) => <ul css={list}>{children}</ul>;

/** Everything that who comes on stage needs: camera, microphone, connection and sound, and their settings. */
export function DeviceChecks({ devices }: { devices: ReturnType<typeof useDevices> }) {
  const { t } = useTranslation('stage');
  const overlays = useOverlays();
  const [isHeard, setHeard] = useState(false);
  const { standings, choices, chosen, ask } = devices;
  const help = (): void => {
    overlays.open(({ open, close }) => <PermissionHelp open={open} onClose={close} onAgain={ask} />);
  };
  const speaker = choices.speaker.find(({ id }) => id === chosen.speaker) ?? { id: '', label: '' };
  return (
    <Grid minColumn={280} gap={5}>
      <Checklist>
        <DeviceCheck kind="camera" standing={standings.camera} onAsk={ask} onHelp={help} />
        <DeviceCheck
          kind="microphone"
          standing={standings.microphone}
          isHeard={isHeard}
          onAsk={ask}
          onHelp={help}
        />
        <ConnectionCheck purpose="stage" />
        <SoundCheck speaker={speaker} />
      </Checklist>
      <Stack gap={3}>
        {devices.stream && <DeviceSettings devices={devices} onHeard={() => setHeard(true)} />}
        {!devices.stream && standings.camera === 'asking' && <p role="status">{t('check.camera.asking')}</p>}
      </Stack>
    </Grid>
  );
}
