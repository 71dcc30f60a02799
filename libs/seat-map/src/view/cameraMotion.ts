import type { Bounds } from '../model/sectionModel.ts';
import { clampCamera, fitCamera, zoomAt, type Camera, type Point, type Viewport } from './camera.ts';
import { fromPitch, scaleOfPitch } from './levelOfDetail.ts';
import type { Travel } from './travel.ts';

const CLOSEST = scaleOfPitch(fromPitch.closest);

/** Camera and its movement, by hand and by animation. */
export class CameraMotion {
  camera: Camera = { scale: 1, x: 0, y: 0 };
  viewport: Viewport = { width: 0, height: 0 };
  /** Animation; without it the camera jumps, before its chunk has loaded and under reduced motion. */
  travel: Travel | undefined;
  readonly #map: Bounds;

  constructor(map: Bounds) {
    this.#map = map;
  }

  get whole(): Camera {
    return fitCamera(this.#map, this.viewport, 8, CLOSEST);
  }

  get isWhole(): boolean {
    return this.camera.scale <= this.whole.scale * 1.02;
  }

  get isClosest(): boolean {
    return this.camera.scale >= CLOSEST * 0.98;
  }

  /** Position of the camera, or the end of its animation. */
  get target(): Camera {
    return this.travel?.target ?? this.camera;
  }

  /** Keeps the centre of the view, and the whole map in view if it was. */
  resize(viewport: Viewport): void {
    const { viewport: before, isWhole } = this;
    this.travel?.stop();
    this.viewport = viewport;
    if (before.width === 0 || isWhole) this.camera = this.whole;
    else this.#move((viewport.width - before.width) / 2, (viewport.height - before.height) / 2);
  }

  /** Moves the camera by hand, in pixels. */
  pan(dx: number, dy: number, now: number): void {
    this.travel?.stop();
    this.travel?.drag(dx, dy, now);
    this.#move(dx, dy);
  }

  zoom(factor: number, anchor: Point): void {
    this.travel?.stop();
    this.camera = this.#clamp(zoomAt(this.camera, factor, anchor, { min: this.whole.scale, max: CLOSEST }));
  }

  flyTo(to: Camera, now: number): void {
    const { camera, viewport, travel } = this;
    this.camera = to;
    this.zoom(1, { x: viewport.width / 2, y: viewport.height / 2 });
    if (!travel) return;
    travel.fly(camera, this.camera, viewport, now);
    this.camera = camera;
  }

  /** @returns whether the camera is moving */
  step(now: number): boolean {
    const next = this.travel?.step(this.camera, now);
    // An animation moves in a straight line, and may leave the clamped area meanwhile.
    if (next) this.camera = this.travel?.target ? next : this.#clamp(next);
    return next !== undefined;
  }

  #move(dx: number, dy: number): void {
    const { scale, x, y } = this.camera;
    this.camera = this.#clamp({ scale, x: x + dx, y: y + dy });
  }

  #clamp(camera: Camera): Camera {
    return clampCamera(camera, this.#map, this.viewport);
  }
}
