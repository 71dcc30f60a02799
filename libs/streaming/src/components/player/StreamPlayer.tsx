import { css } from '@emotion/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorState, LiveRegion, Spinner, theme } from '@foyer/ui-kit';
import { PlayerBar } from './PlayerBar.tsx';
import { usePlayback } from './usePlayback.ts';

export interface StreamPlayerProps {
  /** Name of the show: the name of the player too. */
  title: string;
  /** Picture until the first one of the stream. */
  poster?: string | undefined;
  /** Address of the stream's first playlist. */
  source: string;
  /** Newest address of it. */
  address: () => string;
  /** Asks the server for a new address when this one is refused; a rejection ends the player. */
  renew: () => Promise<string>;
  /** Loads the page's stream again, after a failure. */
  onRetry: () => void;
  /** Called when a picture moves, and when it stops. */
  onPlaying?: (isPlaying: boolean) => void;
  /** Called with the height of the picture, in pixels, whenever it changes. */
  onHeight?: (height: number) => void;
  /** Called when the show has come to its end, and when it plays again. */
  onEnded?: (hasEnded: boolean) => void;
  /** The viewer is on stage, where the late sound would disturb. */
  isSilent?: boolean;
  /** Beside the live mark. */
  children?: ReactNode;
}

const frame = css({ display: 'grid', gap: theme.space[3] });
const screen = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  // Whole in the window, also of a phone that lies on its side.
  maxHeight: '80dvh',
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  background: theme.fixed.codeDark,
});
const picture = css({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
const over = css({
  position: 'absolute',
  insetInline: theme.space[3],
  insetBlockStart: theme.space[3],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
const words = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: `${theme.space[2]} ${theme.space[4]}`,
  borderRadius: theme.radius.pill,
  background: theme.color.surface1,
  color: theme.color.content,
});

const toggleFullScreen = (video: HTMLVideoElement): void => {
  // Safari before 16.4 has no call.
  if (!('requestFullscreen' in video)) return;
  // Refused without a press, or in a frame that its host keeps small.
  const done = document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen();
  done.catch(() => undefined);
};
/** Keys of video players at large; only while the player has the focus. */
const keys: Record<string, (video: HTMLVideoElement) => void> = {
  k: (video) => (video.paused ? void video.play().catch(() => undefined) : video.pause()),
  m: (video) => {
    video.muted = !video.muted;
  },
  f: toggleFullScreen,
  j: (video) => {
    video.currentTime -= 10;
  },
  l: (video) => {
    video.currentTime += 10;
  },
};

/** Video of a show with the browser's own controls, and what they lack: live, quality, captions and sound [C2.06, C2.31]. */
export function StreamPlayer({
  title,
  poster,
  source,
  address,
  renew,
  onRetry,
  onPlaying,
  onHeight,
  onEnded,
  isSilent = false,
  children,
}: StreamPlayerProps) {
  const { t } = useTranslation('streaming');
  const { video, state, act } = usePlayback({ source, address, renew });
  const [hasEnded, setEnded] = useState(false);
  if (state.failure) {
    return (
      <ErrorState title={t(`failure.${state.failure}.title`)} onRetry={onRetry}>
        {t(`failure.${state.failure}.text`)}
      </ErrorState>
    );
  }
  const end = (isEnd: boolean): void => {
    if (isEnd === hasEnded) return;
    setEnded(isEnd);
    onEnded?.(isEnd);
  };
  const press = (event: KeyboardEvent): void => {
    const action = keys[event.key.toLowerCase()];
    if (!action || !video.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    action(video.current);
  };
  return (
    // Keys reach the controls first; what they leave is of the player.
    <section aria-label={title} css={frame} onKeyDown={press}>
      <div css={screen}>
        {/* Captions are tracks of the stream. */}
        <video
          ref={video}
          css={picture}
          controls
          playsInline
          autoPlay
          muted={isSilent}
          poster={poster}
          aria-label={title}
          onPlaying={() => {
            end(false);
            onPlaying?.(true);
          }}
          onResize={({ currentTarget }) => onHeight?.(currentTarget.videoHeight)}
          onPause={() => onPlaying?.(false)}
          onEnded={() => end(true)}
        />
        <LiveRegion css={over}>
          {state.isReconnecting && (
            <span css={words}>
              <Spinner size={20} />
              {t('player.reconnecting')}
            </span>
          )}
        </LiveRegion>
      </div>
      <PlayerBar video={video} state={state} act={act}>
        {hasEnded && (
          <Button variant="primary" onClick={() => act((playback) => playback.watchAgain())}>
            {t('player.watchAgain')}
          </Button>
        )}
        {children}
      </PlayerBar>
    </section>
  );
}
