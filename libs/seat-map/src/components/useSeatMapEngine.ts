import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EngineEvents, EngineInput } from '../engine/engineEvents.ts';
import { SeatMapEngine } from '../engine/seatMapEngine.ts';
import { attachGestures } from '../gesture/pointerGestures.ts';
import { MapDrawingContext } from './mapDrawing.ts';

/** Sharper than this nobody sees, and four times the pixels to draw. */
const MOST_RATIO = 2;

/** An engine on a canvas, for as long as the canvas is there; none where the browser cannot draw. */
export function useSeatMapEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  input: EngineInput,
  events: EngineEvents & { onUnavailable(): void },
): RefObject<SeatMapEngine | undefined> {
  const drawing = useContext(MapDrawingContext);
  const engine = useRef<SeatMapEngine>(undefined);
  const latest = useRef(events);
  const first = useRef(input);

  useLayoutEffect(() => {
    latest.current = events;
    first.current = input;
  });

  useLayoutEffect(() => {
    const element = canvas.current;
    const surface = element && drawing.surfaceOf(element);
    if (!element || !surface) {
      latest.current.onUnavailable();
      return undefined;
    }
    const relay: EngineEvents = {
      onNeed: (codes) => latest.current.onNeed(codes),
      onPickSeat: (seat) => latest.current.onPickSeat(seat),
      onPickArea: (section) => latest.current.onPickArea(section),
      onFocus: (place) => latest.current.onFocus(place),
      onHover: (place, at) => latest.current.onHover(place, at),
      onView: (view) => latest.current.onView(view),
    };
    const made = new SeatMapEngine(surface, drawing.createSurface, drawing.clock, relay, first.current);
    engine.current = made;
    const fit = (): void => {
      const { clientWidth, clientHeight } = element;
      made.resize(clientWidth, clientHeight, Math.min(window.devicePixelRatio || 1, MOST_RATIO));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const detach = attachGestures(element, made);
    return () => {
      observer.disconnect();
      detach();
      made.destroy();
      engine.current = undefined;
    };
  }, [canvas, drawing]);

  useEffect(() => engine.current?.update(input), [input]);
  return engine;
}
