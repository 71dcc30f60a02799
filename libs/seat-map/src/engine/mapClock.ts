/** Time, as the engine needs it; tests hand in one that they move. */
export interface MapClock {
  /** Milliseconds from any start. */
  now(): number;
  /** Calls back before the next picture. */
  requestFrame(callback: () => void): number;
  cancelFrame(id: number): void;
  after(ms: number, callback: () => void): number;
  cancelAfter(id: number): void;
}

/** The browser's time. */
export const browserClock: MapClock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
  after: (ms, callback) => window.setTimeout(callback, ms),
  cancelAfter: (id) => window.clearTimeout(id),
};
