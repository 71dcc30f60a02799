/** Message from a page to the worker at logout. */
export const forgetMessage = 'foyer-forget';

/** State of a request in the worker. */
interface OnItsWay {
  goneBefore?: number;
}
interface Passing {
  state?: OnItsWay;
}

export interface Forgetting {
  /** Removes cached personal data, and keeps answers to running requests from being cached. */
  forget: () => Promise<void>;
  /** Workbox hooks before a request and before caching its answer. */
  plugin: {
    handlerWillStart: (passing: Passing) => Promise<void>;
    cacheDidUpdate: (passing: Passing) => Promise<void>;
  };
}

/**
 * Prevents that an answer to a request from before a logout is cached after it [I4.14, BR-10].
 * @param drop removes all cached personal data
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
