/** Clock of the engine; tests inject one that they advance. */
export interface MapClock {
  /** Milliseconds since an arbitrary start. */
  now(): number;
  /** Runs a callback before the next frame. */
  requestFrame(callback: () => void): number;
  cancelFrame(id: number): void;
  after(ms: number, callback: () => void): number;
  cancelAfter(id: number): void;
}

/** Clock of the browser. */
export const browserClock: MapClock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (id) => cancelAnimationFrame(id),
  after: (ms, callback) => window.setTimeout(callback, ms),
  cancelAfter: (id) => window.clearTimeout(id),
};
