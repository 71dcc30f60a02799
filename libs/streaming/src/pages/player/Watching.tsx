import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoStreamInfo } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useFlag } from '@foyer/api-client/shell';
import { track } from '@foyer/api-client/shell/track';
import { Button, ErrorState, Notice, Skeleton, Stack } from '@foyer/ui-kit';
import { StreamPlayer } from '../../components/player/StreamPlayer.tsx';
import { StreamNotice } from '../../components/state/StreamNotice.tsx';
import { useViewing } from './useViewing.ts';

/** Loaded with the first stage: who only watches needs none of it. */
const Stage = lazy(async () => ({ default: (await import('../../components/stage/Stage.tsx')).Stage }));

export interface WatchingProps {
  info: VideoStreamInfo;
  inventoryItemId: string;
  /** Called when the picture has come to its end, and when it plays again. */
  onEnded: (hasEnded: boolean) => void;
}

/** The stream in a session of this device, and why it isn't [C2.31, C6.12, C8.18]. */
export function Watching({ info: { event }, inventoryItemId, onEnded }: WatchingProps) {
  const { t } = useTranslation('streaming');
  const { viewing, setPlaying, setHeight, begin, takeOver, renew, address } = useViewing(inventoryItemId);
  const [isTaking, setTaking] = useState(false);
  const isMeasured = useFlag('playerAnalytics');
  const [isOnStage, setOnStage] = useState(false);
  const hasStarted = useRef(false);
  const measure = (name: 'video_start' | 'video_complete'): void => {
    if (isMeasured) track({ name, event });
  };
  if (viewing.kind === 'beginning') return <Skeleton shape="block" height="min(56vw, 60dvh)" />;
  if (viewing.kind === 'failed') {
    return (
      <ErrorState title={t('page.beginFailed')} onRetry={begin}>
        {errorText(t, viewing.error)}
      </ErrorState>
    );
  }
  if (viewing.kind !== 'on') {
    const watchHere = (): void => {
      setTaking(true);
      void takeOver().finally(() => setTaking(false));
    };
    return (
      <StreamNotice
        zone={event.timezone}
        standing={{ kind: viewing.kind === 'accessLost' ? 'accessLost' : viewing.kind }}
        action={
          viewing.kind !== 'accessLost' && (
            <Button variant="primary" loading={isTaking} onClick={watchHere}>
              {t('page.watchHere')}
            </Button>
          )
        }
      />
    );
  }
  const { source, session } = viewing;
  const isDown = session.notices.includes('streamDown');
  return (
    <Stack gap={3}>
      {isDown && (
        <Notice tone="warning" title={t('standing.down.title')}>
          {t('standing.down.text')}
        </Notice>
      )}
      <StreamPlayer
        key={source}
        title={event.shortName}
        poster={event.art.wideUrl}
        source={source}
        address={address}
        renew={renew}
        onRetry={begin}
        isSilent={isOnStage}
        onPlaying={(isPlaying) => {
          if (isPlaying && !hasStarted.current) measure('video_start');
          hasStarted.current ||= isPlaying;
          setPlaying(isPlaying);
        }}
        onHeight={setHeight}
        onEnded={(hasEnded) => {
          if (hasEnded) measure('video_complete');
          onEnded(hasEnded);
        }}
      />
      {session.notices.map((notice) =>
        notice === 'endsSoon' || notice === 'replayExpiresSoon' ? (
          <Notice key={notice}>{t(`notice.${notice}`)}</Notice>
        ) : null,
      )}
      {session.notices.includes('stageOpen') && (
        <Suspense fallback={null}>
          <Stage
            eventId={event.eventId}
            hasPlace={session.notices.includes('stagePlace')}
            onStage={setOnStage}
          />
        </Suspense>
      )}
    </Stack>
  );
}
