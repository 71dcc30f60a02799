import type { ConfirmTexts } from './dialog/confirmTexts.ts';

/** Guards against losing input by leaving, and their question [I4.22]. */
export interface LeaveGuards {
  /**
   * Makes leaving ask with these texts until the returned function is called. See `useUnsavedChanges`.
   * @param isNeeded evaluated on leaving; always true by default
   */
  guard: (texts: ConfirmTexts, isNeeded?: () => boolean) => () => void;
  /** Tells whether leaving would lose something. */
  isGuarded: () => boolean;
  /** Asks if something would be lost, otherwise resolves to true at once: for the app's router. */
  mayLeave: () => Promise<boolean>;
}

/** Creates the guards; `confirm` asks yes or no [C4.27]. At most one question is open. */
export function createLeaveGuards(confirm: (texts: ConfirmTexts) => Promise<boolean>): LeaveGuards {
  const guards = new Set<{ texts: ConfirmTexts; isNeeded: () => boolean }>();
  let asked: Promise<boolean> | undefined;
  const inForce = () => [...guards].filter(({ isNeeded }) => isNeeded());

  const ask = async (texts: ConfirmTexts): Promise<boolean> => {
    const answer = await confirm(texts);
    // After a yes, no further question follows.
    if (answer) guards.clear();
    asked = undefined;
    return answer;
  };
  return {
    guard: (texts, isNeeded = () => true) => {
      const entry = { texts, isNeeded };
      guards.add(entry);
      return () => guards.delete(entry);
    },
    isGuarded: () => inForce().length > 0,
    mayLeave: () => {
      const last = inForce().at(-1);
      if (!last) return Promise.resolve(true);
      asked ??= ask(last.texts);
      return asked;
    },
  };
}
