import { useTranslation } from 'react-i18next';
import { Notice, Select, Stack } from '@foyer/ui-kit';
import type { useDevices } from '../../model/devices/useDevices.ts';
import { CameraPreview } from './CameraPreview.tsx';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';

export interface DeviceSettingsProps {
  devices: Pick<ReturnType<typeof useDevices>, 'choices' | 'chosen' | 'stream' | 'changeFailed' | 'choose'>;
  onHeard: () => void;
}

/** Picture and loudness, and which camera, microphone and speaker; a change that fails keeps the former [C2.31, C8.17]. */
export function DeviceSettings({ devices, onHeard }: DeviceSettingsProps) {
  const { t } = useTranslation('stage');
  const { choices, chosen, stream, changeFailed, choose } = devices;
  return (
    <Stack as="section" gap={3} aria-label={t('settings.title')}>
      <CameraPreview stream={stream} />
      {stream && <MicrophoneMeter stream={stream} onHeard={onHeard} />}
      {changeFailed && (
        <Notice tone="danger">
          {t(changeFailed === 'camera' ? 'settings.cameraFailed' : 'settings.microphoneFailed')}
        </Notice>
      )}
      {(['camera', 'microphone', 'speaker'] as const).map(
        (kind) =>
          choices[kind].length > 0 && (
            <Select
              key={kind}
              label={t(`settings.${kind}`)}
              value={chosen[kind]}
              // A speaker is the usual one until another is chosen.
              {...(chosen[kind] === '' ? { placeholder: t('settings.usual') } : {})}
              options={choices[kind].map(({ id, label }) => ({
                value: id,
                label: /^\d+$/.test(label) ? `${t(`settings.${kind}`)} ${label}` : label,
              }))}
              onValueChange={(id) => choose(kind, id)}
            />
          ),
      )}
    </Stack>
  );
}
