/** What a page says to the worker when a person is gone. */
export const forgetMessage = 'foyer-forget';

/** What a request remembers on its way through the worker. */
interface OnItsWay {
  goneBefore?: number;
}
interface Passing {
  state?: OnItsWay;
}

export interface Forgetting {
  /** Somebody left: what was kept goes, and what is on its way for them is not kept either. */
  forget: () => Promise<void>;
  /** The steps of a strategy that see a request off and its answer in. */
  plugin: {
    handlerWillStart: (passing: Passing) => Promise<void>;
    cacheDidUpdate: (passing: Passing) => Promise<void>;
  };
}

/**
 * An answer that was asked for before somebody left may come in after it; it would be kept for nobody [I4.14, BR-10].
 * @param drop lets go of everything that is kept of persons
 */
export function createForgetting(drop: () => Promise<unknown>): Forgetting {
  let goneSoFar = 0;
  return {
    forget: async () => {
      goneSoFar += 1;
      await drop();
    },
    plugin: {
      handlerWillStart: async ({ state }) => {
        if (state) state.goneBefore = goneSoFar;
      },
      cacheDidUpdate: async ({ state }) => {
        if (state?.goneBefore !== goneSoFar) await drop();
      },
    },
  };
}
