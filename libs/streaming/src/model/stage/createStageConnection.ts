import { fragmentOf, withFragment } from '@foyer/util';
import { backOffMs } from '../../player/backOff.ts';
import { listenTo } from '../../player/listenTo.ts';
import { createReceived } from './createReceived.ts';

/** Signalling with the media server, which speaks WHIP and WHEP; each call rejects with the client's error. */
interface StageCalls {
  open: (offer: string) => Promise<{ mediaId: string; answer: string }>;
  restart: (mediaId: string, fragment: string) => Promise<string>;
  close: (mediaId: string) => void;
}
export type StageLink = 'connecting' | 'on' | 'reconnecting' | 'failed';

export interface StageConnectionOptions {
  calls: StageCalls;
  /** What is sent; without it, the stage is received. */
  sent?: MediaStream | undefined;
  /** How many pictures are received, each with its sound. */
  pictures?: number;
  onLink: (link: StageLink) => void;
  /** Called with those of them that come now. */
  onReceived?: (streams: readonly MediaStream[]) => void;
}

/** Candidates that come later than this are not waited for. */
const gatherMs = 1_000;
/** Browsers mend a short cut by themselves. */
const patienceMs = 2_000;
const mostAttempts = 5;

async function offerOf(peer: RTCPeerConnection, options?: RTCOfferOptions): Promise<string> {
  await peer.setLocalDescription(await peer.createOffer(options));
  if (peer.iceGatheringState !== 'complete') {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }
  return peer.localDescription!.sdp;
}

/**
 * Sends to the stage or receives it. After a cut it restarts ICE; where the media server can't, it connects anew, with
 * growing waits and at once when the browser is online again.
 */
export function createStageConnection({
  calls,
  sent,
  pictures = 1,
  onLink,
  onReceived,
}: StageConnectionOptions) {
  let peer: RTCPeerConnection | undefined;
  let mediaId: string | undefined;
  let stream = sent;
  let attempts = 0;
  let isOver = false;
  let isMending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (link: StageLink): void => {
    if (!isOver) onLink(link);
  };
  let stopReceiving: (() => void) | undefined;
  const drop = (): void => {
    stopReceiving?.();
    stopReceiving = undefined;
    peer?.close();
    peer = undefined;
    if (mediaId !== undefined) calls.close(mediaId);
    mediaId = undefined;
  };

  function build(): RTCPeerConnection {
    const built = new RTCPeerConnection();
    if (stream) {
      for (const track of stream.getTracks())
        built.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
    } else {
      stopReceiving = createReceived(built, pictures, (streams) => onReceived?.(streams));
    }
    built.addEventListener('iceconnectionstatechange', () => {
      if (built !== peer) return;
      const { iceConnectionState: state } = built;
      clearTimeout(timer);
      if (state === 'connected' || state === 'completed') {
        attempts = 0;
        tell('on');
      }
      if (state === 'disconnected') timer = setTimeout(() => void mend(), patienceMs);
      if (state === 'failed') void mend();
    });
    return built;
  }

  async function open(): Promise<void> {
    drop();
    const built = build();
    peer = built;
    try {
      const opened = await calls.open(await offerOf(built));
      if (isOver || built !== peer) return calls.close(opened.mediaId);
      mediaId = opened.mediaId;
      await built.setRemoteDescription({ type: 'answer', sdp: opened.answer });
    } catch {
      if (built === peer) again();
    }
  }

  function again(): void {
    drop();
    if (isOver) return;
    attempts += 1;
    if (attempts >= mostAttempts) return tell('failed');
    tell('reconnecting');
    timer = setTimeout(() => void open(), backOffMs(attempts - 1));
  }

  async function mend(): Promise<void> {
    const current = peer;
    if (isOver || isMending || !current || mediaId === undefined) return;
    isMending = true;
    tell('reconnecting');
    try {
      const answer = current.remoteDescription!.sdp;
      const offer = await offerOf(current, { iceRestart: true });
      const fragment = await calls.restart(mediaId, fragmentOf(offer));
      await current.setRemoteDescription({ type: 'answer', sdp: withFragment(answer, fragment) });
    } catch {
      if (current === peer) again();
    } finally {
      isMending = false;
    }
  }

  const stopListening = listenTo(window, {
    online: () => {
      clearTimeout(timer);
      void (mediaId === undefined ? open() : mend());
    },
    pagehide: drop,
  });
  tell('connecting');
  void open();
  return {
    /** Sends other tracks, as after a change of the camera, without a new connection. */
    send: (changed: MediaStream): void => {
      stream = changed;
      for (const sender of peer?.getSenders() ?? []) {
        const track = changed.getTracks().find(({ kind }) => kind === sender.track?.kind);
        if (track && track !== sender.track) void sender.replaceTrack(track).catch(() => undefined);
      }
    },
    retry: (): void => {
      attempts = 0;
      tell('connecting');
      void open();
    },
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      drop();
    },
  };
}
