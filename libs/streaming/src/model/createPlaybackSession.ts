import type { PlaybackSession } from '@foyer/contract';
import { errorCodeOf } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { listenTo } from '../player/listenTo.ts';

/** Calls of playback, which reject with the client's error. */
interface PlaybackCalls {
  /** @param formerId session that this tab had before a reload */
  begin: (formerId?: string) => Promise<PlaybackSession>;
  takeOver: () => Promise<PlaybackSession>;
  beat: (sessionId: string, isPlaying: boolean) => Promise<PlaybackSession>;
  leave: (sessionId: string) => void;
}

/** How watching stands. `source` is the address that the player began with; `session` has the newest. */
export type Viewing =
  | { kind: 'beginning' | 'openElsewhere' | 'movedAway' | 'accessLost' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'on'; source: string; session: PlaybackSession };

export interface PlaybackSessionOptions {
  calls: PlaybackCalls;
  storage: SafeStorage;
  isPlaying: () => boolean;
  onChange: (viewing: Viewing) => void;
}

/** One for all streams, since a person watches one at a time. */
const storageKey = 'foyer-playback';

interface Waiting {
  resolve: (address: string) => void;
  reject: (error: unknown) => void;
}

/**
 * Keeps a playback session alive [C6.12]: a heartbeat in each interval and whenever the browser is online again. A
 * session that another device took over, and one whose {product} is gone, end; one that was left begins again unseen.
 * A heartbeat without an answer is sent again: the server renews a lease that ran out meanwhile, if no other device has taken it.
 */
export function createPlaybackSession({ calls, storage, isPlaying, onChange }: PlaybackSessionOptions) {
  let session: PlaybackSession | undefined;
  let source = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBeating = false;
  let isOver = false;
  let waiting: Waiting[] = [];

  const rest = (): void => {
    clearTimeout(timer);
    if (session) timer = setTimeout(() => void beat(), session.heartbeatSeconds * 1_000);
  };
  const settle = (each: (one: Waiting) => void): void => {
    const settled = waiting;
    waiting = [];
    settled.forEach(each);
  };
  const adopt = (newest: PlaybackSession): void => {
    session = newest;
    storage.setItem(storageKey, newest.sessionId);
    settle(({ resolve }) => resolve(newest.manifestUrl));
    rest();
    onChange({ kind: 'on', source, session: newest });
  };
  const end = (viewing: Viewing, error?: unknown): void => {
    session = undefined;
    clearTimeout(timer);
    storage.removeItem(storageKey);
    settle(({ reject }) => reject(error));
    onChange(viewing);
  };
  const open = async (call: () => Promise<PlaybackSession>): Promise<void> => {
    try {
      const opened = await call();
      if (isOver) return calls.leave(opened.sessionId);
      if (!session) source = opened.manifestUrl;
      adopt(opened);
    } catch (error) {
      if (isOver) return;
      const isElsewhere = errorCodeOf(error) === 'streamTooManyDevices';
      end(isElsewhere ? { kind: 'openElsewhere' } : { kind: 'failed', error }, error);
    }
  };
  const begin = (): Promise<void> => open(() => calls.begin(storage.getItem(storageKey) ?? undefined));

  async function beat(): Promise<void> {
    if (!session || isBeating) return;
    clearTimeout(timer);
    isBeating = true;
    try {
      const newest = await calls.beat(session.sessionId, isPlaying());
      if (!isOver) adopt(newest);
    } catch (error) {
      if (isOver) return;
      const code = errorCodeOf(error);
      if (code === 'playbackMoved') end({ kind: 'movedAway' }, error);
      else if (code === 'streamAccessLost') end({ kind: 'accessLost' }, error);
      else if (code === 'playbackOver') await begin();
      else rest();
    } finally {
      isBeating = false;
    }
  }

  const stopListening = listenTo(window, {
    online: () => void beat(),
    pagehide: () => {
      if (session) calls.leave(session.sessionId);
    },
    // A page that comes back as it was has left its session.
    pageshow: (event) => {
      if ((event as PageTransitionEvent).persisted) void beat();
    },
  });
  void begin();

  return {
    /** Begins anew, with a new player. */
    begin: (): void => {
      session = undefined;
      onChange({ kind: 'beginning' });
      void begin();
    },
    takeOver: (): Promise<void> => open(calls.takeOver),
    /** Resolves to the newest address after the next heartbeat with an answer; rejects when the session ends. */
    renew: (): Promise<string> =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        void beat();
      }),
    /** Newest address of the stream. */
    address: (): string => session?.manifestUrl ?? source,
    stop: (): void => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
      if (session) calls.leave(session.sessionId);
      session = undefined;
    },
  };
}
