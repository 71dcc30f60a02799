import type { OAuthArrival } from '../model/oauthArrival.ts';

const name = 'foyer.oauth';

type Message = { kind: 'arrived'; arrival: OAuthArrival } | { kind: 'taken'; state: string };

/**
 * Whether the window of a provider can tell this page that it came back. The windows lose sight of each other on the way,
 * as both sides isolate themselves from foreign pages, so it is told by a channel that only pages of this site hear.
 */
export const canHearWindows = (): boolean => typeof BroadcastChannel === 'function';

/** Waits for the window that began with this state; says that it was heard. @returns how to stop */
export function hearArrival(state: string, onArrival: (arrival: OAuthArrival) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'arrived' || data.arrival.state !== state) return;
    channel.postMessage({ kind: 'taken', state } satisfies Message);
    onArrival(data.arrival);
  };
  return () => channel.close();
}

/** Tells the page that waits; resolves whether there is one. */
export function tellArrival(arrival: OAuthArrival, waitMs: number): Promise<boolean> {
  if (!canHearWindows() || arrival.state === '') return Promise.resolve(false);
  const channel = new BroadcastChannel(name);
  return new Promise((resolve) => {
    const end = (wasTaken: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(wasTaken);
    };
    const timer = setTimeout(() => end(false), waitMs);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && data.state === arrival.state) end(true);
    };
    channel.postMessage({ kind: 'arrived', arrival } satisfies Message);
  });
}
