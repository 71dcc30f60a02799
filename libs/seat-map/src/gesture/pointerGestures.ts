import type { Point } from '../view/camera.ts';

/** Input that a cooperative map leaves to the page. */
export type PageInput = 'wheel' | 'finger';

/** Receives gestures; points in CSS pixels from the map's top left corner. */
export interface GestureTarget {
  /** Moves the map; by 0, 0 when the pointer goes down. */
  pan(dx: number, dy: number): void;
  /** The drag has ended. */
  release(): void;
  zoom(factor: number, anchor: Point): void;
  tap(point: Point, isTouch: boolean): void;
  hover(point: Point | undefined): void;
  /** A plain wheel or one finger scrolls the page, because the map is cooperative. */
  leaveToPage?(by: PageInput): void;
}

/** Pixels below which a movement still counts as a tap. */
const TAP_SLOP = 8;
/** Pixels below which a wheel event with Ctrl comes from a trackpad pinch rather than a wheel notch. */
const PINCH_STEP = 50;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Zoom factor of a wheel event. Lines and pages are converted to pixels; a notch is about a quarter. */
function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * [1, 16, 320][deltaMode]!;
  const isPinch = ctrlKey && deltaMode === 0 && Math.abs(pixels) < PINCH_STEP;
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) * (isPinch ? 0.01 : 0.0022));
}

/**
 * Converts pointer and wheel events to gestures.
 * @param isCooperative whether a plain wheel and one finger scroll the page, and only Ctrl or Cmd with the wheel and
 * two fingers move the map. Requires `touch-action: pan-x pan-y` on the element, `none` otherwise.
 * @returns a function that detaches the listeners
 */
export function attachGestures(
  element: HTMLElement,
  target: GestureTarget,
  isCooperative = (): boolean => false,
): () => void {
  const held = new Map<number, Point>();
  let start: Point;
  let moved = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  // `touch-action` allows scrolling with two fingers as well as one: only a prevented touch event leaves two fingers to
  // the map.
  const keepTwoFingers = (event: Event): void => {
    if (held.size > 1 && event.cancelable) event.preventDefault();
  };

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    touchstart: keepTwoFingers,
    touchmove: keepTwoFingers,
    pointerdown(event) {
      if (event.button !== 0) return;
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // A synthetic or already released pointer cannot be captured; the gesture works without capture.
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
      held.set(event.pointerId, point);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      const isFirst = !moved;
      moved = true;
      if (!other && event.pointerType !== 'mouse' && isCooperative()) {
        if (isFirst) target.leaveToPage?.('finger');
        return;
      }
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
      if (isCooperative() && !event.ctrlKey && !event.metaKey) return target.leaveToPage?.('wheel');
      event.preventDefault();
      target.zoom(wheelFactor(event), pointOf(event));
    },
  };
  const pairs = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of pairs) element.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of pairs) element.removeEventListener(name, listener);
  };
}
