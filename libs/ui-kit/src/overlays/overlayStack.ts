import type { ReactNode } from 'react';
import type { Tone } from '../feedback/toneStyles.ts';

/** Why an overlay closed: by the user, a time-out, a route change, or code. */
export type CloseReason = 'user' | 'timeout' | 'navigation' | 'program';

export interface OverlayOptions {
  /** Opening the same id again replaces the overlay. */
  id?: string;
  /** Closes automatically after this time in milliseconds [I4.22]. */
  dismissAfterMs?: number;
  /** Stays open when the route changes [I4.22]. */
  keepOnNavigation?: boolean;
  onClose?: (reason: CloseReason) => void;
}

/** Props of a rendered overlay; `open` turns false shortly before removal, for the exit transition. */
export interface OverlayControls {
  open: boolean;
  close: () => void;
}

export interface OverlayHandle {
  id: string;
  close: () => void;
}

type Content =
  | { kind: 'overlay'; render: (controls: OverlayControls) => ReactNode }
  | { kind: 'toast'; tone: Tone; text: ReactNode; action?: ReactNode }
  | { kind: 'banner'; text: ReactNode };

export type OverlayEntry = Content & { id: string; open: boolean; options: OverlayOptions };

/** Injected timer. */
export interface OverlayTimer {
  start: (run: () => void, afterMs: number) => unknown;
  stop: (timer: never) => void;
}

export interface OverlayStack {
  entries: () => readonly OverlayEntry[];
  subscribe: (listener: () => void) => () => void;
  add: (content: Content, options?: OverlayOptions) => OverlayHandle;
  close: (id: string, reason?: CloseReason) => void;
  closeAll: (reason?: CloseReason) => void;
  /** Closes what isn't kept, after a route change [I4.22]. */
  routeChanged: () => void;
  /** Pauses an entry's time-out while it is read; `resume` restarts it. */
  pause: (id: string) => void;
  resume: (id: string) => void;
}

const browserTimer: OverlayTimer = {
  start: (run, afterMs) => setTimeout(run, afterMs),
  stop: (timer) => clearTimeout(timer),
};

/** Longest delay of a browser timer; longer ones fire at once, so they are chained [I9.08]. */
const longestDelayMs = 2 ** 31 - 1;

/** Overlays of an app, oldest first. `leaveMs` is the duration of the exit transition. */
export function createOverlayStack(leaveMs: number, timer: OverlayTimer = browserTimer): OverlayStack {
  let list: readonly OverlayEntry[] = [];
  let counter = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<string, unknown>();

  const publish = (next: readonly OverlayEntry[]): void => {
    list = next;
    for (const listener of listeners) listener();
  };
  const pause = (id: string): void => {
    if (timers.has(id)) timer.stop(timers.get(id) as never);
    timers.delete(id);
  };
  const drop = (id: string): void => publish(list.filter((entry) => entry.id !== id || entry.open));

  const close = (id: string, reason: CloseReason = 'program'): void => {
    const entry = list.find((one) => one.id === id && one.open);
    if (!entry) return;
    pause(id);
    publish(list.map((one) => (one === entry ? { ...one, open: false } : one)));
    timer.start(() => drop(id), leaveMs);
    entry.options.onClose?.(reason);
  };
  const wait = (id: string, leftMs: number): void => {
    const run = (): void =>
      leftMs > longestDelayMs ? wait(id, leftMs - longestDelayMs) : close(id, 'timeout');
    timers.set(id, timer.start(run, Math.min(leftMs, longestDelayMs)));
  };
  const resume = (id: string): void => {
    const afterMs = list.find((entry) => entry.id === id && entry.open)?.options.dismissAfterMs;
    pause(id);
    if (afterMs !== undefined) wait(id, afterMs);
  };
  const closeWhere = (matches: (entry: OverlayEntry) => boolean, reason: CloseReason): void => {
    for (const entry of list.filter((one) => one.open && matches(one))) close(entry.id, reason);
  };
  return {
    entries: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (content, options = {}) => {
      counter += 1;
      const id = options.id ?? `overlay-${counter}`;
      publish([...list.filter((entry) => entry.id !== id), { ...content, id, open: true, options }]);
      resume(id);
      return { id, close: () => close(id) };
    },
    close,
    closeAll: (reason = 'program') => closeWhere(() => true, reason),
    routeChanged: () => closeWhere((entry) => !entry.options.keepOnNavigation, 'navigation'),
    pause,
    resume,
  };
}
