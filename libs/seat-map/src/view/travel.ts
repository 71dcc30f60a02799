import type { Camera, Point, Viewport } from './camera.ts';

const FLIGHT_MS = 300;
/** Milliseconds in which a glide loses half of its speed. */
const GLIDE_HALF_MS = 90;
/** Pixels per millisecond: minimum speed to start gliding, and speed at which gliding ends. */
const GLIDE_BEGINS = 0.15;
const GLIDE_ENDS = 0.02;
/** Milliseconds of movement from which the speed is computed. */
const SPEED_MS = 80;

interface Flight {
  readonly from: Camera;
  readonly to: Camera;
  readonly viewport: Viewport;
  readonly startedAt: number;
}

/** Animated movement of a camera: gliding after a drag, and flying to a place. Times in milliseconds. */
export class Travel {
  #flight: Flight | undefined;
  #glide: { vx: number; vy: number; at: number } | undefined;
  #trail: (Point & { at: number })[] = [];

  /** End of the current flight. */
  get target(): Camera | undefined {
    return this.#flight?.to;
  }

  fly(from: Camera, to: Camera, viewport: Viewport, now: number): void {
    this.#flight = { from, to, viewport, startedAt: now };
  }

  stop(): void {
    this.#flight = this.#glide = undefined;
  }

  /** Records a drag in pixels; 0, 0 when it starts. */
  drag(dx: number, dy: number, now: number): void {
    this.#trail = [...this.#trail.filter(({ at }) => now - at < SPEED_MS), { x: dx, y: dy, at: now }];
  }

  /** Ends a drag, and starts a glide if it was fast enough. */
  release(now: number): void {
    const [first, ...others] = this.#trail;
    this.#trail = [];
    const last = others.at(-1);
    // A drag that had come to rest starts no glide.
    if (!first || !last || now - last.at > SPEED_MS) return;
    const passed = Math.max(last.at - first.at, 1);
    const vx = others.reduce((sum, { x }) => sum + x, 0) / passed;
    const vy = others.reduce((sum, { y }) => sum + y, 0) / passed;
    if (Math.hypot(vx, vy) > GLIDE_BEGINS) this.#glide = { vx, vy, at: now };
  }

  /** @returns the camera after the elapsed time; `undefined` when it rests */
  step(camera: Camera, now: number): Camera | undefined {
    if (this.#flight) {
      const { from, to, viewport, startedAt } = this.#flight;
      const done = Math.min((now - startedAt) / FLIGHT_MS, 1);
      if (done === 1) this.#flight = undefined;
      return cameraBetween(from, to, 1 - (1 - done) ** 3, viewport);
    }
    if (!this.#glide) return undefined;
    const { vx, vy, at } = this.#glide;
    const passed = now - at;
    const slower = 0.5 ** (passed / GLIDE_HALF_MS);
    this.#glide =
      Math.hypot(vx, vy) * slower < GLIDE_ENDS ? undefined : { vx: vx * slower, vy: vy * slower, at: now };
    return { ...camera, x: camera.x + vx * passed, y: camera.y + vy * passed };
  }
}

/** Interpolates two views: the scale changes evenly, the centre moves in a straight line. */
export function cameraBetween(from: Camera, to: Camera, progress: number, viewport: Viewport): Camera {
  if (progress >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** progress;
  // Straight on the screen: the progress along the path depends on the progress of the zoom.
  const zoomed = 1 / from.scale - 1 / to.scale;
  const isZoom = Math.abs(to.scale / from.scale - 1) > 1e-6;
  const way = isZoom ? (1 / from.scale - 1 / scale) / zoomed : progress;
  const along = (size: number, start: number, end: number): number => {
    const [first, last] = [(size / 2 - start) / from.scale, (size / 2 - end) / to.scale];
    return size / 2 - (first + (last - first) * way) * scale;
  };
  return {
    scale,
    x: along(viewport.width, from.x, to.x),
    y: along(viewport.height, from.y, to.y),
  };
}
