import type { MapDrawing } from '../components/map/mapDrawing.ts';
import type { DrawContext, Surface } from '../draw/surface.ts';
import type { MapClock } from '../engine/mapClock.ts';

/** Recorded call of a canvas context. */
export interface DrawCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Clock that advances only on request. */
export class FakeClock implements MapClock {
  #now = 0;
  #ids = 0;
  readonly #frames = new Map<number, () => void>();
  readonly #timers = new Map<number, { at: number; callback: () => void }>();

  readonly now = (): number => this.#now;

  requestFrame(callback: () => void): number {
    this.#frames.set(++this.#ids, callback);
    return this.#ids;
  }

  cancelFrame(id: number): void {
    this.#frames.delete(id);
  }

  after(ms: number, callback: () => void): number {
    this.#timers.set(++this.#ids, { at: this.#now + ms, callback });
    return this.#ids;
  }

  cancelAfter(id: number): void {
    this.#timers.delete(id);
  }

  /** Whether no frame and no timeout is pending. */
  get isIdle(): boolean {
    return this.#frames.size === 0 && this.#timers.size === 0;
  }

  /** Runs frames of 16 ms each for a duration; stops early when nothing is pending. */
  run(ms = 2_000): void {
    const end = this.#now + ms;
    while (this.#now < end && !this.isIdle) {
      this.#now += 16;
      for (const [id, { at, callback }] of [...this.#timers]) {
        if (at <= this.#now && this.#timers.delete(id)) callback();
      }
      const frames = [...this.#frames.values()];
      this.#frames.clear();
      for (const frame of frames) frame();
    }
  }
}

/** Creates a surface that draws nothing and records every call. */
export function createFakeSurface(width: number, height: number): Surface & { calls: DrawCall[] } {
  const calls: DrawCall[] = [];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const answers: Record<string, (...args: number[]) => unknown> = {
    createImageData: (wide = 1, high = 1) => ({ data: new Uint8ClampedArray(wide * high * 4) }),
    createPattern: () => ({}),
    measureText: () => ({ width: 0 }),
  };
  const target: Record<string, unknown> = {};
  const context = new Proxy(target, {
    get: (_target, name: string) =>
      target[name] ??
      ((...args: number[]) => {
        calls.push({ method: name, args });
        return answers[name]?.(...args);
      }),
  });
  return { canvas, context: context as Partial<DrawContext> as DrawContext, calls };
}

/** Creates a fake canvas and clock. */
export function createFakeDrawing(): MapDrawing & { clock: FakeClock; screen: () => DrawCall[] } {
  let screen: DrawCall[] = [];
  return {
    clock: new FakeClock(),
    createSurface: createFakeSurface,
    surfaceOf: (canvas) => {
      const surface = createFakeSurface(canvas.width, canvas.height);
      screen = surface.calls;
      return { canvas, context: surface.context };
    },
    screen: () => screen,
    loadDetails: () => import('../components/map-details/mapDetails.ts'),
  };
}
