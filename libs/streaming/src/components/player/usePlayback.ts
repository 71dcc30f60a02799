import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  noPlayback,
  type Playback,
  type PlaybackOptions,
  type PlaybackState,
} from '../../player/playback.ts';

/** Safari, which plays streams by itself, with AirPlay; Chromium can too, without qualities and captions of ours. */
const playsNatively = (): boolean => 'WebKitPlaybackTargetAvailabilityEvent' in window;

/** Loads the player that this browser needs: no other page has hls.js. */
async function createPlayback(options: PlaybackOptions): Promise<Playback> {
  if (!playsNatively()) {
    const { canPlayByHls, createHlsPlayback } = await import('../../player/createHlsPlayback.ts');
    if (canPlayByHls()) return createHlsPlayback(options);
  }
  const { createNativePlayback } = await import('../../player/createNativePlayback.ts');
  return createNativePlayback(options);
}

/** Plays a stream in a video element while mounted; another stream is another element, by its key. */
export function usePlayback({
  source,
  address,
  renew,
}: Pick<PlaybackOptions, 'source' | 'address' | 'renew'>) {
  const video = useRef<HTMLVideoElement>(null);
  const playback = useRef<Playback>(undefined);
  const [state, setState] = useState<PlaybackState>(noPlayback);
  const renewed = useEffectEvent(renew);
  const newest = useEffectEvent(address);
  useEffect(() => {
    let isOver = false;
    const options = {
      video: video.current!,
      source,
      address: () => newest(),
      renew: () => renewed(),
      onChange: setState,
    };
    createPlayback(options).then(
      (created) => {
        if (isOver) created.stop();
        else playback.current = created;
      },
      // The player's own file couldn't be loaded.
      () => !isOver && setState({ ...noPlayback, failure: 'player' }),
    );
    return () => {
      isOver = true;
      playback.current?.stop();
      playback.current = undefined;
    };
  }, [source]);
  const act = useCallback((action: (playback: Playback) => void): void => {
    if (playback.current) action(playback.current);
  }, []);
  return { video, state, act };
}
