import Hls, { type ErrorData } from 'hls.js';
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

/** Without media sources there's only the browser's own player. */
export const canPlayByHls = (): boolean => Hls.isSupported();

/** Name of a quality, such as 720p; the rate where a stream names no size. */
const qualityLabel = ({ height, bitrate }: { height: number; bitrate: number }): string =>
  height > 0 ? `${height}p` : `${(bitrate / 1e6).toFixed(1)} Mbit/s`;

const named = ({ name, lang }: { name: string; lang?: string | undefined }, id: number) => ({
  id,
  label: name || lang || String(id + 1),
});

const absolute = (url: string): string => new URL(url, window.location.href).href;
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** Plays a stream by hls.js. */
export function createHlsPlayback({ video, source, address, renew, onChange }: PlaybackOptions): Playback {
  let loaded = absolute(source);
  /** Playlists are asked for by the addresses in the first one, whose signature is over by then; segments have none. */
  const signed = (url: string): string =>
    url.startsWith(folderOf(loaded))
      ? folderOf(absolute(address())) + url.slice(folderOf(loaded).length)
      : url;
  const hls = new Hls({
    // Its worker is made of a blob, which the policy of our pages forbids, and repacks what isn't MP4 alone.
    enableWorker: false,
    backBufferLength: 60,
    xhrSetup: (request, url) => request.open('GET', signed(url), true),
  });
  let state: PlaybackState = noPlayback;
  let isOver = false;
  let mediaRecoveries = 0;
  const change = (changed: Partial<PlaybackState>): void => {
    if (isOver) return;
    state = { ...state, ...changed };
    onChange(state);
  };
  const load = (url: string): void => {
    loaded = absolute(url);
    hls.loadSource(loaded);
  };
  const fail = (failure: 'refused' | 'media'): void => change({ failure });

  const recovery = createRecovery({
    // Without a first playlist there's nothing that startLoad could go on with.
    restart: () => (hls.levels.length > 0 ? hls.startLoad() : load(address())),
    renew: () => {
      renew().then(
        (renewed) => {
          if (!isOver) load(renewed);
        },
        () => fail('refused'),
      );
    },
    onReconnecting: (isReconnecting) => change({ isReconnecting }),
  });

  const behindLive = (): boolean => {
    const edge = hls.liveSyncPosition;
    return state.isLive && typeof edge === 'number' && edge - video.currentTime > behindLiveSeconds;
  };
  const readChoices = (): void =>
    change({
      qualities: hls.levels.map((level, id) => ({ id, label: qualityLabel(level) })),
      quality: hls.autoLevelEnabled ? -1 : hls.loadLevel,
      captions: hls.subtitleTracks.map(named),
      caption: hls.subtitleTrack,
      sounds: hls.audioTracks.map(named),
      sound: hls.audioTrack,
    });
  const error = (_event: unknown, { type, fatal: isFatal, response }: ErrorData): void => {
    if (type === Hls.ErrorTypes.NETWORK_ERROR) {
      if (!recovery.failed({ isFatal, status: response?.code })) fail('refused');
      return;
    }
    if (!isFatal) return;
    // Once as hls.js advises; a second time in a row means media that this device can't play.
    if (type === Hls.ErrorTypes.MEDIA_ERROR && mediaRecoveries < 1) {
      mediaRecoveries += 1;
      hls.recoverMediaError();
      return;
    }
    fail('media');
  };

  hls.on(Hls.Events.ERROR, error);
  hls.on(Hls.Events.FRAG_BUFFERED, (_event, { frag }) => {
    const kind: string = frag.type;
    if (kind !== 'main') return;
    mediaRecoveries = 0;
    recovery.fragmentBuffered();
  });
  hls.on(Hls.Events.LEVEL_UPDATED, (_event, { details }) => {
    if (details.live !== state.isLive) change({ isLive: details.live });
  });
  for (const event of [
    Hls.Events.MANIFEST_PARSED,
    Hls.Events.SUBTITLE_TRACKS_UPDATED,
    Hls.Events.SUBTITLE_TRACK_SWITCH,
    Hls.Events.AUDIO_TRACKS_UPDATED,
    Hls.Events.AUDIO_TRACK_SWITCHED,
  ] as const) {
    hls.on(event, readChoices);
  }
  const stopListening = listenTo(video, {
    waiting: recovery.stalled,
    playing: recovery.playing,
    timeupdate: () => {
      const isBehindLive = behindLive();
      if (isBehindLive !== state.isBehindLive) change({ isBehindLive });
    },
  });
  load(source);
  hls.attachMedia(video);

  return {
    watchAgain: () => playFrom(video, 0),
    goLive: () => {
      playFrom(video, hls.liveSyncPosition ?? video.currentTime);
    },
    chooseQuality: (id) => {
      hls.nextLevel = id;
      change({ quality: id });
    },
    chooseCaption: (id) => {
      hls.subtitleTrack = id;
      hls.subtitleDisplay = id >= 0;
      change({ caption: id });
    },
    chooseSound: (id) => {
      hls.audioTrack = id;
      change({ sound: id });
    },
    stop: () => {
      isOver = true;
      stopListening();
      recovery.stop();
      hls.destroy();
    },
  };
}
