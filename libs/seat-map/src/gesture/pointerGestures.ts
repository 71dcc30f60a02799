import type { Point } from '../view/camera.ts';

/** What fingers, mouse and wheel do to the map; points in CSS pixels from its corner. */
export interface GestureTarget {
  /** By nothing when a hand takes hold of it. */
  pan(dx: number, dy: number): void;
  /** The hand that has moved it lets go. */
  release(): void;
  zoom(factor: number, anchor: Point): void;
  tap(point: Point, isTouch: boolean): void;
  hover(point: Point | undefined): void;
}

/** A finger that moved less has tapped. */
const TAP_SLOP = 8;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Turns pointer and wheel events into gestures. @returns how to stop */
export function attachGestures(element: HTMLElement, target: GestureTarget): () => void {
  const held = new Map<number, Point>();
  let start: Point;
  let moved = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown(event) {
      if (event.button !== 0) return;
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // A synthetic or already released pointer cannot be captured; the gesture works without.
      }
      moved = held.size > 0;
      start = pointOf(event);
      held.set(event.pointerId, start);
      target.pan(0, 0);
    },
    pointermove(event) {
      const point = pointOf(event);
      const before = held.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== 'touch') target.hover(point);
        return;
      }
      if (!moved && apart(point, start) < TAP_SLOP) return;
      moved = true;
      held.set(event.pointerId, point);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      const share = other ? 0.5 : 1;
      target.pan((point.x - before.x) * share, (point.y - before.y) * share);
      if (!other) return;
      const middle = { x: (other.x + point.x) / 2, y: (other.y + point.y) / 2 };
      target.zoom(Math.max(apart(point, other), 1) / Math.max(apart(before, other), 1), middle);
    },
    pointerup(event) {
      if (!held.delete(event.pointerId) || held.size > 0) return;
      if (moved) target.release();
      else target.tap(pointOf(event), event.pointerType === 'touch');
    },
    pointercancel(event) {
      held.delete(event.pointerId);
    },
    pointerleave() {
      target.hover(undefined);
    },
    wheel(event) {
      event.preventDefault();
      // Lines and pages become pixels; one notch of a wheel is about a quarter.
      const pixels = event.deltaY * [1, 16, 320][event.deltaMode]!;
      const speed = event.ctrlKey ? 0.01 : 0.0022;
      target.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed), pointOf(event));
    },
  };
  const pairs = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of pairs) element.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of pairs) element.removeEventListener(name, listener);
  };
}
