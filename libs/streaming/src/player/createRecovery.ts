import { backOffMs } from './backOff.ts';

/** What failed: `status` is that of the answer, absent or 0 where none came. */
export interface StreamFailure {
  status?: number | undefined;
  /** The player has given up, and does nothing more by itself. */
  isFatal: boolean;
}

export interface RecoveryOptions {
  /** Loads again from where it stopped. */
  restart: () => void;
  /** The right to watch is over or was never there: asks for a new address. */
  renew: () => void;
  onReconnecting: (isReconnecting: boolean) => void;
  random?: () => number;
}

/**
 * Brings a stream back after an outage. A fatal network error is tried again with growing waits, and at once when the
 * browser is online again. A refusal (4xx) isn't tried again but renewed, once until something was loaded. Only a loaded
 * fragment ends an outage: a playlist also loads where the segments behind it don't.
 */
export function createRecovery({ restart, renew, onReconnecting, random }: RecoveryOptions) {
  let attempt = 0;
  let isFailing = false;
  let isStalled = true;
  let isShown = false;
  let wasRenewed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (): void => {
    const isReconnecting = isFailing && isStalled;
    if (isReconnecting === isShown) return;
    isShown = isReconnecting;
    onReconnecting(isReconnecting);
  };
  const stopWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tryAgain = (): void => {
    stopWaiting();
    restart();
  };
  const wait = (): void => {
    if (timer !== undefined) return;
    timer = setTimeout(tryAgain, backOffMs(attempt, random));
    attempt += 1;
  };

  const online = (): void => {
    if (!isFailing) return;
    attempt = 0;
    // Also while the player hasn't given up: after a long time offline hls.js was seen to wait for good.
    tryAgain();
  };
  window.addEventListener('online', online);

  return {
    /** @returns whether something more will be tried */
    failed: ({ status = 0, isFatal }: StreamFailure): boolean => {
      const isRefused = status >= 400 && status < 500;
      if (isFatal && isRefused) {
        stopWaiting();
        if (wasRenewed) return false;
        wasRenewed = true;
        renew();
        return true;
      }
      // A single missing segment is skipped by the player.
      if (isRefused) return true;
      isFailing = true;
      if (isFatal) wait();
      show();
      return true;
    },
    stalled: (): void => {
      isStalled = true;
      show();
    },
    playing: (): void => {
      isStalled = false;
    },
    fragmentBuffered: (): void => {
      stopWaiting();
      attempt = 0;
      isFailing = false;
      wasRenewed = false;
      show();
    },
    stop: (): void => {
      stopWaiting();
      window.removeEventListener('online', online);
    },
  };
}
