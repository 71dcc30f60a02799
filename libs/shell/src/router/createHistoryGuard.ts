import type { Navigator } from 'react-router';

/** What would be lost by leaving, and the question before it [I4.22]. */
export interface LeaveQuestion {
  isGuarded: () => boolean;
  mayLeave: () => Promise<boolean>;
}

export interface HistoryDoors {
  readonly history: Pick<History, 'state' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'href'>;
}

export interface HistoryGuard {
  /** Told after every move of the router: this is the page that stands. */
  arrived: () => void;
  /** Hears of `popstate` before the router does, and keeps from it what is not decided yet. */
  onPop: (event: Event) => void;
  /** Gives the router back as it was. */
  release: () => void;
}

/** The router numbers the entries of the history. */
const indexOf = (state: unknown): number | undefined => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
};

/**
 * Asks before a page with something unsaved is left by the router or by the buttons of the browser [I4.22]. A browser has
 * gone back already when it tells: so the step is taken back, the question asked, and after a yes the step is taken again.
 * What stays on the page, as a filter in the search or a place on the page, leaves nothing.
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
  /** At once where nothing would be lost by going there, and after a yes where something would. */
  const toAddress = (address: string, go: () => void): void => {
    const isHere = new URL(address, location.href).pathname === location.pathname;
    if (isHere || !question.isGuarded()) go();
    else askThen(go);
  };
  // The router asks its navigator anew at every step; `go` is left as it is, for it comes back as `popstate`.
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
