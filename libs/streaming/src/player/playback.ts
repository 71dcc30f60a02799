/** A quality, a caption track or a sound track to choose. */
export interface PlaybackTrack {
  /** Position in the player's list; -1 is "automatic" for qualities and "off" for captions. */
  id: number;
  label: string;
}

interface PlaybackChoices {
  qualities: readonly PlaybackTrack[];
  quality: number;
  captions: readonly PlaybackTrack[];
  caption: number;
  sounds: readonly PlaybackTrack[];
  sound: number;
}

export interface PlaybackState extends PlaybackChoices {
  isLive: boolean;
  /** More than a few seconds behind the live picture, as after a pause. */
  isBehindLive: boolean;
  isReconnecting: boolean;
  /** Given up: refused after renewal, media that can't be decoded, or a player whose file didn't load. */
  failure?: 'refused' | 'media' | 'player';
}

export interface PlaybackOptions {
  video: HTMLVideoElement;
  /** Address of the first playlist with which the player begins. */
  source: string;
  /** Newest address of the same playlist: what differs is its folder, which is signed for a minute. */
  address: () => string;
  /** Asks the server for a new address; its refusal is the page's to tell. */
  renew: () => Promise<string>;
  onChange: (state: PlaybackState) => void;
}

export interface Playback {
  watchAgain: () => void;
  goLive: () => void;
  chooseQuality: (id: number) => void;
  chooseCaption: (id: number) => void;
  chooseSound: (id: number) => void;
  stop: () => void;
}

export const noPlayback: PlaybackState = {
  isLive: false,
  isBehindLive: false,
  isReconnecting: false,
  qualities: [],
  quality: -1,
  captions: [],
  caption: -1,
  sounds: [],
  sound: -1,
};

/** A live picture further behind than this, in seconds, is offered "back to live": five segments of two seconds. */
export const behindLiveSeconds = 10;

export function playFrom(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  // A browser that wants a press first is pressed by the controls.
  void video.play().catch(() => undefined);
}
