/** Measures script time per frame: animation frames and event handlers. */
export interface FrameMeter {
  /** Waits until no frame was requested for `ms`. */
  quiet(ms: number): Promise<void>;
  /** Runs one step per frame; returns the script time of each frame in milliseconds. */
  run(frames: number, step: (frame: number) => void): Promise<number[]>;
}

export function createFrameMeter(): FrameMeter {
  const nextFrame = window.requestAnimationFrame.bind(window);
  let spent = 0;
  let lastAsked = performance.now();
  window.requestAnimationFrame = (callback) => {
    lastAsked = performance.now();
    return nextFrame((time) => {
      const started = performance.now();
      callback(time);
      spent += performance.now() - started;
    });
  };
  return {
    async quiet(ms) {
      lastAsked = performance.now();
      while (performance.now() - lastAsked < ms) await new Promise((resolve) => setTimeout(resolve, 20));
      spent = 0;
    },
    run(frames, step) {
      const times: number[] = [];
      return new Promise((resolve) => {
        const tick = (frame: number): void => {
          if (frame > 0) times.push(spent);
          spent = 0;
          if (frame === frames) return resolve(times);
          const started = performance.now();
          step(frame);
          spent += performance.now() - started;
          nextFrame(() => tick(frame + 1));
        };
        nextFrame(() => tick(0));
      });
    },
  };
}
