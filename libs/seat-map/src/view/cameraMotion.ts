import type { Bounds } from '../model/sectionModel.ts';
import {
  cameraBetween,
  clampCamera,
  fitCamera,
  zoomAt,
  type Camera,
  type Point,
  type Viewport,
  type ZoomLimits,
} from './camera.ts';
import { fromPitch, scaleOfPitch } from './levelOfDetail.ts';

const FLIGHT_MS = 300;
/** A glide loses half of its speed in so many milliseconds. */
const GLIDE_HALF_MS = 90;
const GLIDE_ENDS = 0.02;

interface Flight {
  readonly from: Camera;
  readonly to: Camera;
  readonly startedAt: number;
}

/** The camera and how it moves: by hand, gliding on, or flying to a place. */
export class CameraMotion {
  camera: Camera = { scale: 1, x: 0, y: 0 };
  viewport: Viewport = { width: 0, height: 0 };
  /** Where motion would be unwelcome, the camera jumps. */
  reduced = false;
  readonly #map: Bounds;
  #flight: Flight | undefined;
  #glide: { vx: number; vy: number; at: number } | undefined;

  constructor(map: Bounds) {
    this.#map = map;
  }

  get whole(): Camera {
    return fitCamera(this.#map, this.viewport, 8, scaleOfPitch(fromPitch.closest));
  }

  get limits(): ZoomLimits {
    return { min: this.whole.scale, max: scaleOfPitch(fromPitch.closest) };
  }

  get isWhole(): boolean {
    return this.camera.scale <= this.whole.scale * 1.02;
  }

  /** Where the camera is, or is flying to. */
  get target(): Camera {
    return this.#flight?.to ?? this.camera;
  }

  /** Keeps the middle of the picture in the middle, and the whole map whole. */
  resize(viewport: Viewport): void {
    const isFirst = this.viewport.width === 0;
    const wasWhole = !isFirst && this.isWhole;
    const { camera, viewport: before } = this;
    this.viewport = viewport;
    if (isFirst || wasWhole) this.camera = this.whole;
    else {
      this.#set({
        scale: camera.scale,
        x: camera.x + (viewport.width - before.width) / 2,
        y: camera.y + (viewport.height - before.height) / 2,
      });
    }
    this.#flight = undefined;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.#set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoom(factor: number, anchor: Point): void {
    this.stop();
    this.#set(zoomAt(this.camera, factor, anchor, this.limits));
  }

  /** Goes on after the hand has let go; speeds in pixels a millisecond. */
  glide(vx: number, vy: number, now: number): void {
    if (!this.reduced && Math.hypot(vx, vy) > 0.15) this.#glide = { vx, vy, at: now };
  }

  flyTo(camera: Camera, now: number): void {
    this.stop();
    const scale = Math.min(Math.max(camera.scale, this.limits.min), this.limits.max);
    const to = clampCamera({ ...camera, scale }, this.#map, this.viewport);
    if (this.reduced) this.camera = to;
    else this.#flight = { from: this.camera, to, startedAt: now };
  }

  stop(): void {
    this.#flight = undefined;
    this.#glide = undefined;
  }

  /** @returns whether the camera is still on its way */
  step(now: number): boolean {
    if (this.#flight) {
      const { from, to, startedAt } = this.#flight;
      const done = Math.min((now - startedAt) / FLIGHT_MS, 1);
      this.camera = cameraBetween(from, to, 1 - (1 - done) ** 3, this.viewport);
      if (done === 1) this.#flight = undefined;
    } else if (this.#glide) {
      const { vx, vy, at } = this.#glide;
      const passed = now - at;
      this.#set({ ...this.camera, x: this.camera.x + vx * passed, y: this.camera.y + vy * passed });
      const slower = 0.5 ** (passed / GLIDE_HALF_MS);
      this.#glide = { vx: vx * slower, vy: vy * slower, at: now };
      if (Math.hypot(vx, vy) * slower < GLIDE_ENDS) this.#glide = undefined;
    }
    return this.#flight !== undefined || this.#glide !== undefined;
  }

  #set(camera: Camera): void {
    this.camera = clampCamera(camera, this.#map, this.viewport);
  }
}
