import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice, Select, Stack, theme } from '@foyer/ui-kit';
import type { useDevices } from '../../model/devices/useDevices.ts';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';

const frame = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '40dvh',
  objectFit: 'cover',
  borderRadius: theme.radius.medium,
  background: theme.fixed.codeDark,
  // As in a mirror.
  transform: 'scaleX(-1)',
});

/** Picture of the own camera, without its sound. */
function CameraPreview({ stream }: { stream: MediaStream | undefined }) {
  const { t } = useTranslation('stage');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return <video ref={video} css={frame} muted autoPlay playsInline aria-label={t('settings.preview')} />;
}

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
