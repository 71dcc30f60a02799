import { createRecovery } from './createRecovery.ts';
import { listenTo } from './listenTo.ts';
import {
  behindLiveSeconds,
  noPlayback,
  playFrom,
  type Playback,
  type PlaybackOptions,
  type PlaybackState,
} from './playback.ts';

/** Plays a stream by the browser itself, as Safari does; its own controls have captions, sound tracks and AirPlay. */
export function createNativePlayback({ video, source, renew, onChange }: PlaybackOptions): Playback {
  let state: PlaybackState = noPlayback;
  let isOver = false;
  const change = (changed: Partial<PlaybackState>): void => {
    if (isOver) return;
    state = { ...state, ...changed };
    onChange(state);
  };
  const edge = (): number => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : 0);
  const load = (address: string): void => {
    video.src = address;
    video.load();
    void video.play().catch(() => undefined);
  };
  /** The browser doesn't tell why a stream failed; a new address is right for each reason, and its refusal is final. */
  const restart = (): void => {
    renew().then(
      (renewed) => {
        if (!isOver) load(renewed);
      },
      () => change({ failure: 'refused' }),
    );
  };
  const recovery = createRecovery({
    restart,
    renew: restart,
    onReconnecting: (isReconnecting) => change({ isReconnecting }),
  });
  const stopListening = listenTo(video, {
    error: () => {
      if (video.error?.code === MediaError.MEDIA_ERR_DECODE) change({ failure: 'media' });
      else {
        recovery.stalled();
        recovery.failed({ isFatal: true });
      }
    },
    waiting: recovery.stalled,
    playing: () => {
      recovery.playing();
      recovery.fragmentBuffered();
    },
    timeupdate: () => {
      const isLive = video.duration === Infinity;
      const isBehindLive = isLive && edge() - video.currentTime > behindLiveSeconds;
      if (isLive !== state.isLive || isBehindLive !== state.isBehindLive) change({ isLive, isBehindLive });
    },
  });
  load(source);

  const ownControls = (): void => undefined;
  return {
    watchAgain: () => playFrom(video, 0),
    goLive: () => {
      playFrom(video, edge());
    },
    chooseQuality: ownControls,
    chooseCaption: ownControls,
    chooseSound: ownControls,
    stop: () => {
      isOver = true;
      stopListening();
      recovery.stop();
      video.removeAttribute('src');
      video.load();
    },
  };
}
