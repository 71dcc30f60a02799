import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EngineEvents, EngineInput } from '../../engine/events/engineEvents.ts';
import { SeatMapEngine } from '../../engine/seatMapEngine.ts';
import { attachGestures } from '../../gesture/pointerGestures.ts';
import { MapDrawingContext, type MapDetails } from './mapDrawing.ts';

/** Maximum pixel ratio: a higher one shows no difference and multiplies the pixels. */
const MOST_RATIO = 2;

interface EngineOptions {
  input: EngineInput;
  events: EngineEvents;
  details: MapDetails | null | undefined;
  /** Called if the browser has no canvas. */
  onUnavailable: () => void;
  /** Leaves scrolling to the page. */
  isCooperative: boolean;
}

/** Runs an engine on a canvas while it is mounted; the ref stays `undefined` if the browser has no canvas. */
export function useSeatMapEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: EngineOptions,
): RefObject<SeatMapEngine | undefined> {
  const drawing = useContext(MapDrawingContext);
  const engine = useRef<SeatMapEngine>(undefined);
  const latest = useRef(options);
  const { input, details } = options;

  useLayoutEffect(() => {
    latest.current = options;
    if (engine.current) engine.current.events = options.events;
  });

  useLayoutEffect(() => {
    const element = canvas.current!;
    const surface = drawing.surfaceOf(element);
    const { events, onUnavailable } = latest.current;
    if (!surface) return onUnavailable();
    const { createSurface, clock } = drawing;
    const made = new SeatMapEngine(surface, createSurface, clock, events, latest.current.input);
    engine.current = made;
    const fit = (): void => {
      const { clientWidth, clientHeight } = element;
      made.resize(clientWidth, clientHeight, Math.min(window.devicePixelRatio || 1, MOST_RATIO));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    const detach = attachGestures(element, made, () => latest.current.isCooperative);
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
