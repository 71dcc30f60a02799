import { useTranslation } from 'react-i18next';
import { Button, Inline, Notice, Stack, theme } from '@foyer/ui-kit';
import { DeviceChecks } from '../check/DeviceChecks.tsx';
import type { useDevices } from '../../model/devices/useDevices.ts';

export interface WaitingRoomProps {
  devices: ReturnType<typeof useDevices>;
  isEntering: boolean;
  error?: string | undefined;
  onReady: () => void;
  onLeave: () => void;
}

/** Room before the stage: everything is checked, and no viewer sees the guest yet [C2.31]. */
export function WaitingRoom({ devices, isEntering, error, onReady, onLeave }: WaitingRoomProps) {
  const { t } = useTranslation('stage');
  const { camera, microphone } = devices.standings;
  const isReady = camera === 'ready' && microphone === 'ready';
  return (
    <Stack gap={4}>
      <header>
        <h2 css={{ fontSize: theme.text.title }}>{t('place.waiting')}</h2>
        <p css={{ color: theme.color.contentMuted }}>{t('place.waitingText')}</p>
      </header>
      <DeviceChecks devices={devices} />
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <Inline gap={3}>
        <Button
          variant="primary"
          loading={isEntering}
          disabledReason={isReady ? undefined : t('place.readyFirst')}
          onClick={onReady}
        >
          {t('place.ready')}
        </Button>
        <Button onClick={onLeave}>{t('place.leave')}</Button>
      </Inline>
    </Stack>
  );
}
