import type { ConfirmTexts } from './confirmTexts.ts';

/** What would be lost by leaving, and the question before it [I4.22]. */
export interface LeaveGuards {
  /**
   * From now on leaving asks with these texts, until the returned function is called. See `useUnsavedChanges`.
   * @param isNeeded asked at the moment of leaving; without it there is always something to lose
   */
  guard: (texts: ConfirmTexts, isNeeded?: () => boolean) => () => void;
  /** Whether leaving would lose something. */
  isGuarded: () => boolean;
  /** Asks where something would be lost, and says at once yes where nothing would: for the app's router. */
  mayLeave: () => Promise<boolean>;
}

/** Keeps what is not to be lost; `confirm` asks yes or no [C4.27]. One question at a time, however often leaving is tried. */
export function createLeaveGuards(confirm: (texts: ConfirmTexts) => Promise<boolean>): LeaveGuards {
  const guards = new Set<{ texts: ConfirmTexts; isNeeded: () => boolean }>();
  let asked: Promise<boolean> | undefined;
  const inForce = () => [...guards].filter(({ isNeeded }) => isNeeded());

  const ask = async (texts: ConfirmTexts): Promise<boolean> => {
    const answer = await confirm(texts);
    // Asked once is enough: what comes after the yes must not be asked again.
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
