import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConferencePlace } from '@foyer/contract';
import { Button, ErrorState, Grid, Inline, LiveRegion, Notice, Spinner, Stack, theme } from '@foyer/ui-kit';
import type { useDevices } from '../../model/devices/useDevices.ts';
import { DeviceSettings } from '../check/DeviceSettings.tsx';
import { useStageConnection } from './useStageConnection.ts';

export interface OnStageProps {
  place: ConferencePlace;
  devices: ReturnType<typeof useDevices>;
  onLeave: () => void;
}

const picture = css({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: theme.radius.medium,
  background: theme.fixed.codeDark,
});
const state = css({ display: 'flex', alignItems: 'center', gap: theme.space[2] });

function Picture({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  // Without captions: people speak now.
  return <video ref={video} css={picture} autoPlay playsInline aria-label={label} />;
}

/** The stage as it is: each other guest, or what the organiser's media server makes of them. */
function StagePictures({ eventId, pictures }: Pick<ConferencePlace, 'eventId' | 'pictures'>) {
  const { t } = useTranslation('stage');
  const { received } = useStageConnection({ eventId, way: 'watch', isOn: true, pictures });
  if (received.length === 0) return <p css={{ color: theme.color.contentMuted }}>{t('place.alone')}</p>;
  return received.map((stream, at) => (
    <Picture
      key={stream.id}
      stream={stream}
      label={pictures === 1 ? t('place.stage') : t('place.guest', { number: at + 1 })}
    />
  ));
}

/** A guest who is sent to the stage, with what they can turn off, and the stage as it is [C2.31, C8.17]. */
export function OnStage({
  place: { eventId, canPublish, canWatch, pictures },
  devices,
  onLeave,
}: OnStageProps) {
  const { t } = useTranslation('stage');
  const [off, setOff] = useState({ audio: false, video: false });
  const { stream } = devices;
  const { link, retry } = useStageConnection({ eventId, way: 'publish', isOn: canPublish, stream });
  useEffect(() => {
    for (const track of stream?.getTracks() ?? []) track.enabled = !off[track.kind as keyof typeof off];
  }, [stream, off]);
  if (link === 'failed') {
    return (
      <Stack gap={3}>
        <ErrorState title={t('joinError.title')} onRetry={retry}>
          {t('joinError.text')}
        </ErrorState>
        <Inline gap={3} justify="center">
          <Button onClick={onLeave}>{t('joinError.leave')}</Button>
        </Inline>
      </Stack>
    );
  }
  const isWaiting = canPublish && link !== 'on';
  return (
    <Stack gap={4}>
      <LiveRegion>
        <h2 css={{ fontSize: theme.text.title }}>{t('place.on')}</h2>
        {isWaiting ? (
          <p css={state}>
            <Spinner size={20} />
            {t(link === 'reconnecting' ? 'place.reconnecting' : 'place.connecting')}
          </p>
        ) : (
          <p>{t(canPublish ? 'place.onText' : 'place.noMedia')}</p>
        )}
      </LiveRegion>
      <Grid minColumn={280} gap={4}>
        <DeviceSettings devices={devices} onHeard={() => undefined} />
        {canWatch && <StagePictures eventId={eventId} pictures={pictures} />}
      </Grid>
      {devices.standings.camera === 'missing' && <Notice tone="danger">{t('check.camera.missing')}</Notice>}
      <Inline gap={3}>
        <Button aria-pressed={off.audio} onClick={() => setOff({ ...off, audio: !off.audio })}>
          {t(off.audio ? 'place.unmute' : 'place.mute')}
        </Button>
        <Button aria-pressed={off.video} onClick={() => setOff({ ...off, video: !off.video })}>
          {t(off.video ? 'place.show' : 'place.hide')}
        </Button>
        <Button onClick={onLeave}>{t('place.leave')}</Button>
      </Inline>
    </Stack>
  );
}
