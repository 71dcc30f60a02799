import type { Point } from '../view/camera.ts';

/** What fingers, mouse and wheel do to the map; points in CSS pixels from its corner. */
export interface GestureTarget {
  pan(dx: number, dy: number): void;
  /** Speeds in pixels a millisecond. */
  glide(vx: number, vy: number): void;
  zoom(factor: number, anchor: Point): void;
  tap(point: Point, isTouch: boolean): void;
  hover(point: Point | undefined): void;
}

/** A finger that moved less has tapped. */
const TAP_SLOP = 8;
/** Speed is taken over the last movements of so many milliseconds. */
const SPEED_MS = 80;

interface Held extends Point {
  readonly startX: number;
  readonly startY: number;
}

/** Turns pointer and wheel events into gestures. @returns how to stop */
export function attachGestures(element: HTMLElement, target: GestureTarget): () => void {
  const held = new Map<number, Held>();
  let moved = false;
  let trail: (Point & { at: number })[] = [];

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    // A synthetic or already released pointer cannot be captured; the gesture works without.
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      moved = false;
    }
    moved = held.size > 0;
    held.set(event.pointerId, { ...point, startX: point.x, startY: point.y });
    trail = [{ ...point, at: event.timeStamp }];
    target.pan(0, 0);
  };

  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    const before = held.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') target.hover(point);
      return;
    }
    const [other] = [...held].filter(([id]) => id !== event.pointerId);
    if (!moved && Math.hypot(point.x - before.startX, point.y - before.startY) < TAP_SLOP) return;
    moved = true;
    held.set(event.pointerId, { ...before, ...point });
    if (other) pinch(other[1], before, point);
    else target.pan(point.x - before.x, point.y - before.y);
    trail = [...trail.filter(({ at }) => event.timeStamp - at < SPEED_MS), { ...point, at: event.timeStamp }];
  };

  const pinch = (still: Point, from: Point, to: Point): void => {
    target.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    const apart = (point: Point): number => Math.max(Math.hypot(point.x - still.x, point.y - still.y), 1);
    target.zoom(apart(to) / apart(from), { x: (still.x + to.x) / 2, y: (still.y + to.y) / 2 });
  };

  const up = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId) || held.size > 0) return;
    if (!moved) {
      target.tap(pointOf(event), event.pointerType === 'touch');
      return;
    }
    const [first] = trail;
    const passed = first ? event.timeStamp - first.at : 0;
    if (!first || passed <= 0 || passed > 2 * SPEED_MS) return;
    const last = trail.at(-1)!;
    target.glide((last.x - first.x) / passed, (last.y - first.y) / passed);
  };

  const cancel = (event: PointerEvent): void => {
    held.delete(event.pointerId);
  };
  const leave = (): void => target.hover(undefined);

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Lines and pages become pixels; one notch of a wheel is about a quarter.
    const pixels = event.deltaY * [1, 16, 320][event.deltaMode]!;
    const speed = event.ctrlKey ? 0.01 : 0.0022;
    target.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed), pointOf(event));
  };

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: cancel,
    pointerleave: leave,
  };
  const pairs = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of pairs) element.addEventListener(name, listener);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const [name, listener] of pairs) element.removeEventListener(name, listener);
    element.removeEventListener('wheel', wheel);
  };
}
