import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EngineEvents, EngineInput } from '../engine/engineEvents.ts';
import { SeatMapEngine } from '../engine/seatMapEngine.ts';
import { attachGestures } from '../gesture/pointerGestures.ts';
import { MapDrawingContext, type MapDetails } from './mapDrawing.ts';

/** Sharper than this nobody sees, and four times the pixels to draw. */
const MOST_RATIO = 2;

/** An engine on a canvas, for as long as the canvas is there; none where the browser cannot draw. */
export function useSeatMapEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  input: EngineInput,
  events: EngineEvents,
  details: MapDetails | null | undefined,
  onUnavailable: () => void,
): RefObject<SeatMapEngine | undefined> {
  const drawing = useContext(MapDrawingContext);
  const engine = useRef<SeatMapEngine>(undefined);
  const start = useRef({ input, events, onUnavailable });

  useLayoutEffect(() => {
    start.current = { input, events, onUnavailable };
    if (engine.current) engine.current.events = events;
  });

  useLayoutEffect(() => {
    const element = canvas.current!;
    const surface = drawing.surfaceOf(element);
    if (!surface) return start.current.onUnavailable();
    const { createSurface, clock } = drawing;
    const made = new SeatMapEngine(surface, createSurface, clock, start.current.events, start.current.input);
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
  useEffect(() => {
    if (details) engine.current?.complete(details.engineDetails);
  }, [details]);
  return engine;
}
