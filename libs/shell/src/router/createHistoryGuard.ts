import type { Navigator } from 'react-router';

/** Unsaved input, and the question before leaving it [I4.22]. */
export interface LeaveQuestion {
  isGuarded: () => boolean;
  mayLeave: () => Promise<boolean>;
}

export interface HistoryDoors {
  readonly history: Pick<History, 'state' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'href'>;
}

export interface HistoryGuard {
  /** Call after every navigation: this is the current page. */
  arrived: () => void;
  /** Handles `popstate` before the router, and stops it while undecided. */
  onPop: (event: Event) => void;
  /** Restores the router. */
  release: () => void;
}

/** Index that the router gives to each history entry. */
const indexOf = (state: unknown): number | undefined => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/**
 * Asks before the router or the browser's buttons leave a page with unsaved input [I4.22]. Browsers report a step back
 * after taking it, so the guard undoes the step, asks, and repeats it after a yes. Changes of the query or the fragment
 * don't count as leaving.
 */
export function createHistoryGuard(
  question: LeaveQuestion,
  navigator: Navigator,
  { history, location }: HistoryDoors,
): HistoryGuard {
  let shown = { index: indexOf(history.state), pathname: location.pathname };
  let isAsking = false;
  let isReturning = false;
  let isAllowed = false;

  const askThen = (go: () => void): void => {
    if (isAsking) return;
    isAsking = true;
    void question.mayLeave().then((may) => {
      isAsking = false;
      if (may) go();
    });
  };
  const onPop = (event: Event): void => {
    if (isReturning || isAllowed) {
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
      isAllowed = false;
      return;
    }
    const index = indexOf(history.state);
    const steps = index === undefined || shown.index === undefined ? 0 : index - shown.index;
    if (steps === 0 || location.pathname === shown.pathname || !question.isGuarded()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
    askThen(() => {
      isAllowed = true;
      history.go(steps);
    });
  };
  /** Navigates at once if nothing would be lost, otherwise after a yes. */
  const toAddress = (address: string, go: () => void): void => {
    const isHere = new URL(address, location.href).pathname === location.pathname;
    if (isHere || !question.isGuarded()) go();
    else askThen(go);
  };
  // The router looks these up at every navigation; `go` is left alone, because it arrives as `popstate`.
  const { push, replace } = navigator;
  navigator.push = (to, ...rest) => toAddress(navigator.createHref(to), () => push(to, ...rest));
  navigator.replace = (to, ...rest) => toAddress(navigator.createHref(to), () => replace(to, ...rest));

  return {
    onPop,
    arrived: () => {
      shown = { index: indexOf(history.state), pathname: location.pathname };
    },
    release: () => Object.assign(navigator, { push, replace }),
  };
}
