import type { OAuthArrival } from '../../model/oauthArrival.ts';

const name = 'foyer.oauth';

type Message = { kind: 'arrived'; arrival: OAuthArrival } | { kind: 'taken'; state: string };

/**
 * Tells whether a pop-up can report back to this page. Cross-origin isolation separates the windows, so they use a
 * channel that only pages of this origin can join.
 */
export const canHearWindows = (): boolean => typeof BroadcastChannel === 'function';

/** Waits for the pop-up with this state and acknowledges it. @returns a function that stops waiting */
export function hearArrival(state: string, onArrival: (arrival: OAuthArrival) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'arrived' || data.arrival.state !== state) return;
    channel.postMessage({ kind: 'taken', state } satisfies Message);
    onArrival(data.arrival);
  };
  return () => channel.close();
}

/** Notifies the waiting page; resolves to whether there is one. */
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
